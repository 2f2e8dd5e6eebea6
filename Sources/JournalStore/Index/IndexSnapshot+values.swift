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

/// The texts of the fields that the index has in columns, by the descriptions of the fields.
///
/// A field with several values has them in one column, since a separate table took longer to write.
struct EntryValues: Hashable, Sendable {
    /// The texts in the order of `fields`, empty for fields that the entry does not have.
    private let texts: [String]

    /// The fields of all kinds of entries, each with a column of its name.
    static let fields = SearchedField.all.map(\.field).filter(\.isIndexed).map(\.name)

    init(_ entry: Entry) {
        switch entry {
        case .film(let film): texts = Self.texts(of: film, Self.ofFilms)
        case .trip(let trip): texts = Self.texts(of: trip, Self.ofTrips)
        case .pass(let pass): texts = Self.texts(of: pass, Self.ofPasses)
        case .claim(let claim): texts = Self.texts(of: claim, Self.ofClaims)
        }
    }

    /// The names of the columns, in the order of `add`.
    static let columns = fields.map(column(of:))

    /// Returns the name of a field's column, in quotes because it may be a word of SQL, such as
    /// `cast`.
    static func column(of field: FieldName) -> String { "\"\(field.member)\"" }

    func add(to row: inout RawStatement) {
        for text in texts { row.add(text) }
    }

    private static let ofFilms = fields(of: Film.self)
    private static let ofTrips = fields(of: Trip.self)
    private static let ofPasses = fields(of: Pass.self)
    private static let ofClaims = fields(of: Claim.self)

    /// Returns the fields of a kind in the order of the columns, with `nil` for those it lacks.
    private static func fields<Whole: HasFields>(of whole: Whole.Type) -> [EntryField<Whole>?] {
        fields.map { name in whole.fields.first { $0.name == name && $0.isIndexed } }
    }

    private static func texts<Whole>(of whole: Whole, _ fields: [EntryField<Whole>?]) -> [String] {
        fields.map { $0.map { joined($0.texts(of: whole)) } ?? "" }
    }

    /// Returns the values of a column.
    static func parts(of column: String) -> [String] {
        column.split(separator: separator).map(String.init)
    }

    private static func joined(_ texts: [String]) -> String {
        texts.joined(separator: String(separator))
    }

    /// A control character, which a calendar file cannot contain.
    private static let separator: Character = "\u{1F}"
}
