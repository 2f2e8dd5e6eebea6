import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct ListingTests {
    private func film(_ title: String, _ day: (Int, Int, Int)?, _ tags: String...) -> Entry {
        .film(
            Film(
                title: title,
                watched: day.flatMap { CalendarDay(year: $0.0, month: $0.1, day: $0.2) },
                place: "Kino Łódź", tags: tags, notes: "Straßenbahn\nBjörk"))
    }

    private func trip(_ from: String, _ day: (Int, Int, Int), hour: Int) -> Entry {
        .trip(
            Trip(
                from: from, to: "Zürich HB", operator: "ČD", service: "EC 5",
                departure: .at(day.0, day.1, day.2, hour, 0, .floating), arrival: nil,
                notes: "Ein Zug"))
    }

    private func index(_ entries: KeyValuePairs<String, Entry>) throws -> ScratchIndex {
        let index = try ScratchIndex()
        try index.take(entries.map { ($0.key, $0.value) })
        return index
    }

    private func ids(
        _ index: ScratchIndex, _ query: EntryQuery = EntryQuery()
    ) throws -> [String] {
        let listing = try index.listing(matching: query)
        return listing.summaries(in: 0..<listing.count).map(\.id.rawValue)
    }

    @Test("Months are counted in the order of the entries")
    func months() throws {
        let listing = try index([
            "a": film("A", (2026, 11, 1)), "b": trip("B", (2026, 11, 30), hour: 1),
            "c": film("C", (2026, 10, 31)), "d": film("D", (2025, 11, 1)), "e": film("E", nil),
        ]).listing(matching: EntryQuery())
        #expect(
            listing.sections == [
                ListSection(.month(.init(year: 2026, month: 11)), count: 2),
                ListSection(.month(.init(year: 2026, month: 10)), count: 1),
                ListSection(.month(.init(year: 2025, month: 11)), count: 1),
                ListSection(.unknown(.date), count: 1),
            ])
    }

    @Test("An entry's position is that of its row, and none where it is not listed")
    func positions() throws {
        let index = try index([
            "a": film("A", (2026, 11, 1)), "b": trip("B", (2026, 11, 30), hour: 1),
            "c": film("C", nil),
        ])
        let all = try index.listing(matching: EntryQuery())
        #expect(["b", "a", "c", "x"].map { all.position(of: EntryID($0)) } == [0, 1, 2, nil])
        let films = try index.listing(matching: EntryQuery(kind: .film))
        #expect(["b", "a", "c"].map { films.position(of: EntryID($0)) } == [nil, 0, 1])
    }

    @Test("A window outside the rows has no rows, or those that there are")
    func windows() throws {
        let listing = try index(["a": film("A", nil), "b": film("B", nil)])
            .listing(matching: EntryQuery())
        #expect(listing.summaries(in: 1..<100).map(\.id.rawValue) == ["b"])
        #expect(listing.summaries(in: -3..<1).map(\.id.rawValue) == ["a"])
        #expect(listing.summaries(in: 7..<9) == [])
    }

    @Test(
        "A search finds words in titles, places, notes and tags, whatever their case and accents",
        arguments: [
            ("", ["t", "m", "n"]), ("  ", ["t", "m", "n"]), ("zurich", ["t"]), ("ZÜRICH", ["t"]),
            ("cd ec 5", ["t"]), ("lodz", ["m", "n"]), ("strassen", ["m", "n"]),
            ("STRASSENBAHN bjork", ["m", "n"]), ("bahn", []), ("bahn zug", []),
            ("e\u{301}te", ["n"]), ("ete", ["n"]), ("m 35", ["m"]), ("%", ["t", "m", "n"]),
            ("\\", ["t", "m", "n"]),
            ("ein", ["t"]),
        ] as [(String, [String])])
    func search(words: String, found: [String]) throws {
        let index = try index([
            "t": trip("Köln", (2026, 11, 30), hour: 1), "m": film("M", (2026, 11, 29), "35 mm"),
            "n": film("Été", (2026, 11, 28)),
        ])
        #expect(try ids(index, EntryQuery(search: words)) == found)
    }

    @Test("Search and kind combine")
    func combined() throws {
        let index = try index([
            "t": trip("Kino", (2026, 11, 30), hour: 1), "m": film("M", (2026, 11, 29)),
        ])
        #expect(try ids(index, EntryQuery(search: "kino")) == ["t", "m"])
        #expect(try ids(index, EntryQuery(kind: .film, search: "kino")) == ["m"])
    }

    @Test("A listing stays as it was when the index goes on")
    func snapshot() throws {
        let index = try index(["a": film("A", nil), "b": film("B", nil)])
        let before = try index.listing(matching: EntryQuery())
        try index.take([("b", film("C", nil)), ("a", nil)])
        #expect(before.count == 2)
        #expect(before.position(of: EntryID("b")) == 1)
        #expect(before.summaries(in: 0..<9).map(\.content.title) == ["A", "B"])
        #expect(try ids(index) == ["b"])
    }

    @Test("Completions come most frequent first, and only from entries that have them")
    func completions() throws {
        let index = try index([
            "1": trip("Köln", (2026, 11, 30), hour: 1), "2": trip("Bonn", (2026, 11, 30), hour: 2),
            "3": film("M", nil, "a", "b"), "4": film("N", nil, "b"), "5": film("O", nil),
        ])
        #expect(try index.snapshot().values(of: .stop) == ["Zürich HB", "Bonn", "Köln"])
        #expect(try index.snapshot().values(of: .tag) == ["b", "a"])
        #expect(try index.snapshot().values(of: .venue) == ["Kino Łódź"])
        #expect(try index.snapshot().values(of: .operator) == ["ČD"])
        try index.take([
            ("3", .film(Film(title: "M", directors: ["Lang, Fritz", "Y"], genres: ["c", "d"]))),
            ("6", .film(Film(title: "N", directors: ["Y"], countries: ["DE"], languages: ["de"]))),
        ])
        #expect(try index.snapshot().values(of: .director) == ["Y", "Lang, Fritz"])
        #expect(try index.snapshot().values(of: .genre) == ["c", "d"])
        #expect(try index.snapshot().values(of: .country) == ["DE"])
        #expect(try index.snapshot().values(of: .language) == ["de"])
        #expect(try index.snapshot().values(of: .tag) == ["b"])
    }

    @Test("Without a search all is there at once, and so is the last result")
    func atOnce() async throws {
        let open = try await OpenJournal()
        let journal = open.journal
        _ = try await journal.add(film("Alpha", (2026, 11, 1)))
        _ = try await journal.add(film("Beta", (2026, 11, 2)))
        #expect(await journal.listingAtOnce(matching: EntryQuery())?.count == 2)
        #expect(await journal.listingAtOnce(matching: EntryQuery(kind: .trip))?.count == 0)
        let query = EntryQuery(search: "alp")
        let found = await journal.listing(matching: query)
        let again = await journal.listingAtOnce(matching: query)
        #expect(found.count == 1)
        #expect(again?.summaries(in: 0..<2) == found.summaries(in: 0..<2))
        _ = try await journal.add(film("Alpha again", (2026, 11, 3)))
        #expect(await journal.listing(matching: query).count == 2)
    }
}
