import Domain
import GRDB

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
