import Domain
import TestSupport
import Testing
import Wording

@testable import JournalStore

/// Tests of the facts that the lists of every journal are sorted by.
@MainActor
struct ListOrderContractTests {
    private func listed(
        _ journal: any ReadsEntries, _ fact: ListOrder.Fact, isReversed: Bool = false,
        kind: EntryKind? = nil, search: String = ""
    ) async -> [String] {
        let listing = await journal.listing(
            matching: EntryQuery(
                kind: kind, search: search, order: ListOrder(fact, isReversed: isReversed)))
        let rows = listing.summaries(in: 0..<listing.count)
        #expect(rows.map { listing.position(of: $0.id) } == Array(0..<listing.count))
        #expect(listing.summaries(in: 1..<3) == Array(rows.dropFirst().prefix(2)))
        #expect(listing.counted(in: 0..<listing.count).map(\.id) == rows.map(\.id))
        #expect(listing.counted(in: 1..<3).map(\.id) == rows.dropFirst().prefix(2).map(\.id))
        var said: [String] = []
        var next = 0
        for section in listing.sections {
            said.append(Localizer.inEnglish.heading(section.heading).withoutIsolation)
            said += rows[next..<(next + section.count)].map(\.content.title)
            next += section.count
        }
        #expect(next == listing.count)
        return said
    }

    private func filled(_ kind: JournalKind) async throws -> JournalUnderTest {
        let stage = try await JournalUnderTest(kind)
        for entry in Self.entries { _ = try await stage.journal.add(entry) }
        return stage
    }

