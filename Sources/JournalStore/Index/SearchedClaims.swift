import Domain
import Foundation
import GRDB

/// The search for claims in certain states, for the entries that these are about, and for words in
/// the claim texts of trips.
struct SearchedClaims: Hashable {
    private let states: Set<ClaimState>
    private let words: SearchExpression.Term

    /// Returns `nil` if the text does not name a state.
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
            // A partly paid claim is found as paid and as open.
            (name: $0.rawValue, states: $0 == .paid ? [.paid, .partlyPaid] : [$0])
        }

    /// Calls `body` with the id of each entry found, possibly more than once.
    ///
    /// - Parameter today: the current day. Claims whose deadline is past without their being sent
    ///   have lapsed.
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
