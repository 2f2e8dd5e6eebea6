import Claims
import Domain
import Foundation
import TestSupport
import Testing

/// Tests of the content of papers, against results that were worked out by hand.
struct PaperTests {
    private static let today = CalendarDay(year: 2026, month: 11, day: 23)!
    private let profile = TravellersProfile(
        name: "Ada Example", address: "1 Mill Lane\n\nBath", email: "ada@example.org",
        telephone: "+44 1", iban: "DE89370400440532013000", bic: "COBADEFFXXX")

    /// A journey that misses a connection at B, with an hour of waiting, and arrives an hour and
    /// eleven minutes late at C.
    private static let missed = Legs([
        "A 9:00 > B 11:40 / 9:04 12:05 missed", "B 11:50 > C 13:30",
        "~ B 12:50 > C 14:30 / 12:52 14:41",
    ])

    private func paper(
        _ kind: PaperKind, _ legs: Legs, _ choices: PaperChoices = PaperChoices(),
        for profile: TravellersProfile? = nil, changing change: (inout [Trip]) -> Void = { _ in }
    ) throws -> Paper {
        var trips = legs.trips
        change(&trips)
        let legs = trips.enumerated().map { Journey.Leg(EntryID("\($0).ics"), $1) }
        let journey = try #require(Journey(legs))
        return Paper(
            kind, of: PaperSubject(journey), for: profile ?? self.profile, choices,
            on: Self.today)
    }

    private func options(_ paper: Paper, _ name: PaperFieldName) -> Set<PaperOption>? {
        guard case .options(_, let ticked, missing: _)? = paper.content(of: name) else {
            return nil
        }
        return ticked
    }

    @Test("A journey with a missed connection: what was promised, and what it came to")
    func missedConnection() throws {
        let paper = try paper(.form, Self.missed)
        #expect(options(paper, .happened) == [.delay, .missedConnection])
        #expect(paper.content(of: .from) == .value(.text("A")))
        #expect(paper.content(of: .to) == .value(.text("C")))
        let day = CalendarDay(year: 2026, month: 11, day: 20)!
        func at(_ hour: Int, _ minute: Int) -> PaperContent {
            .value(.time(.at(2026, 11, 20, hour, minute, .berlin), besides: day))
        }
        #expect(paper.content(of: .departure) == at(9, 0))
        #expect(paper.content(of: .arrival) == at(13, 30))
        #expect(paper.content(of: .actualDeparture) == at(9, 4))
        #expect(paper.content(of: .actualArrival) == at(14, 41))
        #expect(paper.content(of: .missedAt) == .value(.text("B")))
        #expect(options(paper, .wanted) == [.compensationFromHour])
        #expect(paper.content(of: .costs) == .blank(.noCosts))
    }

    @Test(
        "The hours of the delay say which box is ticked",
        arguments: [
            (59, nil), (60, PaperOption.compensationFromHour),
            (119, .compensationFromHour), (120, .compensationFromTwoHours),
        ])
    func thresholds(late: Int, box: PaperOption?) throws {
        let paper = try paper(.form, Legs(["A 9:00 > B 10:00"])) { trips in
            trips[0].actualArrival = trips[0].arrival?.advanced(by: .minutes(late))
        }
        guard let box else {
            #expect(paper.content(of: .wanted) == .blank(.lessThanAnHour))
            return
        }
        #expect(options(paper, .wanted) == [box])
    }

    @Test("Delays are told between clocks of two zones, and in the night they are put back")
    func zones() throws {
        // An hour of London's clock is an hour less than Berlin's.
        let west = try paper(.delayRepay, Legs(["A 9:00 > B 10:00L / 9:00 11:05"]))
        #expect(west.content(of: .delay) == .value(.minutes(5)))
        // At 3:00 it is 2:00 again.
        let night = try paper(.delayRepay, Legs(["A 1:00 > B 1:30 / - 3:30"], month: 10, day: 25))
        #expect(night.content(of: .delay) == .value(.minutes(180)))
    }

