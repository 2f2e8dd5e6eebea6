import Domain
import GRDB

/// What a search asks of entries by facts, and what lists are sorted by, as columns of numbers: the
/// value of each entry at its rank.
///
/// To go through these takes a fraction of a millisecond, where a look at as many rows of the index
/// takes longer than a frame.
final class EntryColumns: Sendable {
    private let values: [[Int32]]
    /// See `EntryFacts`.
    private let bits: [Int]

    /// Of entries of which nothing is known.
    init(count: Int) {
        values = FactColumn.allCases.map { _ in [Int32](repeating: Self.unknown, count: count) }
        bits = [Int](repeating: 0, count: count)
    }

    init(_ db: Database, in order: EntryOrder) throws {
        var bits = [Int](repeating: 0, count: order.count)
        var values = FactColumn.allCases.map { _ in
            [Int32](repeating: Self.unknown, count: order.count)
        }
        let columns = FactColumn.allCases.map(\.sql).joined(separator: ", ")
        var rows = try RawRows(db, sql: "SELECT id, has, \(columns) FROM entry")
        while try rows.next() {
            guard let rank = order.rank(of: Int64(try rows.required(at: 0))) else { continue }
            bits[rank] = try rows.required(at: 1)
            for column in values.indices {
                values[column][rank] = Int32(clamping: try rows.required(at: column + 2))
            }
        }
        self.values = values
        self.bits = bits
    }

    /// The value of the entry at a rank; nil where it is not known.
    func value(of column: FactColumn, at rank: Int) -> Int? {
        let value = values[column.rawValue][rank]
        return value == Self.unknown ? nil : Int(value)
    }

    /// Whether the entry at a rank has a value that answers.
    func test(_ column: FactColumn, _ answers: @escaping (Int) -> Bool) -> (Int) -> Bool {
        let values = values[column.rawValue]
        return { rank in
            let value = values[rank]
            return value != Self.unknown && answers(Int(value))
        }
    }

    /// Whether the entry at a rank has what an operator finds.
    func test(has fact: SearchOperator) -> (Int) -> Bool {
        let bit = EntryFacts.bit(fact)
        return { [bits] in bits[$0] & bit != 0 }
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
    case released, runtime, viewing, rated, changed, scale, metres
    /// Of the departure.
    case hour
    case departed, arrived, lost, duration
    /// See `FareText`.
    case currency

    /// In SQL, of a row of `entry`. What is not known is a number too, as numbers are read fastest.
    fileprivate var sql: String { "ifnull(\(known), \(EntryColumns.unknown))" }

    private var known: String {
        switch self {
        case .kind, .runtime, .viewing, .rated, .changed, .scale, .metres, .departed, .arrived:
            "\(self)"
        case .hour: "CASE kind WHEN \(IndexRow.kind(.trip)) THEN \(EntryMoment.hourSQL) END"
        case .lost: "actual - planned"
        case .duration: "ifnull(actual, planned)"
        case .currency: FareText.currencySQL
        case .released: "year"
        case .day: EntryMoment.daySQL
        case .month: "CASE WHEN month <> 0 THEN month % 12 + 1 END"
        case .feedback: "CASE kind WHEN \(IndexRow.kind(.film)) THEN detail END"
        case .mode: "CASE kind WHEN \(IndexRow.kind(.trip)) THEN detail END"
        case .lateness: IndexRow.lateness
        }
    }
}
