import Domain
import GRDB

extension IndexSnapshot {
    /// See `ReadsEntries.viewings(of:year:)`.
    func viewings(of title: String, year: Int?) -> [EntrySummary] {
        let films = films(titled: EntryTurn.title(title, year: nil))
        let years = Set((films.map(\.year) + [year]).compactMap { $0 })
        return years.count > 1 ? films.filter { $0.year == year } : films
    }

    /// The films of a folded title that were seen, whatever their year, which follows the title in the order: the
    /// last of them come before a colon, as digits do.
    private func films(titled title: String) -> [EntrySummary] {
        readRows(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(IndexRow.columns) FROM entry INDEXED BY entry_title
                    WHERE kind = 0 AND status = 0 AND sorting BETWEEN ?1 AND ?1 || ' :'
                        AND sorting = ?1 || ifnull(' ' || year, '')
                    ORDER BY \(IndexRow.order)
                    """)
            return try Row.fetchAll(statement, arguments: [title]).map(IndexRow.summary)
        }
    }
}

extension EntrySummary {
    fileprivate var year: Int? {
        if case .film(_, let year, _) = content { year } else { nil }
    }
}
