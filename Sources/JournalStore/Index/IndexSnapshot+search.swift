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
}
