import Domain

/// Ranks of entries, sorted, and the sections they make.
struct SortedRanks {
    let ranks: [Int32]
    let sections: [ListSection]

    /// - Parameters:
    ///   - found: in rising order, which is that of days with the newest first.
    ///   - months: of all entries.
    init(_ found: [Int32], of months: [MonthStretch]) {
        ranks = found
        var sections: [ListSection] = []
        var start = 0
        for month in months where start < found.count {
            let end = found[start...].partitioningIndex { $0 >= month.end }
            if end > start { sections.append(ListSection(month.month.heading, count: end - start)) }
            start = end
        }
        // A damaged table may count fewer.
        if start < found.count {
            sections.append(ListSection(.unknown(.date), count: found.count - start))
        }
        self.sections = sections
    }

    /// By a fact, those of which it is not known last.
    ///
    /// - Parameter found: in rising order.
    init(_ found: [Int32], by values: SortValues, isReversed: Bool) {
        // The key of an entry in the upper half of a number, and its rank in the lower.
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
