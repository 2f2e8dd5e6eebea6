import Domain
import Foundation
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
                departure: .make(day.0, day.1, day.2, hour, 0, .floating), arrival: nil,
                notes: "Ein Zug"))
    }

    private func catalogue(_ entries: KeyValuePairs<String, Entry>) -> Catalogue {
        var catalogue = Catalogue()
        catalogue.update(
            entries.map { Record(id: EntryID($0.key), entry: $0.value) }, removing: [])
        return catalogue
    }

    private func ids(_ catalogue: Catalogue, _ query: EntryQuery = EntryQuery()) -> [String] {
        let listing = CatalogueListing(of: catalogue, matching: query)
        return listing.summaries(in: 0..<listing.count).map(\.id.rawValue)
    }

    @Test("Newest first: films, then trips by their departure, then by name; without a day last")
    func order() {
        let catalogue = catalogue([
            "u": film("U", nil), "b": film("B", (2026, 11, 19)), "a": film("A", (2026, 11, 19)),
            "t1": trip("T", (2026, 11, 19), hour: 8), "t2": trip("T", (2026, 11, 19), hour: 20),
            "n": film("N", (2026, 11, 20)), "o": trip("O", (1999, 1, 1), hour: 0),
            "s": film("S", nil),
        ])
        #expect(ids(catalogue) == ["n", "a", "b", "t2", "t1", "o", "s", "u"])
    }

    @Test("Months are counted in the order of the entries")
    func months() {
        let listing = CatalogueListing(
            of: catalogue([
                "a": film("A", (2026, 11, 1)), "b": trip("B", (2026, 11, 30), hour: 1),
                "c": film("C", (2026, 10, 31)), "d": film("D", (2025, 11, 1)), "e": film("E", nil),
            ]), matching: EntryQuery())
        #expect(
            listing.months == [
                MonthOfEntries(.init(year: 2026, month: 11), count: 2),
                MonthOfEntries(.init(year: 2026, month: 10), count: 1),
                MonthOfEntries(.init(year: 2025, month: 11), count: 1),
                MonthOfEntries(nil, count: 1),
            ])
    }

    @Test("An entry's position is that of its row, and none where it is not listed")
    func positions() {
        let catalogue = catalogue([
            "a": film("A", (2026, 11, 1)), "b": trip("B", (2026, 11, 30), hour: 1),
            "c": film("C", nil),
        ])
        let all = CatalogueListing(of: catalogue, matching: EntryQuery())
        #expect(["b", "a", "c", "x"].map { all.position(of: EntryID($0)) } == [0, 1, 2, nil])
        let films = CatalogueListing(of: catalogue, matching: EntryQuery(kind: .film))
        #expect(["b", "a", "c"].map { films.position(of: EntryID($0)) } == [nil, 0, 1])
    }

    @Test("A window outside the rows has no rows, or those that there are")
    func windows() {
        let listing = CatalogueListing(
            of: catalogue(["a": film("A", nil), "b": film("B", nil)]), matching: EntryQuery())
        #expect(listing.summaries(in: 1..<100).map(\.id.rawValue) == ["b"])
        #expect(listing.summaries(in: -3..<1).map(\.id.rawValue) == ["a"])
        #expect(listing.summaries(in: 7..<9) == [])
    }

    @Test(
        "A search finds words in titles, places, notes and tags, whatever their case and accents",
        arguments: [
            ("", ["t", "m", "n"]), ("  ", ["t", "m", "n"]), ("zurich", ["t"]), ("ZÜRICH", ["t"]),
            ("cd ec 5", ["t"]), ("lodz", ["m", "n"]), ("strassen", ["m", "n"]),
            ("STRASSENBAHN bjork", ["m", "n"]), ("bahn", ["m", "n"]), ("bahn zug", []),
            ("e\u{301}te", ["n"]), ("ete", ["n"]), ("m 35", ["m"]), ("%", []), ("\\", []),
            ("ein", ["t"]),
        ] as [(String, [String])])
    func search(words: String, found: [String]) {
        let catalogue = catalogue([
            "t": trip("Köln", (2026, 11, 30), hour: 1), "m": film("M", (2026, 11, 29), "35 mm"),
            "n": film("Été", (2026, 11, 28)),
        ])
        #expect(ids(catalogue, EntryQuery(search: words)) == found)
    }

    @Test("Search and kind combine")
    func combined() {
        let catalogue = catalogue([
            "t": trip("Kino", (2026, 11, 30), hour: 1), "m": film("M", (2026, 11, 29)),
        ])
        #expect(ids(catalogue, EntryQuery(search: "kino")) == ["t", "m"])
        #expect(ids(catalogue, EntryQuery(kind: .film, search: "kino")) == ["m"])
    }

    @Test("A listing stays as it was when the catalogue goes on")
    func snapshot() {
        var catalogue = catalogue(["a": film("A", nil), "b": film("B", nil)])
        let before = CatalogueListing(of: catalogue, matching: EntryQuery())
        catalogue.update(
            [Record(id: EntryID("b"), entry: film("C", nil))], removing: [EntryID("a")])
        #expect(before.count == 2)
        #expect(before.position(of: EntryID("b")) == 1)
        #expect(ids(catalogue) == ["b"])
    }

    @Test("Completions come most frequent first, and only from entries that have them")
    func completions() {
        let catalogue = catalogue([
            "1": trip("Köln", (2026, 11, 30), hour: 1), "2": trip("Bonn", (2026, 11, 30), hour: 2),
            "3": film("M", nil, "a", "b"), "4": film("N", nil, "b"), "5": film("O", nil),
        ])
        #expect(catalogue.values(of: .stop) == ["Zürich HB", "Bonn", "Köln"])
        #expect(catalogue.values(of: .tag) == ["b", "a"])
        #expect(catalogue.values(of: .venue) == ["Kino Łódź"])
        #expect(catalogue.values(of: .operator) == ["ČD"])
    }
}
