import Domain
import GRDB

extension IndexSnapshot {
    /// What figures are made of, of the entries that answer a query.
    func counted(matching query: EntryQuery, months: SpokenMonths = .english) -> [CountedEntry] {
        let search = SearchExpression(query.search, months: months)
        let isAll = search.isEmpty && query.kind == nil && query.days == nil
        let wanted = isAll ? nil : Set(ranks(matching: query, search).map { order.ids[Int($0)] })
        return readAtLeisure(or: []) { db in
            var counted: [CountedEntry] = []
            let rows = try Row.fetchCursor(db, sql: "SELECT \(CountedRow.columns) FROM entry")
            while let row = try rows.next() {
                let id = try row.decode(Int32.self, atIndex: 0)
                if wanted?.contains(id) ?? true { counted.append(try CountedRow.entry(row)) }
            }
            return counted
        }
    }
}

/// A row of the index as what figures are made of.
private enum CountedRow {
    static let columns = """
        id, kind, moment, sorting, year, detail, status, delay, runtime, has, planned, actual, metres
        """

    static func entry(_ row: Row) throws -> CountedEntry {
        let day = EntryMoment.day(of: try row.decode(Int64.self, atIndex: 2))
        let detail = try row.decode(Int.self, atIndex: 5)
        guard try row.decode(Int.self, atIndex: 1) == IndexRow.kind(.film) else {
            return .trip(
                CountedTrip(
                    day: day, mode: IndexRow.mode(detail),
                    status: IndexRow.status(
                        try row.decode(Int.self, atIndex: 6),
                        delay: try summand(row, at: 7) ?? 0),
                    planned: try summand(row, at: 10), actual: try summand(row, at: 11),
                    metres: try summand(row, at: 12)))
        }
        let year = try row.decode(Int?.self, atIndex: 4)
        return .film(
            CountedFilm(
                day: day,
                title: EntryTurn.title(try row.decode(String.self, atIndex: 3), without: year),
                year: year,
                runningTime: try summand(row, at: 8),
                feedback: Feedback(rawValue: detail) ?? .none,
                isRewatch: try row.decode(Int.self, atIndex: 9) & EntryFacts.bit(.rewatch) != 0))
    }

    /// Throws where a damaged table holds more than can be added up.
    private static func summand(_ row: Row, at index: Int) throws -> Int? {
        guard let number = try row.decode(Int?.self, atIndex: index) else { return nil }
        guard number.magnitude < largest else { throw IndexDefect.damaged }
        return number
    }

    /// More than the seconds that all years have, of which as many as there can be files can be added.
    private static let largest: UInt = 1 << 40
}
