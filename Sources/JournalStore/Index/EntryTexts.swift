import Domain
import GRDB

/// An entered text that lists are sorted by; the first one if the field has several.
enum TextColumn: Int, CaseIterable {
    case place, directors, `operator`, service

    /// Returns the key that is equal for the spellings of one text.
    fileprivate func key(of text: String) -> String {
        self == .service ? ServiceName.key(of: text) : WholeText.key(of: text)
    }
}

/// The positions of the entries' texts in alphabetical order, by the alphabet of the environment's
/// language, without regard to case, accents and signs.
final class EntryTexts: Sendable {
    /// The position of the text of the entry at each rank, or `none`.
    private let turns: [Int32]
    /// The texts in their order, each as the first entry of the list has it.
    private let texts: [String]

    private static let none: Int32 = -1

    /// Creates the texts of entries without any.
    init(count: Int) {
        turns = [Int32](repeating: Self.none, count: count)
        texts = []
    }

    init(_ column: TextColumn, _ db: Database, in order: EntryOrder) throws {
        var found: [(key: String, text: String, first: Int)] = []
        var places: [String: Int] = [:]
        var pool = StringInterner<(place: Int, text: String)?>()
        var turns = [Int32](repeating: Self.none, count: order.count)
        try order.eachRow(of: "\(column)", db) { rank, rows in
            let one = pool.value(of: try rows.text(at: 1)) { written in
                guard let text = EntryValues.parts(of: written).first else { return nil }
                let key = column.key(of: text)
                let place = places[key] ?? found.count
                if place == found.count { found.append((key, text, .max)) }
                places[key] = place
                return (place, text)
            }
            guard let one else { return }
            turns[rank] = Int32(one.place)
            if rank < found[one.place].first {
                found[one.place] = (found[one.place].key, one.text, rank)
            }
        }
        let keys = found.map { one in
            Collation.ofEnvironment == nil
                ? Array(one.key.utf8) : WholeText.sortingKey(of: one.text)
        }
        let sorted = found.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var turnOfPlace = [Int32](repeating: 0, count: found.count)
        for (turn, place) in sorted.enumerated() { turnOfPlace[place] = Int32(turn) }
        self.turns = turns.map { $0 == Self.none ? $0 : turnOfPlace[Int($0)] }
        texts = sorted.map { found[$0].text }
    }

    /// Returns the position of the text of the entry at a rank, or `nil` if it has none.
    func turn(at rank: Int) -> Int? {
        turns[rank] == Self.none ? nil : Int(turns[rank])
    }

    func text(of turn: Int) -> String { texts.indices.contains(turn) ? texts[turn] : "" }
}
