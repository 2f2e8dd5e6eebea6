public import Domain

/// The rules of one payer for the delays of certain journeys. It is a class because thousands of
/// answers refer to few schemes.
public final class RightsScheme: Sendable {
    /// The id, such as `eu-rail`, which is also the name of the scheme's file.
    public let id: String
    /// The name that the user sees, such as "Deutsche Bahn".
    public let name: String
    /// The day on which the rules were compiled. If two files have the same scheme, the later
    /// edition counts.
    public let edition: CalendarDay
    /// The coverages. A journey is covered if one of them covers it.
    package let covers: [Coverage]
    package let products: [RightsProduct]
    public let desk: ClaimDesk?
    public let evidence: [ClaimEvidence]
    package let excludes: [ClaimExclusion]
    /// The kind of paper to claim with, or `nil` if the rules name none.
    public let paper: PaperKind?
    /// The language that the payer reads, such as `de`; empty if the rules name none.
    public let language: String

    package init(
        id: String, name: String, edition: CalendarDay, covers: [Coverage],
        products: [RightsProduct], desk: ClaimDesk? = nil, evidence: [ClaimEvidence] = [],
        excludes: [ClaimExclusion] = [], paper: PaperKind? = nil, language: String = ""
    ) {
        self.id = id
        self.name = name
        self.edition = edition
        self.covers = covers
        self.products = products
        self.desk = desk
        self.evidence = evidence
        self.excludes = excludes
        self.paper = paper
        self.language = language
    }

    /// Returns the circumstances that exclude a claim.
    ///
    /// - Parameter isCancelled: Whether a part of the claimed journey was cancelled.
    public func exclusions(whereCancelled isCancelled: Bool) -> [ClaimExclusion] {
        excludes.filter { isCancelled || $0 != .toldTwoWeeksBefore }
    }

    /// Returns the rule of a product, such as a season ticket, on a day of travel.
    package func rule(of product: String, on day: CalendarDay) -> RightsRule? {
        products.first { $0.id == product }?.rule(on: day)
    }

    /// Returns whether the scheme is for any trips with a means of transport.
    package func isFor(_ mode: TravelMode) -> Bool { covers.contains { $0.mode == mode } }

    /// Returns whether a product's delays are collected, on any day.
    package func collects(_ product: String) -> Bool {
        products.first { $0.id == product }?.rules.contains { $0.pool != nil } ?? false
    }

    /// Returns the list price of a product for its validity, or `nil` if it is not the same for
    /// every buyer.
    package func price(of product: String, on day: CalendarDay) -> Fare? {
        products.first { $0.id == product }?.price(on: day)
    }
}

extension RightsScheme: Hashable {
    public static func == (left: RightsScheme, right: RightsScheme) -> Bool {
        left === right || (left.id == right.id && left.edition == right.edition)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(edition)
    }
}

/// A group of tickets that the same rules apply to.
public struct RightsProduct: Hashable, Sendable {
    /// The id, such as `single`. The id of a season ticket is unique.
    package let id: String
    /// The name that the user sees, for a season ticket; the id if it has none.
    package let name: String
    package let tickets: Set<TicketKind>
    /// The services that the product is for, such as `TGV *`, or `nil` for all that no other
    /// product names.
    package let services: OperatorNames?
    /// The rules, one after the other in the order of their days.
    package let rules: [RightsRule]
    /// The list prices for the ticket's validity; empty if they are not the same for every buyer.
    package let prices: [ProductPrice]

    package init(
        id: String, name: String? = nil, tickets: Set<TicketKind>,
        services: OperatorNames? = nil, rules: [RightsRule], prices: [ProductPrice] = []
    ) {
        self.id = id
        self.name = name ?? id
        self.tickets = tickets
        self.services = services
        self.rules = rules
        self.prices = prices
    }

    package func price(on day: CalendarDay) -> Fare? {
        prices.last { $0.days.contains(day) }?.price
    }

    package func rule(on day: CalendarDay) -> RightsRule? {
        rules.last { $0.days.contains(day) }
    }

    func isFor(_ ticket: JourneyTicket) -> Bool {
        guard tickets.contains(ticket.kind) else { return false }
        return ticket.season == nil || ticket.season == id
    }
}

/// A list price that applies on some days.
public struct ProductPrice: Hashable, Sendable {
    package let days: Validity
    package let price: Fare

    package init(_ price: Fare, on days: Validity) {
        self.price = price
        self.days = days
    }
}

/// The office that a claim is sent to.
public struct ClaimDesk: Hashable, Sendable {
    public let name: String
    public let address: [String]
    /// The way to reach it, in words.
    public let channel: String

    package init(name: String, address: [String] = [], channel: String = "") {
        self.name = name
        self.address = address
        self.channel = channel
    }
}

/// A document that a claim has to be handed in with.
public enum ClaimEvidence: String, CaseIterable, Sendable {
    case ticket, bookingNumber, delayConfirmation, boardingPass
}

/// A circumstance that excludes a claim and that times alone cannot tell.
public enum ClaimExclusion: String, CaseIterable, Sendable {
    case extraordinaryCircumstances, toldBeforeBuying, choiceOffered, localServices, refunded
    case tooShortDistance
    /// The traveller was told two weeks ahead. It applies to cancellations only.
    case toldTwoWeeksBefore
    case outsideControl, weather, longLine, announcedSpeedRestrictions
}

