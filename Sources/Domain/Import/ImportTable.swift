/// A table that was read by its columns, because its format is unknown.
public struct ImportTable: Hashable, Sendable, Identifiable {
    /// The same for every table with this heading. A mapping that is the answer to it counts instead
    /// of this one.
    public let id: String
    /// The files that have this heading.
    public package(set) var files: [String]
    public let columns: [Column]
    public let mapping: ColumnMapping
    /// How the columns would be taken if the rows were of each kind.
    public let guesses: [EntryKind: ColumnMapping]

    /// A column with what stands in it.
    public struct Column: Hashable, Sendable {
        /// As the heading has it; empty where it has none.
        public let name: String
        /// The first values that differ.
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

/// What columns mean by their names, as somebody typed them.
public struct NamedColumns: Hashable, Sendable {
    public let kind: EntryKind
    public let names: [ColumnMeaning: String]

    public init(_ kind: EntryKind, _ names: [ColumnMeaning: String]) {
        self.kind = kind
        self.names = names
    }
}

/// Remembers what the columns of tables were taken for, by their headings.
public protocol RemembersColumns: Sendable {
    /// Nil where nothing is known of such a table.
    func mapping(of table: ImportTable.ID) -> ColumnMapping?
    /// What cannot be kept is forgotten: the next import guesses again.
    func remember(_ tables: [ImportTable]) async
}
