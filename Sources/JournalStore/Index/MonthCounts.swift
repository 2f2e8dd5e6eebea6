/// How many entries of each kind come to a month in a transaction, less those that go.
struct MonthCounts {
    struct Key: Hashable {
        let kind: Int
        /// See `MonthKey`.
        let month: Int

        /// Of the legs that the row of their journey stands for.
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
