internal import Domain
internal import Foundation

/// The fields that papers have in common, filled in from the journey, the profile and the choices.
struct PaperFields {
    let facts: PaperFacts
    let subject: PaperSubject
    let profile: TravellersProfile
    let choices: PaperChoices
    let date: CalendarDay

    private var whole: Trip { facts.whole }
    /// Whether the paper is about journeys with a season ticket.
    var isSeason: Bool { choices.ticket == .season || !subject.others.isEmpty || isPooled }
    /// Whether the paper is about delays that a season ticket collects.
    private var isPooled: Bool {
        if case .pooled? = subject.answer?.verdict { true } else { false }
    }

    // MARK: What happened

    var happened: PaperField {
        let happened = facts.happened
        return PaperField(
            .happened,
            .options(
                [.delay, .cancellation, .missedConnection], ticked: happened,
                missing: happened.isEmpty ? arrivalGap : nil))
    }

    var missedAt: PaperField {
        PaperField(
            .missedAt,
            facts.missedAt.flatMap(Self.text).map { .value($0) } ?? .blank(.noConnectionMissed))
    }

    var earlierRequest: PaperField {
        PaperField(
            .earlierRequest,
            choices.earlier.map { .value(.earlier($0)) } ?? .blank(.noEarlierRequest))
    }

    // MARK: As booked

    var undertaking: PaperField {
        let operators = facts.operators.joined(separator: ", ")
        return PaperField(
            .undertaking, Self.text(operators), else: .trip(facts.first.id, .operator))
    }
    var day: PaperField { PaperField(.day, .value(.day(whole.departure.day))) }
    var from: PaperField { PaperField(.from, .value(.text(whole.from))) }
    var to: PaperField { PaperField(.to, .value(.text(whole.to))) }
    var departure: PaperField {
        PaperField(.departure, .value(.time(whole.departure, besides: whole.departure.day)))
    }
    var arrival: PaperField {
        PaperField(
            .arrival, whole.arrival.map { .time($0, besides: whole.departure.day) },
            else: .trip(facts.last.id, .arrival))
    }
    var service: PaperField {
        PaperField(
            whole.mode == .flight ? .flight : .service,
            Self.text(facts.services.joined(separator: ", ")),
            else: .trip(facts.first.id, .service))
    }
    var reference: PaperField {
        PaperField(.reference, Self.text(choices.reference), else: .choice(.reference))
    }
    var price: PaperField {
        let price = isSeason ? priceOfSeason ?? whole.fare : whole.fare ?? subject.pass?.price
        return PaperField(.price, price.map { .fare($0) }, else: .trip(facts.first.id, .fare))
    }
    /// The price that was paid for the season ticket, or else its list price.
    private var priceOfSeason: Fare? {
        guard let pass = subject.pass else { return nil }
        return pass.price ?? subject.answer?.scheme.price(of: pass.product, on: whole.departure.day)
    }
    var ticket: PaperField {
        let kind = isSeason ? .season : choices.ticket
        return PaperField(.ticket, kind.map { .ticket($0) }, else: .choice(.ticket))
    }
    var travelClass: PaperField {
        PaperField(
            .travelClass,
            Self.text(whole.travelClass.unlessEmpty ?? subject.pass?.travelClass ?? ""),
            else: .trip(facts.first.id, .travelClass))
    }

    // MARK: As it was

