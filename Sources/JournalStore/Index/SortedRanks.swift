import Domain

/// The ranks of entries in the order of a list, and its sections.
struct SortedRanks {
    let ranks: [Int32]
    let sections: [ListSection]

    /// Sorts by day, the newest first.
    ///
    /// - Parameters:
    ///   - found: the ranks in ascending order, which is that of days.
    ///   - months: the months of all entries.
    init(_ found: [Int32], of months: [MonthStretch]) {
        ranks = found
        var sections: [ListSection] = []
        var start = 0
        for month in months where start < found.count {
            let end = found[start...].partitioningIndex { $0 >= month.end }
            if end > start { sections.append(ListSection(month.month.heading, count: end - start)) }
            start = end
        }
        // A damaged table may count fewer entries.
        if start < found.count {
            sections.append(ListSection(.unknown(.date), count: found.count - start))
        }
        self.sections = sections
    }

    /// Sorts by a fact, with entries for which it is unknown last.
    ///
    /// - Parameter found: the ranks in ascending order.
    init(_ found: [Int32], by values: SortValues, isReversed: Bool) {
        // The upper half of a number holds the value of an entry, and the lower half its rank.
        var keys: [Int64] = []
        keys.reserveCapacity(found.count)
        var unknown: [Int32] = []
        let sign = values.isRising != isReversed ? 1 : -1
        for rank in found {
            if let value = values.value(Int(rank)) {
                keys.append(Int64(value * sign) << 32 | Int64(rank))
            } else {
                unknown.append(rank)
            }
        }
        keys.sort()
        ranks = keys.map { Int32(truncatingIfNeeded: $0) } + unknown

        func heading(_ key: Int64) -> ListHeading { values.heading(Int(key >> 32) * sign) }
        var sections: [ListSection] = []
        var start = 0
        while start < keys.count {
            let common = heading(keys[start])
            let end = keys[start...].partitioningIndex { heading($0) != common }
            sections.append(ListSection(common, count: end - start))
            start = end
        }
        if !unknown.isEmpty {
            sections.append(ListSection(values.headingOfUnknown, count: unknown.count))
        }
        self.sections = sections
    }
}
