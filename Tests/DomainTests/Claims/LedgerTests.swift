import Claims
import Domain
import Foundation
import TestSupport
import Testing

private func day(_ day: Int, _ month: Int = 11, _ year: Int = 2026) -> CalendarDay? {
    CalendarDay(year: year, month: month, day: day)
}

@Suite("The ledger of claims")
struct LedgerTests {
    private static let today = day(23)

    /// Returns a train in Austria, an hour late unless given otherwise, for which a quarter of its
    /// price is owed.
    private static func trip(
        _ day: Int, late minutes: Int = 60, price: Decimal = 80, currency: String = "EUR",
        journey: String = "", hour: Int = 14, from: String = "Wien", to: String = "Graz"
    ) -> Trip {
        let arrival = DateTime.vienna(day, hour + 1, 30)
        var trip = Trip(
            from: from, to: to, mode: .train, departure: .vienna(day, hour, 0), arrival: arrival,
            actualArrival: arrival.advanced(by: .seconds(minutes * 60)),
            fare: Fare(price, currency: currency))
        trip.journey = journey
        return trip
    }

    private static func claim(
        _ subject: String = "A → B", _ steps: [ClaimStep] = [],
        due: CalendarDay? = day(20, 2, 2027),
        amount: Decimal? = 20, scheme: String? = nil, about trips: String...
    ) -> Claim {
        Claim(
            subject: subject, travelled: day(20), due: due,
            amount: amount.map { Fare($0, currency: "EUR") },
            rule: today.flatMap { edition in
                scheme.map { ClaimRule(scheme: $0, rule: "hour", edition: edition) }
            }, steps: steps, about: trips.map { EntryRelation(uid: $0) })
    }

    private static func ledger(
        trips: [(String, Trip)] = [], claims: [(String, Claim)] = [],
        passes: [(String, Pass)] = [], by rights: TravelRights = RightsDouble().rights,
        on today: CalendarDay? = today
    ) -> Ledger {
        var entries = LedgerEntries()
        entries.trips = trips.map { (EntryID($0.0), $0.1) }
        entries.claims = claims.map { (EntryID($0.0), $0.1) }
        entries.passes = passes.map { (EntryID($0.0), $0.1) }
        return Ledger(entries, by: rights, gazetteer: PlacesDouble(), on: today)
    }

    /// Returns each section with its sums and its rows.
    private static func said(_ ledger: Ledger) -> [String] {
        ledger.sections.flatMap { section in
            let sums = section.sums.map { "\($0.amount) \($0.currency)" }.joined(separator: ", ")
            return ["\(section.kind): \(sums)"] + section.rows.map { "- \($0.id)" }
        }
    }

