import Domain
import GRDB

extension IndexSnapshot {
    /// Returns the entries with these ids for figures, without waiting for searches.
    func counted(_ ids: [Int64]) -> [CountedEntry] {
        readRows(or: []) { db in
            var reader = CountedRows(try RawRows(db, sql: CountedRows.sqlOfOne))
            return try ids.compactMap { try reader.entry(of: $0) }
        }
    }

    /// Returns the entries that match a query, for figures.
    func counted(matching query: EntryQuery, months: SpokenMonths = .english) -> [CountedEntry] {
        // The rows answer which days are wanted.
        let wanted = isWanted(EntryQuery(kind: query.kind, search: query.search), months)
        return readAtLeisure(or: []) { db in
            var reader = CountedRows(try RawRows(db, sql: CountedRows.sql(of: query.days)))
            var counted: [CountedEntry] = []
            guard let wanted else {
                // A damaged table may count more entries than there is memory for.
                if query.days == nil { counted.reserveCapacity(min(self.months.total, 1 << 20)) }
                while !Task.isCancelled, try reader.next() { counted.append(try reader.entry()) }
                return counted
            }
            let order = order
            while !Task.isCancelled, try reader.next() {
                if let rank = order.rank(of: try reader.id()), wanted[rank] {
                    counted.append(try reader.entry())
                }
            }
            return counted
        }
    }

    /// Adds up the entries that match a query, in portions and in order of time.
    func sum<Sum>(
        matching query: EntryQuery, months: SpokenMonths = .english, from start: Sum,
        _ add: (inout Sum, [CountedEntry]) -> Void
    ) -> Sum {
        let wanted = isWanted(EntryQuery(kind: query.kind, search: query.search), months)
        let order = wanted == nil ? nil : self.order
        return readAtLeisure(or: start) { db in
            var reader = CountedRows(
                try RawRows(db, sql: CountedRows.sql(of: query.days, isInOrder: true)))
            var sum = start
            var portion: [CountedEntry] = []
            while !Task.isCancelled, try reader.next() {
                if let wanted, let order {
                    guard let rank = order.rank(of: try reader.id()), wanted[rank] else { continue }
                }
                portion.append(try reader.entry())
                if portion.count == CountedEntry.portion {
                    add(&sum, portion)
                    portion.removeAll(keepingCapacity: true)
                    reader.forgetTexts()
                }
            }
            add(&sum, portion)
            return sum
        }
    }

    /// Returns the number of matching entries on each day, the latest day first.
    func days(matching query: EntryQuery, months: SpokenMonths = .english) -> [CountedDay] {
        let wanted = isWanted(query, months)
        return readAtLeisure(or: []) { db in
            // Rows in the order of ranks need no lookup.
            var rows = try RawRows(
                db,
                sql: """
                    SELECT moment, kind FROM entry INDEXED BY entry_order ORDER BY \(IndexRow.order)
                    """)
            var days: [CountedDay] = []
            var rank = 0
            while !Task.isCancelled, try rows.next() {
                defer { rank += 1 }
                guard wanted?[rank] ?? true else { continue }
                let kind = try IndexRow.kind(try rows.required(at: 1))
                let moment = Int64(try rows.required(at: 0))
                let day = CountedDay(
                    kind, on: SortDate.day(of: moment), isWanted: moment == SortDate.wanted)
                // Entries of several kinds may alternate on a day.
                let latest = days.indices.suffix(EntryKind.allCases.count + 1)
                if let place = latest.last(where: { days[$0].isTogether(with: day) }) {
                    days[place].count += 1
                } else {
                    days.append(day)
                }
            }
            return days
        }
    }

    /// Returns whether the entry at each rank matches a query, or `nil` if all do.
    private func isWanted(_ query: EntryQuery, _ months: SpokenMonths) -> [Bool]? {
        let search = SearchExpression(query.search, months: months)
        if search.isEmpty, query.kind == nil, query.days == nil { return nil }
        var isWanted = [Bool](repeating: false, count: order.count)
        for rank in ranks(matching: query, search) { isWanted[Int(rank)] = true }
        return isWanted
    }
}
