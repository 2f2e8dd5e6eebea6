import Domain
import GRDB

/// What a search asks of entries by facts, as columns of numbers: the value of each entry at its rank.
///
/// To go through these takes a fraction of a millisecond, where a look at as many rows of the index
/// takes longer than a frame.
final class EntryColumns: Sendable {
    private let numbers: [FactNumbers]
    /// See `EntryFacts`.
    private let bits: [Int]

    /// Of entries of which nothing is known.
    init(count: Int) {
        numbers = FactColumn.allCases.map { _ in FactNumbers(count: count) }
        bits = [Int](repeating: 0, count: count)
    }

    init(_ db: Database, in order: EntryOrder) throws {
        var bits = [Int](repeating: 0, count: order.count)
        var values = FactColumn.allCases.map { _ in FactNumbers.none(order.count) }
        let columns = FactColumn.allCases.map(\.sql).joined(separator: ", ")
        try order.eachRow(of: "has, " + columns, db) { rank, rows in
            bits[rank] = try rows.required(at: 1)
            for column in values.indices {
                values[column][rank] = try FactNumbers.value(rows, at: column + 2)
            }
        }
        numbers = values.map(FactNumbers.init)
        self.bits = bits
    }

    subscript(column: FactColumn) -> FactNumbers { numbers[column.rawValue] }

    /// Whether the entry at a rank has what an operator finds.
    func test(has fact: SearchOperator) -> (Int) -> Bool {
        let bit = EntryFacts.bit(fact)
        return { [bits] in bits[$0] & bit != 0 }
    }
}

/// What is known of all entries in one column, at their ranks.
final class FactNumbers: Sendable {
    private let values: [Int32]

    fileprivate init(_ values: [Int32]) {
        self.values = values
    }

    /// Of entries of which nothing is known.
    convenience init(count: Int) {
        self.init(Self.none(count))
    }

    convenience init(_ column: FactColumn, _ db: Database, in order: EntryOrder) throws {
        var values = Self.none(order.count)
        try order.eachRow(of: column.sql, db) { values[$0] = try Self.value($1, at: 1) }
        self.init(values)
    }

    /// Of the entry at a rank; nil where it is not known.
    subscript(rank: Int) -> Int? {
        let value = values[rank]
        return value == Self.unknown ? nil : Int(value)
    }

    /// Whether the entry at a rank has a value that answers.
    func test(_ answers: @escaping (Int) -> Bool) -> (Int) -> Bool {
        { [values] rank in
            let value = values[rank]
            return value != Self.unknown && answers(Int(value))
        }
    }

    fileprivate static func none(_ count: Int) -> [Int32] {
        [Int32](repeating: unknown, count: count)
    }

    fileprivate static func value(_ rows: RawRows, at column: Int) throws -> Int32 {
        let value = try rows.required(at: column)
        return value == unknown ? unknown : max(Int32(clamping: value), unknown + 1)
    }

    /// What is smaller than any value that somebody asks for.
    fileprivate static let unknown = Int32.min
}

/// What is known of an entry as a number.
enum FactColumn: Int, CaseIterable {
    /// See `IndexRow`.
    case kind
    /// Days since 1970.
    case day
    /// Of any year, 1 for January.
    case month
    case feedback, mode
    /// Seconds behind the timetable; fewer than none where it was early.
    case lateness
    case released, runtime, viewing, rated, others, changed, scale, metres
    /// Of the departure.
    case hour
    case departed, arrived, lost, duration
    /// See `FareText`.
    case currency
    /// Whether a trip was taken; 1 where it was, and 0 where not.
    case taken
    /// Of the journey that it stands for; see `CountedTrip`.
    case reached
    /// Of the journey of several legs that it is the first leg of; see `CountedJourney`.
    case legs, saved

    /// In SQL, of a row of `entry`. What is not known is a number too, as numbers are read fastest.
    fileprivate var sql: String { "ifnull(\(known), \(FactNumbers.unknown))" }

    private var known: String {
        switch self {
        case .kind, .runtime, .viewing, .rated, .others, .changed, .scale, .metres, .departed,
            .arrived:
            "\(self)"
        case .legs: "CAST(course AS INTEGER)"
        case .taken, .reached, .saved: "\(self)"
        case .hour: "CASE kind WHEN \(IndexRow.kind(.trip)) THEN \(SortDate.hourSQL) END"
        case .lost: "actual - planned"
        case .duration: "ifnull(actual, planned)"
        case .currency: FareText.currencySQL
        case .released: "year"
        case .day: SortDate.daySQL
        case .month: "CASE WHEN month > 0 THEN month % 12 + 1 END"
        case .feedback: "CASE kind WHEN \(IndexRow.kind(.film)) THEN detail END"
        case .mode: "CASE kind WHEN \(IndexRow.kind(.trip)) THEN detail END"
        case .lateness: IndexRow.lateness
        }
    }
}
