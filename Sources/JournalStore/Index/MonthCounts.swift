/// The numbers of entries that a transaction adds to each month and kind, less those that it
/// removes.
struct MonthCounts {
    struct Key: Hashable {
        let kind: Int
        /// The number of the month; see `MonthKey`.
        let month: Int

        /// The key for legs that the row of their journey shows.
        var folded: Key { Key(kind: IndexMonths.folded, month: month) }
    }

    private var differences: [Key: Int] = [:]

    mutating func add(_ key: Key) {
        differences[key, default: 0] += 1
    }

    mutating func remove(_ key: Key) {
        differences[key, default: 0] -= 1
    }

    func write(_ statements: IndexStatements) throws {
        for (key, difference) in differences where difference != 0 {
            var row = try statements.raw(.countMonth)
            row.add(key.kind)
            row.add(key.month)
            row.add(difference)
            try row.run()
        }
    }
}
