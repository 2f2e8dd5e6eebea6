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

/// The meaning of a column in a table of unknown format: a field of an entry or a part of one.
public enum ColumnMeaning: Hashable, Sendable {
    case field(FieldName)
    /// The day of a trip whose times are in other columns.
    case date
    case currency
    /// The delay of a trip's arrival, in minutes.
    case delay
    /// The duration of a trip, which tells an arrival that no column has.
    case duration
    /// The time of a rating.
    case rated
    /// The rating by others, such as the average of a service.
    case ratingOfOthers
    /// The kind of the row, such as film or series.
    case kind
    /// The state of a film, such as completed or planned.
    case status
    /// Whether a trip was cancelled.
    case cancelled
    /// The place to which a trip was diverted.
    case diverted
}

extension ColumnMeaning: RawRepresentable {
    /// The name as it is typed and stored, such as `title` or `running-time`.
    public var rawValue: String {
        switch self {
        case .field(let field): field.rawValue
        case .date: "date"
        case .currency: "currency"
        case .delay: "delay"
        case .duration: "duration"
        case .rated: "rated"
        case .ratingOfOthers: "rating-of-others"
        case .kind: "kind"
        case .status: "status"
        case .cancelled: "cancelled"
        case .diverted: "diverted"
        }
    }

    public init?(rawValue: String) {
        let meaning =
            Self.parts.first { $0.rawValue == rawValue }
            ?? FieldName(rawValue: rawValue).map(Self.field)
        guard let meaning else { return nil }
        self = meaning
    }

    /// The meanings that are not a whole field.
    private static let parts: [ColumnMeaning] = [
        .date, .currency, .delay, .duration, .rated, .ratingOfOthers, .kind, .status, .cancelled,
        .diverted,
    ]
}

extension ColumnMeaning {
    /// Returns all meanings that a column can have for a kind of entry, in the order of its fields;
    /// empty for kinds that other programs have no tables of.
    public static func all(of kind: EntryKind) -> [ColumnMeaning] {
        switch kind {
        case .film: all(of: Film.fields) + [.kind, .status]
        case .trip: all(of: Trip.fields) + [.kind]
        case .pass, .claim: []
        }
    }

    /// Returns the meanings that a row must have to be an entry of a kind.
    public static func needed(for kind: EntryKind) -> [ColumnMeaning] {
        switch kind {
        case .film: [.field(.title)]
        case .trip: [.field(.from), .field(.to), .field(.departure)]
        case .pass, .claim: []
        }
    }

    /// Returns the meanings for fields. It leaves out facts that only Counterfoil's own files have,
    /// such as feedback with times, and fields that imports never change.
    private static func all<Whole>(of fields: [EntryField<Whole>]) -> [ColumnMeaning] {
        fields.flatMap { field -> [ColumnMeaning] in
            if field.merging == .never { return [] }
            return switch field.value {
            case .disruption: [.cancelled, .diverted]
            case .feedbackHistory, .todo, .imports, .rule, .steps, .about, .attachment: []
            case .word where field.name == .abandonment: []
            case .start: [.date, .field(field.name)]
            case .fare: [.field(field.name), .currency]
            case .rating(_, by: .oneself): [.field(field.name), .rated]
            case .rating(_, by: .others): [.ratingOfOthers]
            case .time where field.name == .arrival: [.field(field.name), .duration]
            case .time where field.name == .actualArrival: [.field(field.name), .delay]
            case .line, .link, .paragraphs, .number, .flag, .day, .time, .word, .coordinates,
                .distance, .list, .tags:
                [.field(field.name)]
            }
        }
    }
}
