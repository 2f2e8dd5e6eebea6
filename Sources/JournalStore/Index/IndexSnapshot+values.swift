import Domain
import GRDB

extension IndexSnapshot {
    /// Returns the values of a field, the most frequent first, and equally frequent ones in
    /// alphabetical order.
    func values(of field: CompletionField) -> [String] {
        readAtLeisure(or: []) { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT text, count(*) FROM (\(Self.texts(of: field)))
                    WHERE text <> '' GROUP BY text
                    """)
            var counts: [String: Int] = [:]
            while let row = try rows.next() {
                let count = try row.decode(Int.self, atIndex: 1)
                for text in EntryValues.parts(of: try row.decode(atIndex: 0)) {
                    counts[text, default: 0] += count
                }
            }
            return counts.sorted { left, right in
                left.value == right.value
                    ? WholeText.isBefore(left.key, right.key) : left.value > right.value
            }.map(\.key)
        }
    }

    private static func texts(of field: CompletionField) -> String {
        switch field {
        case .venue: column("place")
        case .operator: column("operator")
        case .service: column("service")
        case .tag: column("tags")
        case .director: column("directors")
        case .genre: column("genres")
        case .country: column("countries")
        case .visitedCountry:
            "SELECT fromCountry AS text FROM entry WHERE fromCountry IS NOT NULL UNION ALL "
                + "SELECT toCountry FROM entry WHERE toCountry IS NOT NULL"
        case .language: column("languages")
        case .stop: column("title") + " WHERE kind = 1 UNION ALL " + column("destination")
        }
    }

    private static func column(_ name: String) -> String { "SELECT \(name) AS text FROM entry" }
}
