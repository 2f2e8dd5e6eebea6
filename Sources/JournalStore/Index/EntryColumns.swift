import Domain
import GRDB

/// The facts of all entries that a search may ask for, as columns of numbers indexed by rank.
///
/// A pass over these takes a fraction of a millisecond, whereas one over the rows of the index
/// takes longer than a frame.
final class EntryColumns: Sendable {
    private let numbers: [FactNumbers]
    /// The facts that each entry has; see `EntryFacts`.
    private let bits: [Int]

    /// Creates the columns of entries without facts.
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

    /// Returns a test of whether the entry at a rank has a fact.
    func test(has fact: SearchOperator) -> (Int) -> Bool {
        let bit = EntryFacts.bit(fact)
        return { [bits] in bits[$0] & bit != 0 }
    }
}

/// One column of facts, indexed by rank.
final class FactNumbers: Sendable {
    private let values: [Int32]

    fileprivate init(_ values: [Int32]) {
        self.values = values
    }

    /// Creates the column of entries without the fact.
    convenience init(count: Int) {
        self.init(Self.none(count))
    }

    convenience init(_ column: FactColumn, _ db: Database, in order: EntryOrder) throws {
        var values = Self.none(order.count)
        try order.eachRow(of: column.sql, db) { values[$0] = try Self.value($1, at: 1) }
        self.init(values)
    }

    /// Returns the value of the entry at a rank, or `nil` if it is unknown.
    subscript(rank: Int) -> Int? {
        let value = values[rank]
        return value == Self.unknown ? nil : Int(value)
    }

    /// Returns a test of whether the entry at a rank has a value that satisfies `answers`.
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

    /// The value for an unknown fact, which is less than any that a search asks for.
    fileprivate static let unknown = Int32.min
}

/// The facts of an entry that are numbers.
enum FactColumn: Int, CaseIterable {
    /// The number of the kind; see `IndexRow`.
    case kind
    /// The day, in days since 1970.
    case day
    /// The month of the year, from 1.
    case month
    case feedback, mode
    /// The delay in seconds, negative for early.
    case lateness
    case released, runtime, viewing, rated, others, changed, scale, metres
    /// The hour of departure.
    case hour
    case departed, arrived, lost, duration
    /// The number of the currency; see `FareText`.
    case currency
    /// Whether a trip was taken: 1 if so, or else 0.
    case taken
    /// The delay of the journey that the trip begins; see `CountedTrip`.
    case reached
    /// The facts of a journey of several legs, at its first leg; see `CountedJourney`.
    case legs, saved

    /// The SQL expression for a row of `entry`. An unknown fact is a number too, since numbers are
    /// read fastest.
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
