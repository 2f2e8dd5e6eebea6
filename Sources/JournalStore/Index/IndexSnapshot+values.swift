import Domain
import GRDB

extension IndexSnapshot {
    /// Returns the values of a field, the most frequent first, and equally frequent ones in
    /// alphabetical order.
    func values(of field: CompletionField) -> [String] {
        readAtLeisure(or: []) { db in
            if field == .service { return Self.sorted(try Self.services(in: db)) }
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
            return Self.sorted(counts)
        }
    }

    private static func sorted(_ counts: [String: Int]) -> [String] {
        counts.sorted { left, right in
            left.value == right.value
                ? WholeText.isBefore(left.key, right.key) : left.value > right.value
        }.map(\.key)
    }

    /// Returns the numbers of trips by service, each as the latest trip spells it.
    private static func services(in db: Database) throws -> [String: Int] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT service, count(*) FROM entry WHERE service <> ''
                GROUP BY service ORDER BY max(moment), service
                """)
        var known: [String: (text: String, count: Int)] = [:]
        while let row = try rows.next() {
            let text = try row.decode(String.self, atIndex: 0)
            let key = ServiceName.key(of: text)
            let count = try row.decode(Int.self, atIndex: 1)
            known[key] = (text, count + (known[key]?.count ?? 0))
        }
        return Dictionary(known.values.map { ($0.text, $0.count) }) { first, _ in first }
    }

    private static func texts(of field: CompletionField) -> String {
        switch field {
        case .texts(let field): column(EntryValues.column(of: field))
        case .visitedCountry:
            "SELECT fromCountry AS text FROM entry WHERE fromCountry IS NOT NULL UNION ALL "
                + "SELECT toCountry FROM entry WHERE toCountry IS NOT NULL"
        case .stop: column("title") + " WHERE kind = 1 UNION ALL " + column("destination")
        }
    }

    private static func column(_ name: String) -> String { "SELECT \(name) AS text FROM entry" }
}