    @Test("A taxi that came instead is a cost, and one on foot is none")
    func taxi() throws {
        let legs = Legs([
            "A 9:00 > B 11:00 cancelled", "~ A 9:30 > B 12:30 / 9:30 12:30",
            "~ A 9:10 > A 9:20 / 9:10 9:20",
        ])
        let paper = try paper(.form, legs) { trips in
            trips[1].mode = .other
            trips[1].fare = Fare(45, currency: "EUR")
            trips[2].mode = .other
        }
        guard case .value(.costs(let costs))? = paper.content(of: .costs) else {
            Issue.record("no costs")
            return
        }
        #expect(costs.map(\.kind) == [.taxi])
        #expect(costs.map(\.amount) == [Fare(45, currency: "EUR")])
        #expect(options(paper, .happened) == [.delay, .cancellation])
    }

    @Test("Meals and a hotel that the person adds are costs, except those of 0")
    func named() throws {
        let choices = PaperChoices(
            meals: Fare(12, currency: "EUR"), hotel: Fare(0, currency: "EUR"))
        let paper = try paper(.form, Self.missed, choices)
        guard case .value(.costs(let costs))? = paper.content(of: .costs) else {
            Issue.record("no costs")
            return
        }
        #expect(costs.map(\.kind) == [.meals])
        #expect(costs.map(\.amount) == [Fare(12, currency: "EUR")])
        #expect(options(paper, .happened) == [.delay, .missedConnection])
    }

    @Test("The earlier request is the latest that was sent, with the day on which it was")
    func earlier() throws {
        func claim(_ name: String, _ steps: ClaimStep...) -> ClaimEntry {
            ClaimEntry(EntryID(name), Claim(subject: name, recipient: name, steps: steps))
        }
        let (early, late) = (Self.today.advanced(byDays: -9), Self.today.advanced(byDays: -2))
        let claims = [
            claim("written", ClaimStep(.written, on: late)),
            claim("early", ClaimStep(.written, on: nil), ClaimStep(.sent, on: early)),
            claim("refused", ClaimStep(.refused, on: late)),
            claim("late", ClaimStep(.sent, on: late), ClaimStep(.dropped, on: Self.today)),
        ]
        let latest = try #require(claims.earlierRequest())
        #expect(latest.recipient == "late" && latest.day == late)
        #expect(claims.earlierRequest(than: EntryID("late"))?.recipient == "early")
        // An answer proves a request, although its day is unknown.
        let answered = claims[2...2].earlierRequest()
        #expect(answered == EarlierRequest(on: nil, amount: nil, recipient: "refused"))
        #expect(claims[0...0].earlierRequest() == nil)
        let paper = try paper(.form, Self.missed, PaperChoices(earlier: latest))
        #expect(paper.content(of: .earlierRequest) == .value(.earlier(latest)))
    }

