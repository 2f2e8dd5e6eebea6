import Domain
import GRDB
import TestSupport
import Testing

@testable import JournalStore

/// Rows that no transaction of ours has written.
struct DamagedRowsTests {
    private let index: ScratchIndex

    init() throws {
        index = try ScratchIndex()
        try index.take([("film", .film(.full)), ("trip", .trip(.full))])
    }

    private func damage(_ assignment: String) throws {
        try index.index.writer.write { try $0.execute(sql: "UPDATE entry SET \(assignment)") }
    }

    @Test(
        "A row with something else than what is read makes the index be replaced",
        arguments: [
            "planned = 'long'", "metres = 9223372036854775807", "runtime = -9223372036854775808",
            "title = x'00FF'", "genres = x'FF'", "fare = x'37'", "moment = 'soon'", "name = x'41'",
        ])
    func replaced(assignment: String) throws {
        try damage(assignment)
        #expect(try index.snapshot().counted(matching: EntryQuery()) == [])
        #expect(index.failures == 1)
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
}
