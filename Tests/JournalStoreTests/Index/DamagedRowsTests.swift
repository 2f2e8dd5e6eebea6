import Domain
import GRDB
import Statistics
import TestSupport
import Testing

@testable import JournalStore

/// Tests of rows that no transaction of Counterfoil has written.
struct DamagedRowsTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
        try index.take([("film", .film(.full)), ("trip", .trip(.full))])
    }

    private func damage(_ assignment: String, of table: String = "entry") throws {
        try index.index.writer.write { try $0.execute(sql: "UPDATE \(table) SET \(assignment)") }
    }

    @Test(
        "A row with an unexpected value makes the index be replaced",
        arguments: [
            "planned = 'long'", "metres = 9223372036854775807", "runtime = -9223372036854775808",
            "title = x'00FF'", "genres = x'FF'", "fare = x'37'", "moment = 'soon'", "name = x'41'",
        ])
    func replaced(assignment: String) throws {
        try damage(assignment)
        #expect(try index.snapshot().counted(matching: EntryQuery()) == [])
        #expect(index.failures == 1)
        let listing = try index.snapshot().listing(matching: EntryQuery())
        #expect(listing.counted(in: 0..<2) == [])
    }

    @Test(
        "A value that means nothing is unknown, or as much as there can be",
        arguments: [
            "rated = 9223372036854775807", "rated = -9223372036854775808", "changed = 99",
            "detail = 77", "status = 9, delay = 1", "moment = 9223372036854775807",
            "moment = -9223372036854775807", "fare = 'EUR'", "fare = 'ABCDEF'", "scale = 5",
            "year = 1099511627775", "year = -1099511627775", "has = 9223372036854775807",
            "metres = 1099511627775, actual = 1",
            "planned = -1099511627775, actual = 1099511627775",
        ])
    func counted(assignment: String) throws {
        try damage(assignment)
        let counted = try index.snapshot().counted(matching: EntryQuery())
        #expect(counted.count == 2 && index.failures == 0)
        let (films, trips) = (
            FilmPageFigures(of: counted, until: nil), TripPageFigures(of: counted, until: nil)
        )
        #expect(films.films.viewings == 1 && trips.trips.travelled == 1)
        _ = (films.releases.decades, films.ratings.meanGap, films.days.weeks, films.changed.most)
        _ = (trips.places.places, trips.fares.currencies, trips.extremes.fastest)
    }

    @Test(
        "Searches, days and orders find no more than there is",
        arguments: [
            ("month", "count = 2147483647"), ("month", "count = count + 1"),
            ("month", "month = month + 1"), ("month", "month = 0"), ("month", "month = -1"),
            ("month", "kind = kind + 7"), ("month", "count = 0"),
            ("entry", "moment = 9223372036854775807"), ("entry", "moment = -9223372036854775807"),
            ("entry", "moment = 0"), ("entry", "kind = 9"), ("entry", "sorting = x'00FF'"),
            ("entry", "id = 2147483647 WHERE kind = 0"), ("entry", "title = x'00FF'"),
            ("entry", "runtime = 'long'"),
            ("entry", "year = 9223372036854775807, metres = -9223372036854775808"),
            ("entry", "delay = -9223372036854775808, status = 1"),
        ])
    func listed(table: String, assignment: String) throws {
        try damage(assignment, of: table)
        let day = Trip.full.departure.day
        let first = try #require(CalendarDay(year: 1, month: 1, day: 1))
        let last = try #require(CalendarDay(year: 9999, month: 12, day: 31))
        for facts in ["", "-brief", "title:brief", "kind:film -late:"] {
            for span in [nil, day...day, first...day, day...last] {
                try look(EntryQuery(search: facts, days: span))
                try look(EntryQuery(kind: .film, search: facts, days: span))
            }
        }
        for fact in ListOrder.Fact.allCases {
            try look(EntryQuery(days: first...day, order: ListOrder(fact)))
        }
    }

    @Test("A list that is sorted by one fact reads no other one")
    func sorted() throws {
        try damage("scale = 'x', viewing = 'x', departed = 'x'")
        for fact in ListOrder.Fact.allCases {
            #expect(try index.listing(matching: EntryQuery(order: ListOrder(fact))).count == 2)
        }
        #expect(index.failures == 0)
        _ = try index.listing(matching: EntryQuery(search: "kind:film"))
        #expect(index.failures == 1)
    }

    private func look(_ query: EntryQuery) throws {
        let listing = try index.listing(matching: query)
        #expect(listing.summaries(in: 0..<listing.count).count <= 2)
        #expect(listing.position(of: EntryID("film")) ?? 0 <= listing.count)
        #expect(listing.sections.reduce(0) { $0 + $1.count } == listing.count)
        #expect(try index.snapshot().counted(matching: query).count <= 2)
    }
}
