import Domain

/// Ranks of entries, sorted by a fact, and the sections they make.
struct SortedRanks {
    let ranks: [Int32]
    let sections: [ListSection]

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
        for rank in unknown {
            let heading = values.headingOfUnknown(Int(rank))
            let known = sections.last?.heading == heading ? sections.removeLast().count : 0
            sections.append(ListSection(heading, count: known + 1))
        }
        self.sections = sections
    }
}
