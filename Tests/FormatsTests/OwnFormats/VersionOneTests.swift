import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Ratings of others in files of older versions")
struct RatingsOfBeforeTests {
    @Test("A rating of others in the place of one's own is read as that of others")
    func ratings() async throws {
        let json = """
            {"format":"counterfoil","version":1,"entries":[{"id":"a.ics","film":{"title":"M",\
            "rating":{"value":"7.9/10","source":"IMDb","by":"others"}}}]}
            """
        let table = "Counterfoil film,Title,Rating,Rating source,Rating by\n"
        let found = [
            try await contents([.holding(json, named: "own.json")], by: OwnJSONReader()),
            try await contents(
                [.holding(table + "a.ics,M,7.9/10,IMDb,others\n", named: "own.csv")],
                by: OwnTableReader()),
        ]
        for film in found.map({ $0.records.first?.film }) {
            #expect(film?.ratingOfOthers == ImportedRating("7.9/10", source: "IMDb"))
            #expect(film != nil && film?.rating == nil)
        }
    }
}

/// Tests of the files in `Fixtures/own`, which the first version wrote and which are never written
/// again: every later version must read the same from them.
struct VersionOneTests {
    private let films = [
        Film(
            title: "Brief Encounter; a, b \\ \"c\"", year: 1945,
            watched: CalendarDay(year: 2026, month: 11, day: 19), place: "Filmhauskino, Wien",
            tags: ["repertory", "35 mm, restored"], notes: "Two lines,\nof notes; twice: ä → 🎬",
            scale: .polarized,
            feedbackGiven: [
                GivenFeedback(.bad, at: Date(timeIntervalSince1970: 1_399_110_000)),
                GivenFeedback(.soAndSo, at: nil),
                GivenFeedback(.reallyGood, at: Date(timeIntervalSince1970: 1_795_119_300)),
            ], viewing: 2, isRewatch: true, rating: ImportedRating("8/10", source: "IMDb"),
            link: "https://example.org/film?a=1,2;b",
            imports: [
                ImportMark(
                    source: "Letterboxd", key: "https://boxd.it/a1b2",
                    said: ["title": "0a1b2c3d", "rating": "ffffffff"]),
                ImportMark(source: "IMDb", key: "tt0037558"),
            ]),
        Film(title: "=1+1"),
    ]

    private let trips = [
        Trip(
            from: "Köln Hbf", to: "Wien Westbf", operator: "ÖBB, DB", service: "ICE 93",
            departure: .at(2026, 11, 20, 14, 2, .berlin),
            arrival: .vienna(20, 23, 33),
            actualDeparture: .at(2026, 11, 20, 14, 14, .berlin),
            actualArrival: .vienna(21, 0, 41), disruption: .missedConnection,
            seat: "Wagen 21, Platz 34", travelClass: "2",
            fare: Decimal(string: "49.9").map { Fare($0, currency: "EUR") },
            journey: "Winter 2026", claim: "Sent on 1 December;\nno answer", tags: ["work"],
            notes: "Snow.",
            imports: [ImportMark(source: "calendar", key: "uid@example.org", said: ["from": "01"])]
        ),
        Trip(
            from: "-Start", to: "@End", mode: .ferry,
            departure: .at(2024, 3, 31, 2, 30, .floating),
            arrival: .at(
                2024, 3, 31, 3, 10,
                .custom(name: "Kathmandu Standard Time", secondsFromUTC: 20_700)),
            disruption: .cancelled),
        Trip(
            from: "New York JFK", to: "Frankfurt (Main) Flughafen", mode: .flight,
            departure: .at(2022, 11, 6, 0, 50, .utc), arrival: nil),
    ]

    private func found(_ name: String, _ reader: any SourceReader) async throws -> [ImportRecord] {
        let files = try [SourceFile].fixtures("own").filter { $0.name == name }
        let contents = try await contents(files, by: reader)
        #expect(
            contents.unreadable.isEmpty && contents.leftOut.isEmpty && contents.questions.isEmpty)
        return contents.records
    }

    @Test("JSON of version 1 is read, field by field")
    func json() async throws {
        let found = try await found("journal.json", OwnJSONReader())
        #expect(found.map(\.entry) == films.map(Entry.film) + trips.map(Entry.trip))
        #expect(found.first?.id == EntryID("2b1d9f1e-53a8-4a02-8f1c-0d6f6a3c1a01.ics"))
    }

    @Test("Tables of version 1 are read, cell by cell")
    func tables() async throws {
        #expect(
            try await found("films.csv", OwnTableReader()).map(\.entry) == films.map(Entry.film))
        #expect(
            try await found("trips.csv", OwnTableReader()).map(\.entry) == trips.map(Entry.trip))
    }
}
