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

/// The rank of every entry in the order of the list, in compact form. It sorts the results of a
/// search without reading rows.
struct EntryOrder: Sendable {
    /// The id of the entry at each rank.
    private(set) var ids: [Int32] = []
    private var kinds: [UInt8] = []
    private var letters: [FirstLetters] = []
    /// The rank of the entry with each id, or -1 if there is none.
    private var ranks: [Int32] = []
    /// The rank of the row that shows the entry at each rank, which is the first leg's for all legs
    /// of a journey. Empty if every entry has its own row.
    private var rowRanks: [Int32] = []

    init() {}

    init(_ db: Database) throws {
        var rows = try RawRows(
            db,
            sql:
                """
                SELECT id, kind, lead, letters
                FROM entry INDEXED BY entry_order ORDER BY \(IndexRow.order)
                """)
        var leads: [(rank: Int, lead: Int)] = []
        while try rows.next() {
            // A damaged table may contain other values.
            guard let id = Int32(exactly: try rows.required(at: 0)), id >= 0,
                let kind = UInt8(exactly: try rows.required(at: 1))
            else { throw IndexDefect.damaged }
            if let lead = try rows.number(at: 2) { leads.append((ids.count, lead)) }
            ids.append(id)
            kinds.append(kind)
            letters.append(FirstLetters(bits: Int64(try rows.required(at: 3))))
        }
        let places = Int(ids.max() ?? -1) + 1
        guard places <= Self.most(for: ids.count) else { throw IndexDefect.damaged }
        ranks = Array(repeating: -1, count: places)
        for (rank, id) in ids.enumerated() { ranks[Int(id)] = Int32(rank) }
        guard !leads.isEmpty else { return }
        rowRanks = ids.indices.map(Int32.init)
        for (rank, lead) in leads {
            if let row = self.rank(of: Int64(lead)) { rowRanks[rank] = Int32(row) }
        }
    }

    /// Returns the bound for ids, which removed entries leave unused. An index with larger ids is
    /// rebuilt.
    private static func most(for count: Int) -> Int { (1 << 20) + 16 * count }

    var count: Int { ids.count }

    func rank(of id: Int64) -> Int? {
        guard id >= 0, id < ranks.count, ranks[Int(id)] >= 0 else { return nil }
        return Int(ranks[Int(id)])
    }

    /// Returns the ranks of the rows that show the entries at some ranks, in ascending order.
    func folded(_ ranks: [Int32]) -> [Int32] {
        guard !rowRanks.isEmpty else { return ranks }
        var isRow = Array(repeating: false, count: count)
        for rank in ranks { isRow[Int(rowRanks[Int(rank)])] = true }
        return isRow.indices.filter { isRow[$0] }.map(Int32.init)
    }

    /// Calls `body` with the row of every entry. The requested columns begin with the second column
    /// of the row.
    func eachRow(
        of columns: String, _ db: Database, _ body: (_ rank: Int, RawRows) throws -> Void
    ) throws {
        var rows = try RawRows(db, sql: "SELECT id, \(columns) FROM entry")
        while try rows.next() {
            if let rank = rank(of: Int64(try rows.required(at: 0))) { try body(rank, rows) }
        }
    }

    func isKind(_ kind: EntryKind, at rank: Int) -> Bool {
        Int(kinds[rank]) == IndexRow.kind(kind)
    }

    /// Whether words of the entry at a rank begin with all the given letters.
    func has(_ wanted: FirstLetters, at rank: Int) -> Bool {
        letters[rank].isSuperset(of: wanted)
    }
}
