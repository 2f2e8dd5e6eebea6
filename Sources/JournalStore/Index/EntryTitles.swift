import Domain
import GRDB

/// Where the title of each entry stands among all titles: as lists are sorted by them.
final class EntryTitles: Sendable {
    /// By the entry's rank; the same for the same title. What is of signs alone comes first.
    private let turns: [Int32]
    /// The headings and the turn with which each begins, in rising order.
    private let headings: [(turn: Int32, heading: ListHeading)]

    /// Of entries of which nothing is known.
    init(count: Int) {
        turns = [Int32](repeating: 0, count: count)
        headings = [(0, .signs)]
    }

    init(_ db: Database, in order: EntryOrder) throws {
        var turns = [Int32](repeating: 0, count: order.count)
        var headings: [(turn: Int32, heading: ListHeading)] = []
        var turn: Int32 = 0
        var title: [UInt8] = []
        var common: ListHeading?
        var rows = try RawRows(
            db, sql: "SELECT id, sorting FROM entry INDEXED BY entry_title ORDER BY sorting")
        while try rows.next() {
            guard let rank = order.rank(of: Int64(try rows.required(at: 0))) else { continue }
            guard let bytes = try rows.text(at: 1) else { throw IndexDefect.damaged }
            if turn == 0 || !bytes.elementsEqual(title) {
                turn += 1
                title = Array(bytes)
                let heading = ListHeading.title(String(decoding: title, as: UTF8.self))
                if heading != common, heading != .signs { headings.append((turn, heading)) }
                common = heading
            }
            turns[rank] = common == .signs ? turn - Int32(order.count) - 1 : turn
        }
        self.turns = turns
        self.headings = [(-.max, .signs)] + headings
    }

    func turn(at rank: Int) -> Int { Int(turns[rank]) }

    func heading(of turn: Int) -> ListHeading {
        headings[headings.partitioningIndex { $0.turn > turn } - 1].heading
    }
}
