import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of searches about whole journeys, and about the amounts of claims.
struct JourneyOperatorTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
    }

    private func found(_ search: String) throws -> Set<String> {
        let listing = try index.listing(matching: EntryQuery(search: search))
        #expect(index.failures == 0)
        return Set(listing.summaries(in: 0..<listing.count).map(\.id.rawValue))
    }

    private func take(_ name: String, _ lines: [String]) throws {
        let journey = try #require(Legs(lines).journey)
        try index.take(
            journey.legs.enumerated().map { place, leg in
                var trip = leg.trip
                trip.journey = name
                return ("\(name)\(place)", .trip(trip))
            })
    }

    @Test(
        "Journeys are found by their first leg",
        arguments: [
            ("legs:", ["taxi0", "late0"]), ("legs:>2", ["taxi0"]), ("legs:2", ["late0"]),
            ("legs:1", []), ("reached:", ["taxi0", "late0", "single0"]),
            ("reached:>=60", ["late0", "single0"]), ("legs: reached:>=60", ["late0"]),
            ("reached:<60", ["taxi0"]), ("saved:>0", ["taxi0"]), ("saved:<0", []),
            ("instead:", ["taxi2"]), ("taken:no", ["taxi1"]),
            ("taken:", ["taxi0", "taxi2", "late0", "late1", "single0"]),
            ("-taken:no late:>100", ["single0"]),
            ("-legs: -instead:", ["taxi1", "late1", "single0"]),
        ] as [(String, Set<String>)])
    func journeys(search: String, names: Set<String>) throws {
        try take(
            "taxi",
            [
                "A 10:00 > B 11:00 / 10:00 11:40 missed", "B 11:10 > C 13:00",
                "~ B 11:45 > C 13:10 / 11:45 13:15",
            ])
        try take("late", ["A 09:00 > B 10:00 / 09:00 10:00", "B 10:10 > C 12:00 / 10:10 13:00"])
        try take("single", ["A 08:00 > B 09:00 / 08:00 11:00"])
        #expect(try found(search) == names)
    }

    @Test("What a journey reached and saved follows its legs as they change")
    func followsLegs() throws {
        try take("late", ["A 09:00 > B 10:00 / 09:00 10:00", "B 10:10 > C 12:00 / 10:10 13:00"])
        try take("late", ["A 09:00 > B 10:00 / 09:00 10:00", "B 10:10 > C 12:00 / 10:10 12:07"])
        #expect(try found("reached:7") == ["late0"] && found("reached:60").isEmpty)
        try index.take([("late1", nil)])
        #expect(try found("reached:0") == ["late0"] && found("legs:").isEmpty)
    }

    @Test("A search about single legs lists them, and not their journeys")
    func unfolded() throws {
        try take(
            "taxi",
            [
                "A 10:00 > B 11:00 / 10:00 11:40 missed", "B 11:10 > C 13:00",
                "~ B 11:45 > C 13:10 / 11:45 13:15",
            ])
        func rows(_ search: String) throws -> [String] {
            let listing = try index.listing(
                matching: EntryQuery(search: search, foldsJourneys: true))
            return listing.summaries(in: 0..<listing.count).map(\.id.rawValue).sorted()
        }
        #expect(try rows("kind:trip") == ["taxi0"])
        #expect(try rows("taken:") == ["taxi0", "taxi2"] && rows("late:1..9") == ["taxi2"])
        #expect(try rows("reached:15") == ["taxi0"] && rows("instead:") == ["taxi0"])
    }

    @Test(
        "Claims are found by their currency, and fares of trips are not",
        arguments: [
            ("amount:eur", ["euros"]), ("amount:", ["euros", "none"]), ("amount:unknown", ["none"]),
            ("fare:eur", ["trip"]), ("amount:eu claim:paid", ["euros"]), ("fare:unknown", []),
        ] as [(String, Set<String>)])
    func currencies(search: String, names: Set<String>) throws {
        var trip = Trip.full
        trip.fare = Fare(5, currency: "EUR")
        try index.take([
            ("trip", .trip(trip)),
            (
                "euros",
                .claim(
                    Claim(
                        subject: "A", amount: Fare(5, currency: "EUR"),
                        steps: [ClaimStep(.paid, on: nil)]))
            ),
            ("none", .claim(Claim(subject: "B", amount: Fare(5, currency: "")))),
            ("free", .claim(Claim(subject: "C"))),
        ])
        #expect(try found(search) == names)
    }
}
