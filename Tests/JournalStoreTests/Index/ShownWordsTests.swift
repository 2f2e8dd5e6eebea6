import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

private let allTrips: Set = ["late", "early", "punctual", "cancelled", "missed"]

/// Tests that the words of rows and pages are found as they are shown.
struct ShownWordsTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
        try index.take([
            ("film", .film(Self.film)), ("late", .trip(Self.trip(late: 4_080, mode: .train))),
            ("early", .trip(Self.trip(late: -180, mode: .bus))),
            ("punctual", .trip(Self.trip(late: 30, mode: .flight))),
            ("cancelled", .trip(Self.trip(.cancelled, mode: .ferry))),
            ("missed", .trip(Self.trip(.missedConnection, mode: .other))),
            ("undated", .film(Film(title: "M", feedbackGiven: [GivenFeedback(.bad, at: nil)]))),
        ])
    }

    @Test(
        "A rating is found whole, and not in another one that ends like it",
        arguments: [
            ("5/5", ["five"]), ("4.5/5", ["half"]), ("4.5", ["half"]), ("4,5/5", ["half"]),
            ("0.5/5", ["least"]), ("1/10", ["ten"]), ("\"1/1\"", []), ("8/10", ["noted"]),
            ("10/10", []), ("rated -5/5", ["half", "least", "ten"]), ("5", ["five"]),
            ("\"rated 4.5/5\"", ["half"]), ("\"4.5/5 on imdb\"", ["half"]),
        ] as [(String, Set<String>)])
    func ratings(search: String, names: Set<String>) throws {
        for (name, rating) in [
            ("five", "5/5"), ("half", "4.5/5"), ("least", "0.5/5"), ("ten", "1/10"),
        ] {
            try index.take([
                (name, .film(Film(title: "Gilda", rating: ImportedRating(rating, source: "IMDb"))))
            ])
        }
        try index.take([("noted", .film(Film(title: "Laura", notes: "I’d say 8/10, or 9.")))])
        #expect(try found("-brief -ulm \(search)").subtracting(["undated"]) == names)
    }

    @Test(
        "Films are found by the words that they show, and by those that they showed before",
        arguments: [
            ("so-so", ["doubtful"]), ("\"so and so\"", ["doubtful"]), ("watchlist", ["to see"]),
            ("wanted", ["to see"]),
        ] as [(String, Set<String>)])
    func former(search: String, names: Set<String>) throws {
        let given = [GivenFeedback(.soAndSo, at: nil)]
        try index.take([
            ("doubtful", .film(Film(title: "Ran", feedbackGiven: given))),
            ("to see", .film(Film(title: "Ikiru", isWanted: true))),
        ])
        #expect(try found(search) == names)
    }

    private static let film = Film(
        title: "Brief Encounter", year: 1945, watched: CalendarDay(year: 2024, month: 5, day: 8),
        feedbackGiven: [GivenFeedback(.bad, at: nil), GivenFeedback(.reallyGood, at: nil)],
        viewing: 2, rating: ImportedRating("5/5", source: "Letterboxd"))

    private static func trip(
        late seconds: Int? = nil, _ disruption: Disruption? = nil, mode: TravelMode
    ) -> Trip {
        let departure = DateTime.at(2025, 3, 20, 14, 2, .floating)
        return Trip(
            from: "Ulm", to: "Lindau", mode: mode, departure: departure, arrival: nil,
            actualDeparture: seconds.flatMap { departure.advanced(by: .seconds($0)) },
            disruption: disruption, distance: Distance("1023.5"), seat: "Wagen 21",
            travelClass: "2", fare: Fare(Decimal(string: "49.9") ?? 0, currency: "EUR"),
            claim: "Sent in April")
    }

    private func found(_ search: String, _ locale: String = "en_GB") throws -> Set<String> {
        let months = SpokenMonths(Locale(identifier: locale))
        let listing = try index.snapshot().listing(
            matching: EntryQuery(search: search), months: months)
        return Set(listing.summaries(in: 0..<listing.count).map(\.id.rawValue))
    }

    @Test(
        "Words of rows and pages find what says them",
        arguments: [
            ("really good", ["film"]), ("\"really good\"", ["film"]), ("bad", ["undated"]),
            ("May 2024", ["film"]), ("\"8 May 2024\"", ["film"]), ("8 may", ["film"]),
            ("5/5", ["film"]), ("rated letterboxd", ["film"]), ("2nd viewing", ["film"]),
            ("late", ["late"]), ("1 h 8 min late", ["late"]), ("\"1 h 8 min late\"", ["late"]),
            ("early", ["early"]), ("3 min early", ["early"]), ("\"on time\"", ["punctual"]),
            ("on time", ["punctual"]), ("cancelled", ["cancelled"]),
            ("connection missed", ["missed"]), ("train", ["late"]), ("BUS", ["early"]),
            ("flight", ["punctual"]), ("ferry", ["cancelled"]), ("unknown date", ["undated"]),
            ("2024-05", ["film"]), ("2024-05-08", ["film"]), ("2024-5", []), ("05", []),
            ("2025-03", allTrips), ("march late", ["late"]),
            ("mar 2025 -late -early -flight -ferry", ["missed"]),
            ("september", []), ("\"2024 may\"", []),
        ] as [(String, Set<String>)])
    func words(search: String, names: Set<String>) throws {
        #expect(try found(search) == names)
    }

    @Test(
        "Trips are found by the time and the ticket that they show",
        arguments: [
            "14:02", "14:0", "14.02", "2:02 PM", "2:02\u{202F}pm", "2:02 p.m.", "20 mar",
            "wagen 21", "49.90 EUR", "\"1023.5 km\"",
            "1,023.5 km", "\"1.023,5 km\"",
            "sent in april",
        ])
    func trips(search: String) throws {
        #expect(try found(search) == allTrips)
    }

    @Test("A time of the morning is not that of the afternoon", arguments: ["2:02 AM", "02:02"])
    func morning(search: String) throws {
        #expect(try found(search).isEmpty)
    }

    @Test(
        "Months are found by their names in the reader's language too, and in no other",
        arguments: [
            ("März 2025", "de_DE", allTrips), ("mär", "de_AT", allTrips),
            ("\"märz 2025\"", "de", allTrips),
            ("mai 2024", "fr_FR", ["film"]), ("мая", "ru_RU", ["film"]), ("MAJ", "pl_PL", ["film"]),
            ("march", "de_DE", allTrips), ("may", "fr_FR", ["film"]),
            ("-märz", "de", ["film", "undated"]),
            ("märz", "en_GB", []), ("märze", "de_DE", []),
        ] as [(String, String, Set<String>)])
    func months(search: String, locale: String, names: Set<String>) throws {
        #expect(try found(search, locale) == names)
    }

    @Test("What a feedback was before is not what the row says")
    func present() throws {
        #expect(try !found("bad").contains("film"))
    }

    @Test("Phrases do not span the person's text and the words of rows")
    func borders() throws {
        #expect(try found("\"encounter 1945 8\"").isEmpty)
    }
}
