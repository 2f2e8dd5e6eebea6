import Domain
import Foundation
import GRDB

extension IndexSnapshot {
    /// Returns the ranks of the entries that match a query with a search, in ascending order.
    func ranks(matching query: EntryQuery, _ search: SearchExpression) -> [Int32] {
        let order = order
        var isFound = Array(repeating: search.wanted.terms.isEmpty, count: order.count)
        readAtLeisure(or: ()) { db in
            if !search.wanted.terms.isEmpty {
                try Self.mark(search.match, as: true, in: order, &isFound, db)
            } else if !search.excluded.terms.isEmpty {
                try Self.mark(search.matchOfExcluded, as: false, in: order, &isFound, db)
            }
            try Self.filterByLookups(of: search, in: order, &isFound, db)
        }
        if search.letters != .none {
            for rank in isFound.indices where !order.has(search.letters, at: rank) {
                isFound[rank] = false
            }
        }
        if search.asksForFacts {
            let answers = search.test(in: columns)
            for rank in isFound.indices where isFound[rank] { isFound[rank] = answers(rank) }
        }
        return span(of: query.days, in: order).filter { rank in
            isFound[rank] && (query.kind.map { order.isKind($0, at: rank) } ?? true)
        }.map(Int32.init)
    }

    /// Removes the entries from the result that the lookups of a search do not find.
    private static func filterByLookups(
        of search: SearchExpression, in order: EntryOrder, _ isFound: inout [Bool], _ db: Database
    ) throws {
        let today = CalendarDay(Date())
        for lookup in search.excluded.lookups {
            try lookup.eachEntry(in: db, on: today) { id in
                if let rank = order.rank(of: id) { isFound[rank] = false }
            }
        }
        for lookup in search.wanted.lookups {
            var isSo = Array(repeating: false, count: order.count)
            try lookup.eachEntry(in: db, on: today) { id in
                if let rank = order.rank(of: id) { isSo[rank] = true }
            }
            for rank in isFound.indices where !isSo[rank] { isFound[rank] = false }
        }
    }

    /// Marks the entries that match an expression.
    private static func mark(
        _ match: String, as isMatch: Bool, in order: EntryOrder, _ isFound: inout [Bool],
        _ db: Database
    ) throws {
        try db.eachEntry(matching: match) { id in
            if let rank = order.rank(of: id) { isFound[rank] = isMatch }
        }
    }

    /// Returns the ranks of the entries in a range of days. A damaged table may count more entries
    /// than there are.
    private func span(of days: ClosedRange<CalendarDay>?, in order: EntryOrder) -> Range<Int> {
        let all = 0..<order.count
        guard let days else { return all }
        let moments = SortDate.moments(of: days.upperBound).upperBound
        let count = stretches(of: nil, days: days).last?.end ?? 0
        let later = months.stretches(of: nil).last { $0.moments.upperBound > moments }
        guard let later else { return (0..<count).clamped(to: all) }
        var start = later.end
        if later.moments.lowerBound <= moments {
            let after = (moments + 1)...later.moments.upperBound
            start =
                later.start
                + readRows(or: 0) { try IndexCondition.count(nil, after, folding: false, $0) }
        }
        return (start..<start + count).clamped(to: all)
    }

    /// The values that determine the position of an entry in the list.
    struct Place: Decodable, FetchableRecord {
        let id: Int64
        let kind: Int
        let moment: Int64
        let written: Int64
        let sorting: String
        let name: String
    }

    /// Returns the place of the row that shows an entry, or `nil` if there is no such entry.
    ///
    /// - Parameter folding: whether the row of a journey shows all its legs.
    static func place(of id: EntryID, folding: Bool, _ db: Database) throws -> Place? {
        let entry = "SELECT entry FROM file WHERE name = ?"
        let shown = folding ? "SELECT ifnull(lead, id) FROM entry WHERE id = (\(entry))" : entry
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, kind, moment, written, sorting, name FROM entry WHERE id = (\(shown))
                """)
        // A damaged table may contain other values, which only a fetched row notices: a fetched
        // record has 0 for a text in the place of a number.
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map(Place.init)
    }

    /// Returns the months of a kind within a range of days. Entries are counted only in months that
    /// the range cuts.
    func stretches(
        of kind: EntryKind?, days: ClosedRange<CalendarDay>?, folding: Bool = false
    ) -> [MonthStretch] {
        let all = months.stretches(of: kind, folding: folding)
        guard let days else { return all }
        let moments = SortDate.moments(of: days)
        var stretches: [MonthStretch] = []
        for var stretch in all where stretch.moments.overlaps(moments) {
            let cut = stretch.moments.clamped(to: moments)
            if cut != stretch.moments {
                stretch.moments = cut
                stretch.count = readRows(or: 0) {
                    try IndexCondition.count(kind, cut, folding: folding, $0)
                }
                if stretch.count == 0 { continue }
            }
            stretch.start = stretches.last?.end ?? 0
            stretches.append(stretch)
        }
        return stretches
    }

    func summaries(on day: CalendarDay) -> [EntrySummary] {
        let listing = OrderedListing(of: self, matching: EntryQuery(days: day...day))
        return listing.summaries(in: 0..<listing.count)
    }

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
        let order = wanted == nil ? nil : self.order
        return readAtLeisure(or: []) { db in
            var reader = CountedRows(try RawRows(db, sql: CountedRows.sql(of: query.days)))
            var counted: [CountedEntry] = []
            if wanted == nil, query.days == nil {
                // A damaged table may count more entries than there is memory for.
                counted.reserveCapacity(min(self.months.total, 1 << 20))
            }
            while !Task.isCancelled, try reader.next() {
                if let wanted, let order {
                    guard let rank = order.rank(of: try reader.id()), wanted[rank] else { continue }
                }
                counted.append(try reader.entry())
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
