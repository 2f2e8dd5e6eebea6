import Domain
import GRDB

/// The tables of the index. They are created in an empty database and never altered: an index of
/// another version is replaced, and every file is read again.
enum IndexSchema {
    private static let tables = files + entries + keys + words + months

    /// The version of the row contents, increased when rows are made in another way, for instance
    /// when the folding of words, the looking up of places or the airports change, or an installed
    /// file of places or rules that keeps its size.
    private static let rows = 30

    /// Returns the version in the file. It depends on the tables, on the fields of entries, from
    /// which the fingerprint and the words of a row are made, and on the places in which the ends of
    /// trips were looked up.
    private static func version(_ places: IndexPlaces?) -> Int32 {
        var fingerprint = Fingerprint()
        fingerprint.add(rows)
        // An operator has a bit in each row.
        fingerprint.add(SearchOperator.allCases.map(\.rawValue))
        fingerprint.add(
            [tables] + EntryKind.allCases.map { names(of: $0.content) } + [places?.version ?? ""])
        return Int32(truncatingIfNeeded: fingerprint.value)
    }

    /// Whether the database has these tables, rather than being empty.
    /// - Throws: `otherVersion` if it has others, and `damaged` if their statements are not those
    ///   that made them.
    static func isThere(in db: Database, with places: IndexPlaces?) throws -> Bool {
        if try Int32.fetchOne(db, sql: "PRAGMA user_version") == version(places) {
            guard try isWhole(in: db) else { throw IndexDefect.damaged }
            return true
        }
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else {
            throw IndexDefect.otherVersion
        }
        return false
    }

    /// Whether the tables were made by exactly these statements. SQLite accepts a damaged one that
    /// still makes sense, such as one whose ids are no keys any more. The tables of its search are
    /// its own.
    private static func isWhole(in db: Database) throws -> Bool {
        let statements = try Set(
            String.fetchAll(
                db,
                sql: """
                    SELECT sql FROM sqlite_master
                    WHERE sql IS NOT NULL AND (name = 'search' OR name NOT LIKE 'search%')
                    """))
        let made = tables.split(separator: ";").map { $0.trimmingPrefix(while: \.isNewline) }
        return statements == Set(made.filter { $0.hasPrefix("CREATE") }.map(String.init))
    }

    /// Creates the tables in an empty database.
    static func make(in db: Database, with places: IndexPlaces?) throws {
        try db.execute(sql: tables + "PRAGMA user_version = \(version(places))")
    }

    /// Returns the names of the fields, such as "title* year* watched directors*director", with a star
    /// for those that are searched, and their operators.
    private static func names<Whole: EntryContent>(of whole: Whole.Type) -> String {
        whole.fields.map {
            $0.name.rawValue + ($0.isSearched ? "*" : "") + ($0.searchOperator?.rawValue ?? "")
        }.joined(separator: " ")
    }

    /// Queries that fail unless the tables can be read.
    static let probes =
        ["state", "file", "entry", "match_key", "month", "document"].map {
            "SELECT * FROM \($0) LIMIT 1"
        } + ["SELECT rowid FROM search('a') LIMIT 1"]

    /// The tables of the state and the files. Files are read from end to end in the order of their
    /// names, along with the names of the folder.
    ///
    /// `generation` counts the transactions that made a difference; `lineage` distinguishes an
    /// index from one that replaced it. `traces` is set when removed words are still in the files.
    private static let files = """
        CREATE TABLE state (
            generation INTEGER NOT NULL, lineage INTEGER NOT NULL, traces INTEGER NOT NULL);
        INSERT INTO state VALUES (0, random(), 0);
        CREATE TABLE file (
            name TEXT PRIMARY KEY, entry INTEGER,
            inode INTEGER, size INTEGER, modified INTEGER, changed INTEGER,
            reason TEXT) WITHOUT ROWID;
        CREATE INDEX file_unreadable ON file (name, reason) WHERE reason IS NOT NULL;

        """

    /// The table of entries. One order serves all kinds, since an order for each took longer to
    /// write than all words. A transaction counts its months itself.
    ///
    /// `journey`, `leg`, `lead`, `course` and `saved` are those of `IndexJourneys`, which also
    /// writes `taken` and `reached` of legs; `record` is that of `IndexRecord`, `letters` those of
    /// `FirstLetters`.
    private static let entries = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind INTEGER NOT NULL,
            moment INTEGER NOT NULL, written INTEGER NOT NULL, sorting TEXT NOT NULL,
            month INTEGER NOT NULL, fingerprint INTEGER NOT NULL,
            generation INTEGER NOT NULL,
            title TEXT NOT NULL, destination TEXT NOT NULL, year INTEGER,
            detail INTEGER NOT NULL, status INTEGER NOT NULL, delay INTEGER NOT NULL,
            origin_place INTEGER, destination_place INTEGER, distance TEXT,
            \(EntryValues.columns.map { "\($0) TEXT NOT NULL" }.joined(separator: ", ")),
            runtime INTEGER, added INTEGER, viewing INTEGER, rated INTEGER, own INTEGER, others INTEGER,
            changed INTEGER, rethought INTEGER, scale INTEGER, planned INTEGER, actual INTEGER, departed INTEGER,
            arrived INTEGER, metres INTEGER, taken INTEGER, reached INTEGER, fare TEXT, has INTEGER NOT NULL,
            fromCountry TEXT, toCountry TEXT, about INTEGER NOT NULL,
            journey TEXT, leg TEXT, lead INTEGER, course TEXT, saved INTEGER,
            record TEXT, letters INTEGER NOT NULL);
        CREATE INDEX entry_order ON entry (
            moment DESC, written DESC, sorting, name, kind, lead, letters);
        CREATE INDEX entry_title ON entry (sorting);
        CREATE INDEX entry_journey ON entry (journey) WHERE journey IS NOT NULL;
        CREATE INDEX entry_record ON entry (kind) WHERE record IS NOT NULL;

        """

    /// The table of match keys; see `MatchKey`. They are read from end to end, which takes less
    /// time than writing them in their own order.
    private static let keys = """
        CREATE TABLE match_key (id INTEGER PRIMARY KEY, numbers BLOB NOT NULL);

        """

    /// The tables of the words, which are folded already, so that the tokenizer for ASCII is
    /// enough. Each transaction adds a part to the FTS5 index. Parts are merged when there are
    /// eight instead of the default four: that makes fewer merges when ten thousand files are first
    /// read, and searches take as long.
    private static let words = """
        CREATE TABLE document (id INTEGER PRIMARY KEY, \(SearchColumn.list));
        CREATE VIRTUAL TABLE search USING fts5(
            \(SearchColumn.list), content='document', content_rowid='id', columnsize=0, prefix='1 2 3',
            tokenize='ascii');
        INSERT INTO search(search, rank) VALUES ('automerge', 8);

        """

    /// The table of the months. Entries are counted as they come and go, so that the headings of a
    /// hundred thousand entries are known as fast as those of ten.
    private static let months = """
        CREATE TABLE month (
            kind INTEGER NOT NULL, month INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (kind, month)) WITHOUT ROWID;
        """
}
