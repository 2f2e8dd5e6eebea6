/// A fact that entries of one kind hold. Files, tables, imports, searches and undo all work by this
/// one description. It is a class so that code that goes through the fields of many entries makes
/// no copies.
public final class EntryField<Whole: Sendable>: Sendable {
    public let name: FieldName
    /// The member of a JSON object, such as `actualArrival`.
    public let member: String
    /// The column of a table, such as "Actual arrival".
    public let column: String
    public let value: FieldValue<Whole>
    /// The iCalendar property: one of RFC 5545, or an `X-COUNTERFOIL-` property.
    public let property: String
    public let merging: FieldMerging
    /// Whether searches include the field. A number is found after the text of the field before it,
    /// as in "Brazil 1985".
    public let isSearched: Bool
    /// The operator that searches this field alone, such as `director`, or `nil` if none does.
    public let searchOperator: SearchOperator?
    /// Whether the index has the texts in a column, for completions, whole values and figures.
    public let isIndexed: Bool
    /// Whether `list --json` includes the field, so that it is known without reading the file.
    public let isListed: Bool
    /// The name of the field in an `ImportMark`, which never changes once released.
    public let markName: String

    private static var ownPrefix: String { "X-COUNTERFOIL-" }

    private let same: @Sendable (Whole, Whole) -> Bool
    private let copy: @Sendable (Whole, inout Whole) -> Void

    init<Value: Equatable & Sendable>(
        _ name: FieldName, _ path: FieldPath<Whole, Value>, _ value: FieldValue<Whole>,
        as property: String? = nil, merging: FieldMerging = .replaced, isSearched: Bool = false,
        searchedBy searchOperator: SearchOperator? = nil, isIndexed: Bool = false,
        isListed: Bool = false, markName: String? = nil
    ) {
        self.name = name
        member = name.member
        column = name.column
        self.value = value
        self.property = property ?? Self.ownPrefix + name.rawValue.uppercased()
        self.merging = merging
        self.isSearched = isSearched || searchOperator != nil
        self.searchOperator = searchOperator
        self.isIndexed = isIndexed
        self.isListed = isListed
        self.markName = markName ?? name.rawValue
        same = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    }

    func isSame(_ one: Whole, _ other: Whole) -> Bool { same(one, other) }

    /// Copies the field from `source` to `target`.
    public func put(from source: Whole, into target: inout Whole) { copy(source, &target) }
}

/// The way in which an import merges a field that the journal and the source both have.
public enum FieldMerging: Sendable {
    /// A value that changed in the source since the last import replaces the journal's, unless that
    /// changed as well.
    case replaced
    /// The source's value is taken only if the journal has none.
    case filled
    /// Values that only the source has are added.
    case joined
    /// The journal's value stays.
    case never
}
