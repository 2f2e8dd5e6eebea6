import Domain
import Foundation
import GRDB

/// Claims that stand in a certain way and the entries that these are about, and besides what has the words
/// where trips say something of a claim.
struct SearchedClaims: Hashable {
    private let states: Set<ClaimState>
    private let words: SearchExpression.Term

    /// Nil where the text names no way to stand.
    init?(_ text: String, isBeginning: Bool, words: SearchExpression.Term) {
        let text = text.lowercased()
        let states = Self.named.filter { name, _ in
            name == text || isBeginning && !text.isEmpty && name.hasPrefix(text)
        }
        guard !states.isEmpty else { return nil }
        self.states = Set(states.flatMap(\.states))
        self.words = words
    }

    private static let named =
        [(name: "open", states: ClaimState.allCases.filter(\.isOpen))]
        + ClaimState.allCases.map {
            // What was paid in part was paid, and is open, too.
            (name: $0.rawValue, states: $0 == .paid ? [.paid, .partlyPaid] : [$0])
        }

    /// Calls for each entry that answers it, some more than once.
    ///
    /// - Parameter today: what was not sent by its deadline has lapsed.
    func eachEntry(in db: Database, on today: CalendarDay?, _ body: (Int64) -> Void) throws {
        let claims = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT id, record FROM entry WHERE kind = ? AND record IS NOT NULL"),
            arguments: [IndexRow.kind(.claim)])
        let named = try db.cachedStatement(
            sql: "SELECT entry FROM file WHERE name = ? AND entry IS NOT NULL")
        for row in claims {
            let claim = try IndexRecord.claim(try row.decode(String.self, atIndex: 1))
            guard states.contains(claim.state(on: today)) else { continue }
            body(try row.decode(atIndex: 0))
            for name in claim.about.flatMap(\.ids) {
                if let id = try Int64.fetchOne(named, arguments: [name.rawValue]) { body(id) }
            }
        }
        guard !words.ways.isEmpty else { return }
        try db.eachEntry(matching: words.match, body)
    }
}
