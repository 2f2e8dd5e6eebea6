import Domain
import GRDB

/// The numbers of entries by month and kind, the latest month first.
struct IndexMonths: Sendable {
    private let counts: [(kind: Int, month: MonthKey, count: Int)]

    init(_ db: Database) throws {
        counts = try Row.fetchAll(
            db, sql: "SELECT month, kind, count FROM month WHERE count > 0 ORDER BY month DESC"
        ).map { row in
            // A damaged table may contain numbers that cannot be added.
            (
                kind: try row.decode(atIndex: 1), month: MonthKey(try row.decode(atIndex: 0)),
                count: Int(try row.decode(Int32.self, atIndex: 2))
            )
        }
    }

    /// The kind under which the legs are counted that their journey's row shows; they count as
    /// trips as well.
    static let folded = 2

    /// Whether all counts are of entries and folded legs, which may not be so in a damaged table.
    var areOfKnownKinds: Bool {
        counts.allSatisfy { $0.kind == Self.folded || (try? IndexRow.kind($0.kind)) != nil }
    }

    var haveOnlyFilms: Bool { counts.allSatisfy { $0.kind == IndexRow.kind(.film) } }

    var total: Int { counts.reduce(0) { $1.kind == Self.folded ? $0 : $0 + $1.count } }

    /// Returns the months of a kind, or of all kinds for `nil`, with the position in the list at
    /// which each begins.
    func stretches(of kind: EntryKind?, folding: Bool = false) -> [MonthStretch] {
        var stretches: [MonthStretch] = []
        let kind = kind.map(IndexRow.kind)
        let folds = folding && kind != IndexRow.kind(.film)
        for (itsKind, month, count) in counts {
            let isCollapsed = itsKind == Self.folded
            guard isCollapsed ? folds : kind == nil || kind == itsKind else { continue }
            let counted = isCollapsed ? -count : count
            if let last = stretches.last, last.month == month {
                stretches[stretches.count - 1].count += counted
            } else {
                stretches.append(
                    MonthStretch(month: month, moments: month.moments, start: 0, count: counted))
            }
        }
        // A month may have only legs of a journey that began in the month before.
        stretches.removeAll { $0.count <= 0 }
        var start = 0
        for place in stretches.indices {
            stretches[place].start = start
            start += stretches[place].count
        }
        return stretches
    }
}

/// The part of a list that is within one month.
struct MonthStretch: Sendable {
    let month: MonthKey
    /// The moments of the stretch, fewer than the month's if a range of days ends in it.
    var moments: ClosedRange<Int64>
    /// The position of the first entry.
    var start: Int
    var count: Int

    var end: Int { start + count }
}

extension [MonthStretch] {
    var sections: [ListSection] { map { ListSection($0.month.heading, count: $0.count) } }

    /// Returns the index of the stretch that contains a position.
    func index(at position: Int) -> Int? {
        let index = partitioningIndex { $0.end > position }
        return index < endIndex ? index : nil
    }
}

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

    func write(to db: Database) throws {
        for (key, difference) in differences where difference != 0 {
            try db.run(
                """
                INSERT INTO month VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET count = count + excluded.count
                """,
                [key.kind, key.month, difference])
        }
    }
}