    @Test("Possible claims come first, the soonest deadline first, with a sum per currency")
    func possible() {
        let ledger = Self.ledger(trips: [
            ("late", Self.trip(20)), ("sooner", Self.trip(10, price: 40)),
            ("francs", Self.trip(15, price: 100, currency: "CHF")),
            ("hardly", Self.trip(20, late: 59)),
        ])
        #expect(
            Self.said(ledger) == [
                "possible: 25 CHF, 30 EUR", "- sooner", "- francs", "- late",
            ])
    }

    @Test(
        "The last day still counts, and later claims are left out; without a day none are over",
        arguments: [(day(20, 2, 2027), 1), (day(21, 2, 2027), 0), (nil, 1)])
    func over(today: CalendarDay?, count: Int) {
        let ledger = Self.ledger(trips: [("a", Self.trip(20))], on: today)
        #expect(ledger.sections.flatMap(\.rows).count == count)
    }

    @Test("What was paid in part is open with its rest, and its trip is not claimed again")
    func partlyPaid() {
        var claim = Self.claim("A", [ClaimStep(.paid, on: day(22))], about: "a")
        claim.paid = Fare(5, currency: "EUR")
        let trips = [("a.ics", Self.trip(20))]
        #expect(
            Self.said(Self.ledger(trips: trips, claims: [("c.ics", claim)]))
                == ["open: 15 EUR", "- c.ics"])
        claim.steps.append(ClaimStep(.dropped, on: day(23)))
        #expect(
            Self.said(Self.ledger(trips: trips, claims: [("c.ics", claim)]))
                == ["paid(Optional(2026)): 5 EUR", "- c.ics"])
    }

    @Test("Claims stand by what was done last and by their years, the latest year first")
    func states() {
        let ledger = Self.ledger(claims: [
            ("sent", Self.claim("A", [ClaimStep(.sent, on: day(22))])),
            ("begun", Self.claim("B", due: day(1, 12))),
            ("endless", Self.claim("C", [ClaimStep(.answered, on: nil)], due: nil)),
            ("paid", Self.claim("D", [ClaimStep(.paid, on: day(2, 3, 2025))])),
            ("refused", Self.claim("E", [ClaimStep(.refused, on: day(2, 3, 2026))])),
            ("dropped", Self.claim("F", [ClaimStep(.dropped, on: day(2, 3, 2026))])),
            ("late", Self.claim("G", due: day(22), amount: nil)),
        ])
        #expect(
            Self.said(ledger) == [
                "open: 60 EUR", "- begun", "- sent", "- endless",
                "refused(Optional(2026)): 20 EUR", "- refused",
                "lapsed(Optional(2026)): 20 EUR", "- late", "- dropped",
                "paid(Optional(2025)): 20 EUR", "- paid",
            ])
    }

    @Test("Of what was paid the sum is what was paid, and not what was asked for")
    func paid() {
        var claim = Self.claim("A", [ClaimStep(.paid, on: day(22))])
        claim.paid = Fare(25, currency: "EUR")
        let other = Self.claim("B", [ClaimStep(.paid, on: day(22))])
        #expect(
            Self.ledger(claims: [("a", claim), ("b", other)]).sections.first?.sums
                == [Fare(45, currency: "EUR")])
    }

    @Test("A trip that a claim is about is no longer possible, whichever scheme that goes by")
    func claimed() {
        let trips = [("a.ics", Self.trip(20)), ("b.ics", Self.trip(20))]
        for scheme in ["at-test", "another", nil] {
            let ledger = Self.ledger(
                trips: trips, claims: [("c.ics", Self.claim(scheme: scheme, about: "a"))])
            #expect(
                Self.said(ledger) == ["possible: 20 EUR", "- b.ics", "open: 20 EUR", "- c.ics"])
        }
    }

    @Test(
        "Where a claim was refused, only the schemes that were not asked remain",
        arguments: [
            ("at-test", ["other"]), ("other", ["at-test"]), ("more", ["at-test", "other"]),
        ])
    func refused(scheme: String, remaining: [String]) throws {
        let one = try #require(RightsDouble().rights.schemes.first)
        let other = RightsScheme(
            id: "other", name: "Another", edition: one.edition, covers: one.covers,
            products: one.products)
        let zones = Territories(zones: ["Europe/Vienna": "AT"], groups: [:])
        let ledger = Self.ledger(
            trips: [("a.ics", Self.trip(20))],
            claims: [
                (
                    "c.ics",
                    Self.claim("A", [ClaimStep(.refused, on: day(22))], scheme: scheme, about: "a")
                )
            ], by: TravelRights(schemes: [one, other], territories: zones))
        guard case .possible(let possible)? = ledger.sections.first?.rows.first else {
            Issue.record("nothing is possible")
            return
        }
        #expect(possible.answers.map(\.scheme.id) == remaining)
        // One of them is asked for, and so the sum is that of one.
        #expect(ledger.sections.first?.sums == [Fare(20, currency: "EUR")])
    }

    @Test("The legs of one ticket are possible as one, and those with their own each")
    func journeys() {
        func legs(second price: Decimal?) -> [(String, Trip)] {
            var first = Self.trip(20, late: 0, journey: "Graz", hour: 8, to: "Bruck")
            var second = Self.trip(20, late: 90, journey: "Graz", hour: 10, from: "Bruck")
            first.fare = Fare(80, currency: "EUR")
            second.fare = price.map { Fare($0, currency: "EUR") }
            return [("two", second), ("one", first)]
        }
        #expect(Self.said(Self.ledger(trips: legs(second: nil))) == ["possible: 20 EUR", "- one"])
        #expect(Self.said(Self.ledger(trips: legs(second: 40))) == ["possible: 10 EUR", "- two"])
    }

    @Test("Season tickets stand by themselves, the one that began last first")
    func passes() {
        var old = Pass(name: "Old")
        old.validFrom = day(1, 1, 2025)
        let ledger = Self.ledger(passes: [("old", old), ("full", .full)])
        #expect(Self.said(ledger) == ["passes: ", "- full", "- old"])
    }

    @Test("As a list it has a heading with its sums for each section, and finds its rows")
    func listing() {
        let ledger = Self.ledger(
            trips: [("a.ics", Self.trip(20)), ("b.ics", Self.trip(21))],
            claims: [("c.ics", Self.claim("C"))])
        let all = LedgerListing(ledger)
        let sum = Fare(40, currency: "EUR")
        #expect(
            all.sections == [
                ListSection(.ledger(.possible, sums: [sum]), count: 2),
                ListSection(.ledger(.open, sums: [Fare(20, currency: "EUR")]), count: 1),
            ])
        #expect(all.count == 3 && all.summaries(in: 0..<9).map(\.id.rawValue).last == "c.ics")
        #expect(all.summaries(in: 0..<1).first?.owed?.until == day(20, 2, 2027))
        #expect(all.position(of: EntryID("b.ics")) == 1 && all.position(of: EntryID("z")) == nil)
        #expect(all.counted(in: 2..<3).map(\.kind) == [.claim])

        // The sum of all would be read as that of the listed ones.
        let found = LedgerListing(ledger) { $0 == EntryID("b.ics") }
        #expect(found.sections == [ListSection(.ledger(.possible, sums: []), count: 1)])
    }
}
