import Domain
import GRDB

extension IndexSnapshot {
    /// The values of a kind in the entries, most frequent first, then by the alphabet.
    func values(of field: CompletionField) -> [String] {
        readAtLeisure(or: []) { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT text, count(*) AS count FROM (\(Self.texts(of: field)))
                    WHERE text <> '' GROUP BY text
                    """)
            let counted: [(text: String, count: Int)] = try rows.map {
                (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1))
            }
            return counted.sorted { left, right in
                left.count == right.count ? left.text < right.text : left.count > right.count
            }.map(\.text)
        }
    }

    private static func texts(of field: CompletionField) -> String {
        switch field {
        case .venue: "SELECT place AS text FROM entry WHERE kind = 0"
        case .operator: "SELECT operator AS text FROM entry WHERE kind = 1"
        case .tag: "SELECT text FROM tag"
        case .stop:
            """
            SELECT title AS text FROM entry WHERE kind = 1
            UNION ALL SELECT destination FROM entry WHERE kind = 1
            """
        }
    }
}
