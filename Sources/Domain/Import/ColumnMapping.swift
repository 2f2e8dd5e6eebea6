/// The meanings of a table's columns. Each meaning belongs to at most one column.
public struct ColumnMapping: Hashable, Sendable {
    public let kind: EntryKind
    /// The indices of columns by their meaning. Other columns are left out.
    public private(set) var columns: [ColumnMeaning: Int] = [:]

    public init(_ kind: EntryKind, _ columns: [ColumnMeaning: Int] = [:]) {
        self.kind = kind
        for (meaning, column) in columns { set(column, to: meaning) }
    }

    /// Returns the meaning of a column, or `nil` if it is left out.
    public func meaning(of column: Int) -> ColumnMeaning? {
        columns.first { $0.value == column }?.key
    }

    /// Sets the meaning of a column, or leaves it out if that is `nil`. Another column with the
    /// same meaning is left out from then on.
    public mutating func set(_ column: Int, to meaning: ColumnMeaning?) {
        if let old = self.meaning(of: column) { columns[old] = nil }
        if let meaning, ColumnMeaning.all(of: kind).contains(meaning) { columns[meaning] = column }
    }

    /// The required meanings that no column has.
    public var missing: [ColumnMeaning] {
        ColumnMeaning.needed(for: kind).filter { columns[$0] == nil }
    }

    /// Returns whether all columns are among the first `count`.
    public func fits(_ count: Int) -> Bool {
        columns.values.allSatisfy { (0..<count).contains($0) }
    }
}

extension ColumnMapping: LosslessStringConvertible {
    /// The mapping as it is stored, such as `film title=0 watched=2`.
    public var description: String {
        let columns = columns.sorted { $0.value < $1.value }.map {
            "\($0.key.rawValue)=\($0.value)"
        }
        return ([kind.rawValue] + columns).joined(separator: " ")
    }

    /// Returns `nil` for any text that is not a mapping.
    public init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let kind = words.first.flatMap({ EntryKind(rawValue: String($0)) }) else {
            return nil
        }
        self.init(kind)
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let meaning = ColumnMeaning(rawValue: String(parts[0])),
                ColumnMeaning.all(of: kind).contains(meaning),
                let column = Int(parts[1]), column >= 0, self.meaning(of: column) == nil,
                columns[meaning] == nil
            else { return nil }
            set(column, to: meaning)
        }
    }
}

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
