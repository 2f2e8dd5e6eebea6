import Domain
import GRDB

/// How many entries each month has, of each kind, the latest first.
struct IndexMonths: Sendable {
    private let counts: [(kind: Int, month: MonthKey, count: Int)]

    init(_ db: Database) throws {
        counts = try Row.fetchAll(
            db, sql: "SELECT month, kind, count FROM month WHERE count > 0 ORDER BY month DESC"
        ).map { row in
            // A damaged table may hold more than can be added up.
            (
                kind: try row.decode(atIndex: 1), month: MonthKey(try row.decode(atIndex: 0)),
                count: Int(try row.decode(Int32.self, atIndex: 2))
            )
        }
    }

    /// The kind under which legs are counted that the row of their journey stands for; they count as
    /// trips as well.
    static let folded = 2

    /// Whether nothing else is counted than entries and folded legs, as in a damaged table.
    var areOfKnownKinds: Bool {
        counts.allSatisfy { $0.kind == Self.folded || (try? IndexRow.kind($0.kind)) != nil }
    }

    var haveOnlyFilms: Bool { counts.allSatisfy { $0.kind == IndexRow.kind(.film) } }

    var total: Int { counts.reduce(0) { $1.kind == Self.folded ? $0 : $0 + $1.count } }

    /// The months of a kind, or of both for nil, and where in their list each begins.
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
        // A month may have nothing but legs of a journey that began in the one before.
        stretches.removeAll { $0.count <= 0 }
        var start = 0
        for place in stretches.indices {
            stretches[place].start = start
            start += stretches[place].count
        }
        return stretches
    }
}

/// The part of a list that falls into one month.
struct MonthStretch: Sendable {
    let month: MonthKey
    /// Less than the whole month where a range of days ends in it.
    var moments: ClosedRange<Int64>
    /// The position of its first entry.
    var start: Int
    var count: Int

    var end: Int { start + count }
}

extension [MonthStretch] {
    var sections: [ListSection] { map { ListSection($0.month.heading, count: $0.count) } }

    /// The stretch that a position lies in.
    func index(at position: Int) -> Int? {
        let index = partitioningIndex { $0.end > position }
        return index < endIndex ? index : nil
    }
}