    private var arrivalGap: PaperGap {
        if whole.disruption != nil { return .trip(facts.arrivalLeg, .arrivalAtDestination) }
        return whole.arrival == nil && whole.actualArrival != nil
            ? .trip(facts.last.id, .arrival) : .trip(facts.arrivalLeg, .actualArrival)
    }
    private var actualArrivalGap: PaperGap {
        .trip(facts.arrivalLeg, whole.disruption == nil ? .actualArrival : .arrivalAtDestination)
    }
    var actualDay: PaperField {
        PaperField(.actualDay, facts.actualArrival.map { .day($0.day) }, else: actualArrivalGap)
    }
    var actualDeparture: PaperField {
        PaperField(
            .actualDeparture,
            whole.actualDeparture.map { .time($0, besides: whole.departure.day) },
            else: .trip(facts.departed.id, .actualDeparture))
    }
    var actualArrival: PaperField {
        PaperField(
            .actualArrival, facts.actualArrival.map { .time($0, besides: whole.departure.day) },
            else: actualArrivalGap)
    }
    var actualService: PaperField {
        PaperField(
            .actualService, Self.text(facts.actualServices.joined(separator: ", ")),
            else: .trip((facts.arrived ?? facts.first).id, .service))
    }
    var delay: PaperField {
        PaperField(.delay, facts.late.map { .minutes($0) }, else: arrivalGap)
    }

    // MARK: The wish

    var wanted: PaperField {
        let ticked: PaperOption?
        var gap = PaperGap.choice(.wanted)
        switch choices.wanted {
        case .refund: ticked = .refund
        case .compensation: (ticked, gap) = (compensation, arrivalGap)
        case nil where facts.turnedBack: ticked = .refund
        case nil: ticked = compensation
        }
        if ticked == nil, let late = facts.late, late < 60 {
            return PaperField(.wanted, .blank(.lessThanAnHour))
        }
        return PaperField(
            .wanted,
            .options(
                [.refund, .compensationFromHour, .compensationFromTwoHours, .repeatedDelays],
                ticked: Set(ticked.map { [$0] } ?? []), missing: ticked == nil ? gap : nil))
    }
    private var compensation: PaperOption? {
        if isSeason { return .repeatedDelays }
        guard let late = facts.late, late >= 60 else { return nil }
        return late >= 120 ? .compensationFromTwoHours : .compensationFromHour
    }
    var costs: PaperField {
        let named = [(PaperOption.hotel, choices.hotel), (.meals, choices.meals)]
        let costs = facts.costs + named.compactMap { kind, amount in PaperCost(kind, amount) }
        return PaperField(.costs, costs.isEmpty ? .blank(.noCosts) : .value(.costs(costs)))
    }
    var amount: PaperField {
        PaperField(.amount, owed.map { .value(.fare($0)) } ?? .blank(.noAmount))
    }
    /// The amount for the journey, or for the delays with a season ticket. A claim for delays may
    /// ask for less if earlier claims used some of them.
    var owed: Fare? {
        guard let answer = subject.answer else { return nil }
        guard isPooled else { return answer.owed?.amount }
        if let claimed = subject.claimed { return claimed }
        guard let pass = subject.pass else { return nil }
        let balance = answer.rule.balance(
            of: cases.map(\.late), in: pass.seat, price: priceOfSeason)
        return balance.flatMap { $0.owed.amount > 0 ? $0.owed : nil }
    }
    var rule: PaperField {
        PaperField(.rule, subject.answer.map { .value(.rule($0)) } ?? .blank(.noAmount))
    }

    // MARK: The end

