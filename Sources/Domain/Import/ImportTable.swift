/// A table of unknown format, which is read by its columns.
public struct ImportTable: Hashable, Sendable, Identifiable {
    /// The id, the same for all tables with this heading. If the answers contain a mapping for it,
    /// that mapping replaces this one.
    public let id: String
    public package(set) var files: [String]
    public let columns: [Column]
    public let mapping: ColumnMapping
    /// The guessed mappings by the kind of entry.
    public let guesses: [EntryKind: ColumnMapping]

    public struct Column: Hashable, Sendable {
        /// The name in the heading; empty if there is none.
        public let name: String
        /// The first distinct values.
        public let examples: [String]

        public init(_ name: String, examples: [String]) {
            self.name = name
            self.examples = examples
        }
    }

    public init(
        id: String, files: [String], columns: [Column], mapping: ColumnMapping,
        guesses: [EntryKind: ColumnMapping] = [:]
    ) {
        self.id = id
        self.files = files
        self.columns = columns
        self.mapping = mapping
        self.guesses = guesses
    }
}

/// The columns that the user named for each meaning.
public struct NamedColumns: Hashable, Sendable {
    public let kind: EntryKind
    public let names: [ColumnMeaning: String]

    public init(_ kind: EntryKind, _ names: [ColumnMeaning: String]) {
        self.kind = kind
        self.names = names
    }
}

/// Stores the mappings of tables by their headings.
public protocol RemembersColumns: Sendable {
    /// Returns the stored mapping of a table, or `nil` if there is none.
    func mapping(of table: ImportTable.ID) -> ColumnMapping?
    /// Stores the mappings of tables. If that fails, the next import guesses again.
    func remember(_ tables: [ImportTable]) async
}