    @Test("What was not recorded is missing, with where it is filled in")
    func missing() throws {
        let paper = try paper(
            .form, Legs(["A 9:00 > B -"]), PaperChoices(), for: TravellersProfile())
        let gaps = Dictionary(
            paper.missing.map { ($0.name, $0.gap) }, uniquingKeysWith: { first, _ in first })
        let trip = EntryID("0.ics")
        #expect(
            gaps == [
                .happened: .trip(trip, .actualArrival), .undertaking: .trip(trip, .operator),
                .arrival: .trip(trip, .arrival), .service: .trip(trip, .service),
                .reference: .choice(.reference), .price: .trip(trip, .fare),
                .actualDay: .trip(trip, .actualArrival),
                .actualDeparture: .trip(trip, .actualDeparture),
                .actualArrival: .trip(trip, .actualArrival),
                .actualService: .trip(trip, .service), .wanted: .choice(.wanted),
                .name: .profile(.name), .address: .profile(.address),
                .email: .profile(.email), .telephone: .profile(.telephone),
                .iban: .profile(.iban), .bic: .profile(.bic), .holder: .profile(.name),
                .consent: .choice(.consent), .truth: .choice(.truth),
                .place: .choice(.place), .signatory: .profile(.name),
            ])
    }

    @Test("Of a train that never left it is the departure of what came instead that is missing")
    func departureInstead() throws {
        let paper = try paper(
            .form, Legs(["A 9:00 > B 10:00 cancelled", "~ A 10:00 > B 11:00 / - 11:05"]))
        let gap = paper.fields.first { $0.name == .actualDeparture }?.gap
        #expect(gap == .trip(EntryID("1.ics"), .actualDeparture))
    }

    @Test("After a missed connection nothing is known of the destination until it is recorded")
    func unknownDestination() throws {
        let paper = try paper(
            .form, Legs(["A 9:00 > B 11:40 / 9:04 12:05 missed", "B 11:50 > C 13:30"]))
        #expect(
            paper.content(of: .actualArrival)
                == .missing(.trip(EntryID("1.ics"), .arrivalAtDestination)))
        #expect(options(paper, .happened) == [.missedConnection])
        #expect(paper.content(of: .missedAt) == .value(.text("B")))
    }

    @Test("Who turned back wants the price back; who chose says so")
    func refund() throws {
        let legs = Legs(["A 9:00 > B 11:00 cancelled", "~ A 9:30 > A 10:30 / 9:30 10:30"])
        #expect(options(try paper(.form, legs), .wanted) == [.refund])
        let chosen = try paper(.form, Self.missed, PaperChoices(wanted: .refund))
        #expect(options(chosen, .wanted) == [.refund])
    }

    @Test("A voucher needs no account, and an account without a holder is the traveller’s own")
    func account() throws {
        let voucher = try paper(.form, Self.missed, PaperChoices(payment: .voucher))
        #expect(voucher.content(of: .iban) == .blank(.paidAsVoucher))
        let money = try paper(.form, Self.missed)
        #expect(money.content(of: .iban) == .value(.text("DE89 3704 0044 0532 0130 00")))
        #expect(money.content(of: .holder) == .value(.text("Ada Example")))
        #expect(money.content(of: .address) == .value(.lines(["1 Mill Lane", "Bath"])))
    }

    @Test("The delays with a season ticket are a list in the order of their days")
    func season() throws {
        func journey(_ day: Int, late: Int) throws -> Journey {
            var trip = Legs(["A 8:00 > B 8:30"], day: day).trips[0]
            trip.actualArrival = trip.arrival?.advanced(by: .minutes(late))
            return try #require(Journey([Journey.Leg(EntryID("\(day).ics"), trip)]))
        }
        let subject = PaperSubject(try journey(19, late: 25), others: [try journey(3, late: 61)])
        let paper = Paper(.form, of: subject, for: profile, PaperChoices(), on: Self.today)
        #expect(options(paper, .wanted) == [.repeatedDelays])
        guard case .value(.cases(let cases))? = paper.content(of: .cases) else {
            Issue.record("no cases")
            return
        }
        #expect(cases.all.map(\.late) == [61, 25])
        // No rule gives anything for both.
        #expect(cases.sum == nil && cases.answer == nil)
        #expect(paper.content(of: .remarks) == nil)
    }

    @Test("Times that stand as a source gave them are its own, and a changed one is not")
    func origins() throws {
        let trip = Legs(["A 9:00 > B 10:00 / 9:05 10:20"]).trips[0]
        func said(_ time: DateTime) -> String { Fingerprint.short(of: time.isoText) }
        let paper = try paper(.evidence, Legs(["A 9:00 > B 10:00 / 9:05 10:20"])) { trips in
            trips[0].imports = [
                ImportMark(
                    source: "KDE Itinerary", key: "1",
                    said: [
                        "departure": said(trip.departure), "arrival": said(trip.departure),
                    ])
            ]
        }
        guard case .value(.legs(let legs))? = paper.content(of: .legs) else {
            Issue.record("no legs")
            return
        }
        #expect(legs.map(\.timetable) == [.partly(["KDE Itinerary"])])
        #expect(legs.map(\.record) == [.byHand])
    }

    @Test("Only the person can make a declaration")
    func declarations() throws {
        #expect(options(try paper(.form, Self.missed), .truth) == [])
        let declared = PaperChoices(consents: true, declaresTruth: true)
        let paper = try paper(.form, Self.missed, declared)
        #expect(options(paper, .truth) == [.truth])
        #expect(options(paper, .consent) == [.consent])
    }
}
