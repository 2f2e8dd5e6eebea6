import Domain
import GRDB

extension IndexSnapshot {
    /// What figures are made of, of the entries with these ids, for what is drawn.
    func counted(_ ids: [Int64]) -> [CountedEntry] {
        readRows(or: []) { db in
            var reader = CountedRows(try RawRows(db, sql: CountedRows.sqlOfOne))
            return try ids.compactMap { try reader.entry(of: $0) }
        }
    }

    /// What figures are made of, of the entries that answer a query.
    func counted(matching query: EntryQuery, months: SpokenMonths = .english) -> [CountedEntry] {
        let search = SearchExpression(query.search, months: months)
        // Which days is asked of the rows.
        let wanted =
            search.isEmpty && query.kind == nil
            ? nil : ranks(matching: EntryQuery(kind: query.kind, search: query.search), search)
        return readAtLeisure(or: []) { db in
            var reader = CountedRows(try RawRows(db, sql: CountedRows.sql(of: query.days)))
            var counted: [CountedEntry] = []
            guard let wanted else {
                // A damaged table may count more entries than there is room for.
                if query.days == nil { counted.reserveCapacity(min(self.months.total, 1 << 20)) }
                while try reader.next() { counted.append(try reader.entry()) }
                return counted
            }
            let order = order
            var isWanted = [Bool](repeating: false, count: order.count)
            for rank in wanted { isWanted[Int(rank)] = true }
            counted.reserveCapacity(wanted.count)
            while try reader.next() {
                if let rank = order.rank(of: try reader.id()), isWanted[rank] {
                    counted.append(try reader.entry())
                }
            }
            return counted
        }
    }
}