    @Test(
        "By title: signs, figures, letters; what has the same title, newest first both ways",
        arguments: JournalKind.allCases)
    func titles(kind: JournalKind) async throws {
        let journal = try await filled(kind).journal
        let listed = await listed(journal, .title)
        #expect(
            listed == [
                "OTHER", "?!", "0–9", "12 Monkeys", "E", "Été", "été", "K", "Köln → Bonn",
                "Köln → Wien",
                "Z", "Zoo",
            ])
        #expect(
            await self.listed(journal, .title, isReversed: true) == [
                "Z", "Zoo", "K", "Köln → Wien", "Köln → Bonn", "E", "Été", "été", "0–9",
                "12 Monkeys", "OTHER", "?!",
            ])
        #expect(await self.listed(journal, .title, search: "ete") == ["E", "Été", "été"])
        #expect(
            await self.listed(journal, .title, kind: .trip) == ["K", "Köln → Bonn", "Köln → Wien"])
    }

    @Test("By date, oldest first: what has no day stays last", arguments: JournalKind.allCases)
    func oldestFirst(kind: JournalKind) async throws {
        let journal = try await filled(kind).journal
        #expect(
            await listed(journal, .date, isReversed: true) == [
                "OCTOBER 2026", "12 Monkeys", "été", "NOVEMBER 2026", "Köln → Wien", "Köln → Bonn",
                "Été", "UNKNOWN DATE", "?!", "Zoo",
            ])
        #expect(
            await listed(journal, .date, isReversed: true, search: "ete") == [
                "OCTOBER 2026", "été", "NOVEMBER 2026", "Été",
            ])
    }

    @Test(
        "By numbers, the largest first and the other way round; what has none comes last",
        arguments: JournalKind.allCases,
        [
            (
                .feedback, ["REALLY GOOD", "Zoo", "BAD", "Été", "été"],
                ["BAD", "Été", "été", "REALLY GOOD", "Zoo"]
            ),
            (
                .rated, ["4 OF 5 STARS", "Zoo", "3 OF 5 STARS", "12 Monkeys"],
                ["3 OF 5 STARS", "12 Monkeys", "4 OF 5 STARS", "Zoo"]
            ),
            (.released, ["1990s", "12 Monkeys", "Zoo"], ["1990s", "Zoo", "12 Monkeys"]),
            (
                .runtime, ["2 h–2 h 30 min", "12 Monkeys", "Under 30 min", "Été"],
                ["Under 30 min", "Été", "2 h–2 h 30 min", "12 Monkeys"]
            ),
            (
                .delay, ["1–2 h late", "Köln → Wien", "Early", "Köln → Bonn"],
                ["Early", "Köln → Bonn", "1–2 h late", "Köln → Wien"]
            ),
            (
                .distance, ["500–1,000 km", "Köln → Wien"],
                ["500–1,000 km", "Köln → Wien"]
            ),
            (
                .director, ["AGNÈS VARDA", "Été", "Zoo", "ÉMILE REYNAUD", "été"],
                ["ÉMILE REYNAUD", "été", "AGNÈS VARDA", "Été", "Zoo"]
            ),
            (.place, ["HOME", "été", "12 Monkeys"], ["HOME", "été", "12 Monkeys"]),
            (
                .service, ["ICE 5", "Köln → Wien", "IR 2", "Köln → Bonn"],
                ["IR 2", "Köln → Bonn", "ICE 5", "Köln → Wien"]
            ),
            (
                .duration, ["1 h–1 h 30 min", "Köln → Bonn"],
                ["1 h–1 h 30 min", "Köln → Bonn"]
            ),
            (.operator, ["ÖBB", "Köln → Bonn"], ["ÖBB", "Köln → Bonn"]),
        ] as [(ListOrder.Fact, [String], [String])])
    func numbers(kind: JournalKind, order: (fact: ListOrder.Fact, down: [String], up: [String]))
        async throws
    {
        let journal = try await filled(kind).journal
        let all = ["Été", "Köln → Bonn", "Köln → Wien", "été", "12 Monkeys", "?!", "Zoo"]
        let unknown =
            [Localizer.inEnglish.heading(.unknown(order.fact))]
            + all.filter { !order.down.contains($0) }
        #expect(await listed(journal, order.fact) == order.down + unknown)
        #expect(await listed(journal, order.fact, isReversed: true) == order.up + unknown)
    }

    private static let entries: [Entry] = [
        .film(
            Film(
                title: "Zoo", year: 1993, directors: ["agnes varda"],
                feedbackGiven: [GivenFeedback(.reallyGood, at: nil)],
                rating: ImportedRating("4/5", source: ""))),
        .film(Film(title: "?!")),
        .film(
            Film(
                title: "été", directors: ["Émile Reynaud", "Agnès Varda"], watched: day(10, 31),
                place: "Home", feedbackGiven: [GivenFeedback(.bad, at: nil)])),
        .film(
            Film(
                title: "12 Monkeys", year: 1995, runningTime: 129, watched: day(10, 2),
                place: "home", ratingOfOthers: ImportedRating("6.1/10", source: "IMDb"))),
        .trip(trip(to: "Wien", on: 20, late: 68, distance: "948", service: "ICE 5")),
        .trip(
            trip(to: "Bonn", on: 21, late: -3, service: "IR 2", operator: "ÖBB", minutes: 75)),
        .film(
            Film(
                title: "Été", directors: ["Agnès Varda"], runningTime: 20, watched: day(11, 22),
                feedbackGiven: [GivenFeedback(.bad, at: nil)])),
    ]

    private static func day(_ month: Int, _ day: Int) -> CalendarDay? {
        CalendarDay(year: 2026, month: month, day: day)
    }

    private static func trip(
        to: String, on day: Int, late: Int, distance: String? = nil, service: String = "",
        operator: String = "", minutes: Int? = nil
    ) -> Trip {
        let departure = DateTime.vienna(day, 14, 2)
        var trip = Trip(
            from: "Köln", to: to, operator: `operator`, service: service, departure: departure,
            arrival: minutes.flatMap { departure.advanced(by: .seconds(60 * $0)) },
            actualDeparture: departure.advanced(by: .seconds(60 * late)))
        trip.distance = distance.flatMap { Distance($0) }
        return trip
    }
}

extension String {
    fileprivate var withoutIsolation: String { filter { !"\u{2068}\u{2069}".contains($0) } }
}
