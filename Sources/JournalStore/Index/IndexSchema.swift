import Domain
import GRDB

/// The tables of the index, which are made in an empty database and never altered: an index of
/// another version is replaced, so that every file is read again.
enum IndexSchema {
    private static let tables = files + entries + keys + words + months

    /// Whenever what a row holds is made in another way, such as the folding of words, this becomes
    /// another number.
    private static let rows = 25

    /// Stands in the file. The tables count, and the fields of entries, as a row's fingerprint and
    /// words are made of them.
    private static var version: Int32 {
        var fingerprint = Fingerprint()
        fingerprint.add(rows)
        fingerprint.add([
            tables, names(of: Film.self), names(of: Trip.self), names(of: Pass.self),
            names(of: Claim.self),
        ])
        return Int32(truncatingIfNeeded: fingerprint.value)
    }

    /// Whether the database has these tables; not so where it is empty.
    static func isThere(in db: Database) throws -> Bool {
        if try Int32.fetchOne(db, sql: "PRAGMA user_version") == version { return true }
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else {
            throw IndexDefect.otherVersion
        }
        return false
    }

    /// Makes them in an empty database.
    static func make(in db: Database) throws {
        try db.execute(sql: tables + "PRAGMA user_version = \(version)")
    }

    /// Such as "title* year* watched", where a star means that the field is searched.
    private static func names<Whole: HasFields>(of whole: Whole.Type) -> String {
        whole.fields.map { $0.name.rawValue + ($0.isSearched ? "*" : "") }.joined(separator: " ")
    }

    /// Questions that an index answers only where its tables are these.
    static let probes = [
        "SELECT traces FROM state",
        "SELECT name, entry, inode, size, modified, changed, reason FROM file LIMIT 1",
        "SELECT id, \(IndexRow.columns), written, sorting, month, fingerprint, generation, "
            + "\(EntryValues.columns), \(EntryFacts.columns), journey, leg, lead, "
            + "course, saved, record, letters FROM entry LIMIT 1",
        "SELECT id, numbers FROM match_key LIMIT 1",
        "SELECT kind, month, count FROM month LIMIT 1",
        "SELECT id, \(SearchColumn.list) FROM document LIMIT 1",
        "SELECT rowid FROM search('a') LIMIT 1",
    ]

    /// Files are read from end to end in the order of their names, beside the folder's.
    ///
    /// `generation` counts the transactions that made a difference; `lineage` tells an index from
    /// one that replaced it. `traces` says that words were taken out that are still in the files.
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

    /// One order for all kinds: an order of each took more time to write than all words. A
    /// transaction counts its months itself.
    ///
    /// `journey`, `leg`, `lead`, `course` and `saved` are those of `IndexJourneys`, which writes `taken` and
    /// `reached` of legs as well; `record` is that of `IndexRecord`, `letters` those of `FirstLetters`.
    private static let entries = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind INTEGER NOT NULL,
            moment INTEGER NOT NULL, written INTEGER NOT NULL, sorting TEXT NOT NULL,
            month INTEGER NOT NULL, fingerprint INTEGER NOT NULL,
            generation INTEGER NOT NULL,
            title TEXT NOT NULL, destination TEXT NOT NULL, year INTEGER,
            detail INTEGER NOT NULL, status INTEGER NOT NULL, delay INTEGER NOT NULL,
            origin_place INTEGER, destination_place INTEGER, distance TEXT,
            place TEXT NOT NULL, operator TEXT NOT NULL, service TEXT NOT NULL,
            tags TEXT NOT NULL, directors TEXT NOT NULL, genres TEXT NOT NULL,
            countries TEXT NOT NULL, languages TEXT NOT NULL,
            runtime INTEGER, viewing INTEGER, rated INTEGER, others INTEGER, changed INTEGER,
            rethought INTEGER, scale INTEGER, planned INTEGER, actual INTEGER, departed INTEGER,
            arrived INTEGER, metres INTEGER, taken INTEGER, reached INTEGER, fare TEXT, has INTEGER NOT NULL,
            journey TEXT, leg TEXT, lead INTEGER, course TEXT, saved INTEGER,
            record TEXT, letters INTEGER NOT NULL);
        CREATE INDEX entry_order ON entry (
            moment DESC, written DESC, sorting, name, kind, lead, letters);
        CREATE INDEX entry_title ON entry (sorting);
        CREATE INDEX entry_journey ON entry (journey) WHERE journey IS NOT NULL;
        CREATE INDEX entry_record ON entry (kind) WHERE record IS NOT NULL;

        """

    /// See `MatchKey`. They are read from end to end, which takes less than writing them in their own order.
    private static let keys = """
        CREATE TABLE match_key (id INTEGER PRIMARY KEY, numbers BLOB NOT NULL);

        """

    /// The words are folded already, so that ASCII's rules are enough to part them. Each transaction adds
    /// a part to their index, and FTS5 makes one of eight parts and not, as it would, of four: a first look
    /// at ten thousand files has fewer, and a search takes as long.
    private static let words = """
        CREATE TABLE document (id INTEGER PRIMARY KEY, \(SearchColumn.list));
        CREATE VIRTUAL TABLE search USING fts5(
            \(SearchColumn.list), content='document', content_rowid='id', columnsize=0, prefix='1 2 3',
            tokenize='ascii');
        INSERT INTO search(search, rank) VALUES ('automerge', 8);

        """

    /// How many entries a month has is counted as they come and go, so that a list of a hundred
    /// thousand knows its headings as fast as one of ten.
    private static let months = """
        CREATE TABLE month (
            kind INTEGER NOT NULL, month INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (kind, month)) WITHOUT ROWID;
        """
}
