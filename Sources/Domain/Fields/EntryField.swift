/// A fact that entries of one kind hold, described once: files, tables, imports, the search and
/// undoing all go by this. It is a class, as whoever goes through a table would else copy each line
/// of it for each entry.
public final class EntryField<Whole: Sendable>: Sendable {
    public let name: FieldName
    /// The member of a JSON object that holds it, such as `actualArrival`.
    public let member: String
    /// The column of a table that holds it, such as "Actual arrival".
    public let column: String
    public let value: FieldValue<Whole>
    /// The property of a calendar that holds it: one of RFC 5545's, or one of ours.
    public let property: String
    public let merging: FieldMerging
    /// Whether a search looks into it. A number is found behind the text before it: "Brazil 1985".
    public let isSearched: Bool
    /// Whether `list --json` says it, so that it is known without reading the file.
    public let isListed: Bool
    /// Its name in an `ImportMark`; never changes once released.
    public let markName: String

    private static var ownPrefix: String { "X-COUNTERFOIL-" }

    private let same: @Sendable (Whole, Whole) -> Bool
    private let copy: @Sendable (Whole, inout Whole) -> Void

    init<Value: Equatable & Sendable>(
        _ name: FieldName, _ path: FieldPath<Whole, Value>, _ value: FieldValue<Whole>,
        as property: String? = nil, merging: FieldMerging = .replaced, isSearched: Bool = false,
        isListed: Bool = false, markName: String? = nil
    ) {
        self.name = name
        member = name.member
        column = name.column
        self.value = value
        self.property = property ?? Self.ownPrefix + name.rawValue.uppercased()
        self.merging = merging
        self.isSearched = isSearched
        self.isListed = isListed
        self.markName = markName ?? name.rawValue
        same = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    }

    func isSame(_ one: Whole, _ other: Whole) -> Bool { same(one, other) }

    /// Gives the field of `target` the value it has in `source`.
    public func put(from source: Whole, into target: inout Whole) { copy(source, &target) }
}

/// How an import merges a field that the journal and the source both have.
public enum FieldMerging: Sendable {
    /// A value that the source changed since the last import replaces it, unless it was changed here.
    case replaced
    /// The source's value is taken where there is none.
    case filled
    /// Values that only the source has are added to it.
    case joined
    /// It stays.
    case never
}
