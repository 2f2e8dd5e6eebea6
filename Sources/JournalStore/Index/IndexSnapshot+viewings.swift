import Domain
import GRDB

extension IndexSnapshot {
    /// See `ReadsEntries.viewings(of:year:)`.
    func viewings(of title: String, year: Int?) -> [EntrySummary] {
        let films = readRows(or: []) { db in
            try Self.films(titled: title, in: db).filter { !$0.isWanted }
        }
        let years = Set((films.map(\.filmYear) + [year]).compactMap { $0 })
        return years.count > 1 ? films.filter { $0.filmYear == year } : films
    }

    /// See `FindsFilms.films(titled:)`.
    func films(titled titles: Set<String>) -> [(title: String, films: [EntrySummary])] {
        readAtLeisure(or: []) { db in
            try titles.map { ($0, try Self.films(titled: $0, in: db)) }
        }
    }

    /// See `FindsFilms.wishes()`.
    func wishes() -> [EntrySummary] {
        readAtLeisure(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(IndexRow.columns) FROM entry
                    WHERE kind = 0 AND status IN (\(IndexRow.wanted), \(IndexRow.wasWanted))
                    ORDER BY sorting, name
                    """)
            return try Row.fetchAll(statement).map(IndexRow.summary)
        }
    }

    /// Returns the films with a title and any year. The year follows the title in the sorting text,
    /// and all digits precede a colon.
    private static func films(
        titled title: String, in db: Database
    ) throws -> [EntrySummary] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(IndexRow.columns) FROM entry INDEXED BY entry_title
                WHERE kind = 0 AND sorting BETWEEN ?1 AND ?1 || ' :'
                    AND sorting = ?1 || ifnull(' ' || year, '')
                ORDER BY \(IndexRow.order)
                """)
        let turn = SortTieBreaker.title(title, year: nil)
        return try Row.fetchAll(statement, arguments: [turn]).map(IndexRow.summary)
    }
}
