import Domain
import GRDB

/// The positions of the entries' titles in alphabetical order.
final class EntryTitles: Sendable {
    /// The position of the title of the entry at each rank, equal for equal titles. Titles of signs
    /// alone come first.
    private let turns: [Int32]
    /// The headings and the position at which each begins, in ascending order.
    private let headings: [(turn: Int32, heading: ListHeading)]

    /// Creates the titles of entries that are not known.
    init(count: Int) {
        turns = [Int32](repeating: 0, count: count)
        headings = [(0, .signs)]
    }

    convenience init(_ db: Database, in order: EntryOrder) throws {
        guard let collation = Collation.ofEnvironment else {
            try self.init(byLetters: db, in: order)
            return
        }
        try self.init(db, in: order, by: collation)
    }

    private init(byLetters db: Database, in order: EntryOrder) throws {
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

    /// Sorts the titles by the alphabet of a language, which the index does not know.
    init(_ db: Database, in order: EntryOrder, by collation: Collation) throws {
        var titles: [(key: [UInt8], heading: ListHeading)] = []
        var places = [Int32](repeating: 0, count: order.count)
        var title: [UInt8]?
        var rows = try RawRows(
            db,
            sql: """
                SELECT id, sorting, title, destination FROM entry INDEXED BY entry_title
                ORDER BY sorting
                """)
        while try rows.next() {
            guard let rank = order.rank(of: Int64(try rows.required(at: 0))) else { continue }
            guard let bytes = try rows.text(at: 1) else { throw IndexDefect.damaged }
            if title == nil || !bytes.elementsEqual(title ?? []) {
                title = Array(bytes)
                let folded = ListHeading.title(String(decoding: bytes, as: UTF8.self))
                let written = [try rows.text(at: 2), try rows.text(at: 3)]
                    .map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "" }.joined(
                        separator: " ")
                titles.append(
                    (
                        WholeText.sortingKey(of: written, by: collation),
                        collation.ownLetter(of: written).map(ListHeading.letter) ?? folded
                    ))
            }
            places[rank] = Int32(titles.count - 1)
        }
        // Titles of signs alone come first, and equal titles keep the order of the index.
        let sorted = titles.indices.sorted { one, other in
            let (left, right) = (titles[one], titles[other])
            if (left.heading == .signs) != (right.heading == .signs) {
                return left.heading == .signs
            }
            return left.key == right.key
                ? one < other : left.key.lexicographicallyPrecedes(right.key)
        }
        var headings: [(turn: Int32, heading: ListHeading)] = []
        var turns = [Int32](repeating: 0, count: titles.count)
        for (turn, place) in sorted.enumerated() {
            turns[place] = Int32(turn + 1)
            if headings.last?.heading != titles[place].heading {
                headings.append((Int32(turn + 1), titles[place].heading))
            }
        }
        self.turns = places.map { titles.isEmpty ? 0 : turns[Int($0)] }
        self.headings = [(-.max, .signs)] + headings
    }

    func turn(at rank: Int) -> Int { Int(turns[rank]) }

    func heading(of turn: Int) -> ListHeading {
        headings[headings.partitioningIndex { $0.turn > turn } - 1].heading
    }
}