extension RightsScheme {
    /// Returns whether the scheme covers a journey. A certain answer takes precedence over an
    /// uncertain one.
    func covers(_ journey: TicketJourney, at whereabouts: JourneyWhereabouts) -> Coverage.Answer {
        var answer = Coverage.Answer.no
        for coverage in covers {
            switch coverage.covers(journey, at: whereabouts) {
            case .yes: return .yes
            case .no: continue
            case .unless(let missing): if answer == .no { answer = .unless(missing) }
            }
        }
        return answer
    }

    /// Returns the answer for a covered journey, or `nil` if there is no rule for such a ticket or
    /// day.
    func answer(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer? {
        if journey.ticket.kind == .season, journey.ticket.season == nil {
            return answerOfAnySeason(on: journey, from: start, to: end)
        }
        var usual: RightsAnswer?
        // Answers of products for certain services, which may differ from that of the usual
        // product.
        var special: [RightsAnswer] = []
        for product in products where product.isFor(journey.ticket) {
            if let services = product.services, let service = journey.service {
                guard services.contains(service) else { continue }
                return answer(of: product, on: journey, from: start, to: end)
            }
            guard usual == nil || product.services != nil else { continue }
            let answer = answer(of: product, on: journey, from: start, to: end)
            if product.services == nil {
                usual = answer
            } else if let answer, answer.isReached {
                special.append(answer)
            }
        }
        let other = special.first { $0.verdict != usual?.verdict }
        guard let other else { return usual }
        // A rule that is only announced asks for no further fact.
        if case .pending = other.verdict { return usual ?? other }
        return RightsAnswer(scheme: self, rule: other.rule, verdict: .cannotTell(.service))
    }

    /// Returns the answer that all season tickets of the scheme share. If they differ, the season
    /// ticket is the missing fact.
    private func answerOfAnySeason(
        on journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> RightsAnswer? {
        let answers = products.filter { $0.isFor(journey.ticket) }
            .compactMap { answer(of: $0, on: journey, from: start, to: end) }
        guard let first = answers.first(where: \.isReached) ?? answers.first else { return nil }
        guard first.isReached, answers.contains(where: { $0.verdict != first.verdict }) else {
            return first
        }
        return RightsAnswer(scheme: self, rule: first.rule, verdict: .cannotTell(.season))
    }

    private func answer(
        of product: RightsProduct, on journey: TicketJourney, from start: Whereabouts,
        to end: Whereabouts
    ) -> RightsAnswer? {
        guard let rule = product.rule(on: journey.day),
            let verdict = rule.verdict(on: journey, from: start, to: end)
        else { return nil }
        return RightsAnswer(scheme: self, rule: rule, verdict: verdict)
    }
}

/// The journeys that a scheme is for. A journey is covered if it meets every condition.
public struct Coverage: Hashable, Sendable {
    package let mode: TravelMode
    package let from: Territory?
    package let to: Territory?
    /// The territory that at least one end must be in.
    package let either: Territory?
    /// The operators whose journeys are covered, or `nil` for all operators.
    package let operators: OperatorNames?
    /// Whether `operators` is complete. If not, an operator that it leaves out may belong to the
    /// scheme as well.
    package let namesAll: Bool
    /// The distance in kilometres from which a journey is no longer covered, or `nil` for any
    /// distance. A journey of unknown distance is covered.
    package let shorterThan: Int?

    package init(
        mode: TravelMode, from: Territory? = nil, to: Territory? = nil,
        either: Territory? = nil,
        operators: OperatorNames? = nil, namesAll: Bool = true, shorterThan: Int? = nil
    ) {
        self.mode = mode
        self.from = from
        self.to = to
        self.either = either
        self.operators = operators
        self.namesAll = namesAll
        self.shorterThan = shorterThan
    }

    /// Whether a journey is covered, as far as is known of it.
    enum Answer: Hashable {
        case yes
        case no
        /// The answer depends on a fact that is missing.
        case unless(MissingFact)
    }

    func covers(_ journey: TicketJourney, at whereabouts: JourneyWhereabouts) -> Answer {
        guard journey.mode == mode else { return .no }
        if let shorterThan, let far = journey.kilometres, far.lowerBound >= Double(shorterThan) {
            return .no
        }
        let place = place(whereabouts)
        guard place != .no else { return .no }
        guard let operators else { return place }
        guard let name = journey.operator else {
            return place == .yes ? .unless(.operator) : .no
        }
        guard operators.contains(name) else {
            return namesAll || place != .yes ? .no : .unless(.carrier)
        }
        // A known operator says more of a train than a time without a zone. An airline may fly
        // anywhere.
        return mode == .flight || place == .unless(.countries) ? place : .yes
    }

    /// Returns whether journeys between these ends are covered.
    private func place(_ whereabouts: JourneyWhereabouts) -> Answer {
        if let from, from == to, whereabouts.leaves(from) { return .no }
        let answers = [
            to.map { whereabouts.isIn($0, at: .arrival) },
            from.map { whereabouts.isIn($0, at: .departure) },
            either.map(whereabouts.touches),
        ].compactMap(\.self)
        if answers.contains(.no) { return .no }
        return answers.last { $0 != .yes } ?? .yes
    }
}
