import GRDB

/// The statements that a transaction runs for each file.
enum IndexStatement: Int, CaseIterable {
    case knownFile, upsertFile, removeFile
    case insertEntry, updateEntry, removeEntry
    case keepKeys, removeKeys
    case legs, fold
    case insertDocument, removeDocument, insertWords, removeWords
    case countMonth

    fileprivate var sql: String {
        switch self {
        case .knownFile:
            """
            SELECT reason, id, fingerprint, kind, month, journey, lead
            FROM file LEFT JOIN entry ON id = file.entry WHERE file.name = ?
            """
        case .upsertFile: "INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?, ?)"
        case .removeFile: "DELETE FROM file WHERE name = ?"
        case .insertEntry:
            """
            INSERT INTO entry (\(Self.columns.joined(separator: ", ")), name)
            VALUES (\(Self.marks(Self.columns.count + 1)))
            """
        case .updateEntry:
            """
            UPDATE entry SET
                \(Self.columns.map { "\($0) = ?" }.joined(separator: ", ")),
                lead = NULL, course = NULL, saved = NULL
            WHERE id = ?
            """
        case .legs:
            """
            SELECT id, name, title, destination, leg, lead, course, kind, month, reached, saved, taken
            FROM entry WHERE journey = ?
            """
        case .fold:
            "UPDATE entry SET lead = ?, course = ?, reached = ?, saved = ?, taken = ? WHERE id = ?"
        case .removeEntry: "DELETE FROM entry WHERE id = ?"
        case .keepKeys: "INSERT OR REPLACE INTO match_key VALUES (?, ?)"
        case .removeKeys: "DELETE FROM match_key WHERE id = ?"
        case .insertDocument:
            "INSERT INTO document VALUES (\(Self.marks(SearchColumn.all.count + 1)))"
        case .removeDocument: "DELETE FROM document WHERE id = ?"
        case .insertWords:
            """
            INSERT INTO search (rowid, \(SearchColumn.list))
            VALUES (\(Self.marks(SearchColumn.all.count + 1)))
            """
        case .removeWords:
            """
            INSERT INTO search (search, rowid, \(SearchColumn.list))
            SELECT 'delete', id, \(SearchColumn.list) FROM document WHERE id = ?
            """
        case .countMonth:
            """
            INSERT INTO month VALUES (?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count
            """
        }
    }

    /// The columns of an entry that are written together, in the order in which they are bound.
    private static let columns =
        [
            "kind", "moment", "written", "sorting", "month", "fingerprint", "generation", "title",
            "destination", "year", "detail", "status", "delay", "origin_place",
            "destination_place", "distance",
        ] + EntryValues.columns + EntryFacts.columns + ["journey", "leg", "record", "letters"]

    private static func marks(_ count: Int) -> String {
        Array(repeating: "?", count: count).joined(separator: ", ")
    }
}

/// The prepared statements of a transaction. Looking one up by its text takes longer than running
/// some of them.
final class IndexStatements {
    private let db: Database
    private var prepared = [Statement?](repeating: nil, count: IndexStatement.allCases.count)

    init(_ db: Database) {
        self.db = db
    }

    subscript(_ statement: IndexStatement) -> Statement {
        get throws {
            if let known = prepared[statement.rawValue] { return known }
            let new = try db.cachedStatement(sql: statement.sql)
            prepared[statement.rawValue] = new
            return new
        }
    }

    /// Returns a statement whose parameters are bound one by one.
    func raw(_ statement: IndexStatement) throws -> RawStatement {
        RawStatement(try self[statement])
    }
}
