import Domain
import GRDB

/// Folds the legs of each journey that a transaction touched into one row of the list.
///
/// The row of a leg has the id of its `journey`, and as `leg` the values that the journey's course
/// depends on. Its `lead` is the entry whose row shows the journey. That row has no `lead`, but the
/// `course` of the journey, the minutes by which it `reached` its destination late, and those that
/// were `saved`. Each leg's row has whether it was `taken`.
struct IndexJourneys {
    private var touched: Set<String> = []
    /// The ids of the legs that were written.
    private var written: Set<Int64> = []

    mutating func touch(_ journey: String?) {
        if let journey { touched.insert(journey) }
    }

    mutating func write(_ entry: Int64) { written.insert(entry) }

    func fold(in db: Database, counting months: inout MonthCounts) throws {
        for journey in touched.sorted() {
            let statement = try db.cachedStatement(
                sql: """
                    SELECT id, name, title, destination, leg, lead, course, kind, month, reached,
                        saved, taken
                    FROM entry WHERE journey = ?
                    """)
            let rows = try Row.fetchAll(statement, arguments: [journey])
                .map(LegRow.init).sorted { $0.isBefore($1) }
            for part in JourneyID.parts(rows.map(\.leg), of: journey) where !isCollapsed(rows[part])
            {
                try fold(rows[part].inGivenOrder(\.leg), db, &months)
            }
        }
    }

    /// Whether a journey is folded already and none of its legs was written. Thousands of legs may
    /// have the same journey name.
    private func isCollapsed(_ rows: ArraySlice<LegRow>) -> Bool {
        guard let first = rows.first(where: { $0.lead == nil }),
            !rows.contains(where: { written.contains($0.id) })
        else { return false }
        let count = first.course.flatMap { CachedCourse($0) }?.legs ?? 1
        return count == rows.count
            && rows.allSatisfy { $0.id == first.id || $0.lead == first.id }
    }

    private func fold(
        _ rows: [LegRow], _ db: Database, _ months: inout MonthCounts
    ) throws {
        guard let first = rows.first else { return }
        let course = JourneyCourse(rows.map(\.leg))
        let kept = rows.count > 1 ? CachedCourse(course, of: rows.map(\.leg)) : nil
        for (row, isTaken) in zip(rows, course.taken) {
            let isFirst = row.id == first.id
            let lead = isFirst ? nil : first.id
            if (row.lead == nil) != isFirst {
                if isFirst { months.remove(row.month.folded) } else { months.add(row.month.folded) }
            }
            let its = isFirst ? kept : nil
            let reached = isFirst ? course.minutesLate : nil
            guard
                row.lead != lead || row.course != its?.text || row.reached != reached
                    || row.saved != its?.saved || row.isTaken != isTaken
            else { continue }
            try db.run(
                """
                UPDATE entry SET lead = ?, course = ?, reached = ?, saved = ?, taken = ?
                WHERE id = ?
                """,
                [lead, its?.text, reached, its?.saved, isTaken, row.id])
        }
    }
}

/// A leg as the index has it.
private struct LegRow {
    let id: Int64
    let name: String
    let leg: JourneyLeg
    let lead: Int64?
    let course: String?
    let reached: Int?
    let saved: Int?
    let isTaken: Bool?
    let month: MonthCounts.Key

    /// Reads a row.
    /// - Throws: `damaged` if a damaged table contains other values.
    init(_ row: Row) throws {
        id = try row.decode(atIndex: 0)
        name = try row.decode(atIndex: 1)
        guard
            let leg = JourneyLeg(
                try row.decode(String.self, atIndex: 4), from: try row.decode(atIndex: 2),
                to: try row.decode(atIndex: 3))
        else { throw IndexDefect.damaged }
        self.leg = leg
        lead = try row.decode(atIndex: 5)
        course = try row.decode(atIndex: 6)
        month = MonthCounts.Key(
            kind: try row.decode(atIndex: 7), month: try row.decode(atIndex: 8))
        reached = try row.decode(atIndex: 9)
        saved = try row.decode(atIndex: 10)
        isTaken = try row.decode(Int?.self, atIndex: 11).map { $0 != 0 }
    }

    func isBefore(_ other: LegRow) -> Bool {
        leg.isBefore(other.leg) || !other.leg.isBefore(leg) && name < other.name
    }
}

/// The course of a journey in the index, beyond its first leg.
struct CachedCourse {
    let legs: Int
    /// The status, as that of a trip: see `IndexRow`.
    let status: Int
    let delay: Int
    let destination: String
    /// The saved minutes, or `nil` if unknown. They are in a column of their own, not in the text.
    var saved: Int?

    init(_ course: JourneyCourse, of legs: [JourneyLeg]) {
        self.legs = legs.count
        destination = legs[course.promised].to
        saved = course.minutesSaved
        (status, delay) = IndexRow.columns(of: course.status)
    }

    /// The delay in seconds, negative for early, or `nil` if unknown.
    var lateness: Int? {
        switch IndexRow.status(status, delay: delay) {
        case .onTime: 0
        case .late: delay
        case .early: -delay
        case .unknown, .cancelled, .missedConnection: nil
        }
    }

    var text: String { "\(legs) \(status) \(delay) \(destination)" }

    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let legs = Int(parts[0]), let status = Int(parts[1]),
            let delay = Int(parts[2])
        else { return nil }
        (self.legs, self.status, self.delay) = (legs, status, delay)
        destination = String(parts[3])
    }
}