    /// - Parameter answer: The answer that gives an amount, or `nil` if another field states it.
    func remarks(_ answer: RightsAnswer? = nil) -> PaperField {
        let legs = facts.legs
        // For a single trip, the other fields say everything.
        let told = legs.count > 1 ? legs : []
        let owing = answer?.owed == nil ? nil : answer
        guard Self.text(choices.remarks) != nil || owing != nil || !told.isEmpty else {
            return PaperField(.remarks, .blank(.nothingToAdd))
        }
        let remarks = PaperRemarks(
            own: choices.remarks, answer: owing, legs: told, isBelowCases: false)
        return PaperField(.remarks, .value(.remarks(remarks)))
    }
    /// Returns the journeys with a season ticket and below them only the person's own remarks, or
    /// else the remarks.
    ///
    /// - Parameter answer: The answer that gives an amount, or `nil` if another field states it.
    func remarksOrCases(_ answer: RightsAnswer? = nil) -> [PaperField] {
        let cases = isSeason ? cases : []
        guard !cases.isEmpty else { return [remarks(answer)] }
        let sum = answer == nil ? nil : sumOfCases
        let all = PaperCases(all: cases, sum: sum, answer: sum == nil ? nil : answer)
        let field = PaperField(.cases, .value(.cases(all)))
        guard Self.text(choices.remarks) != nil else { return [field] }
        let remarks = PaperRemarks(own: choices.remarks, answer: nil, legs: [], isBelowCases: true)
        return [field, PaperField(.remarks, .value(.remarks(remarks)))]
    }
    /// The sum of all cases, or `nil` if the rules give nothing for them together.
    private var sumOfCases: Fare? { subject.claimed ?? (isPooled ? owed : nil) }
    var cases: [PaperCase] {
        ([subject.journey] + subject.others).compactMap(PaperCase.init)
            .sorted { ($0.arrival.day, $0.arrival.isoText) < ($1.arrival.day, $1.arrival.isoText) }
    }
    var consent: PaperField {
        PaperField(
            .consent,
            .options(
                [.consent], ticked: choices.consents ? [.consent] : [],
                missing: choices.consents ? nil : .choice(.consent)))
    }
    var truth: PaperField {
        PaperField(
            .truth,
            .options(
                [.truth], ticked: choices.declaresTruth ? [.truth] : [],
                missing: choices.declaresTruth ? nil : .choice(.truth)))
    }
    var writtenOn: PaperField { PaperField(.date, .value(.day(date))) }
    var place: PaperField { PaperField(.place, Self.text(choices.place), else: .choice(.place)) }
    var signatory: PaperField {
        PaperField(.signatory, Self.text(profile.name), else: .profile(.name))
    }

    // MARK: Evidence

    var legs: PaperField { PaperField(.legs, .value(.legs(facts.legs))) }
    var recipient: PaperField {
        let desk = subject.answer?.scheme.desk.map { [$0.name] + $0.address } ?? facts.operators
        return PaperField(
            .recipient, desk.isEmpty ? nil : .lines(desk), else: .trip(facts.first.id, .operator))
    }
    var distance: PaperField? {
        // A distance of which only the towns are known is not stated to others.
        guard case .fixed(let length?)? = subject.answer?.owed?.basis, !length.isAbout else {
            return nil
        }
        return PaperField(.distance, .value(.kilometres(length.kilometres)))
    }

    static func text(_ text: String) -> PaperValue? {
        text.contains { !$0.isWhitespace } ? .text(text) : nil
    }

    static func lines(_ text: String) -> PaperValue? {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
            .filter { $0.contains { !$0.isWhitespace } }
        return lines.isEmpty ? nil : .lines(lines)
    }
}

// The traveller and the account for the payment.
extension PaperFields {
    var name: PaperField { PaperField(.name, Self.text(profile.name), else: .profile(.name)) }
    var address: PaperField {
        PaperField(.address, Self.lines(profile.address), else: .profile(.address))
    }
    var email: PaperField { PaperField(.email, Self.text(profile.email), else: .profile(.email)) }
    var telephone: PaperField {
        PaperField(.telephone, Self.text(profile.telephone), else: .profile(.telephone))
    }
    var payment: PaperField {
        PaperField(
            .payment,
            .options(
                [.money, .voucher], ticked: [isPaidAsVoucher ? .voucher : .money], missing: nil))
    }
    /// Whether a voucher is asked for, by choice or because the rule gives nothing else.
    private var isPaidAsVoucher: Bool {
        choices.payment == .voucher || subject.answer?.owed?.isVoucher == true
    }
    /// The account for the payment; blank with a voucher.
    var account: [PaperField] {
        guard !isPaidAsVoucher else {
            return [.iban, .bic, .holder].map { PaperField($0, .blank(.paidAsVoucher)) }
        }
        let holder = Self.text(profile.accountHolder) ?? Self.text(profile.name)
        return [
            PaperField(.iban, Self.text(profile.ibanInGroups), else: .profile(.iban)),
            PaperField(.bic, Self.text(profile.bic), else: .profile(.bic)),
            PaperField(.holder, holder, else: .profile(.name)),
        ]
    }
}
