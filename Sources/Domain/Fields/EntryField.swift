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

    /// - Parameters:
    ///   - value: Returns the kind of value at the path.
    ///   - property: The property, or `nil` for the `X-COUNTERFOIL-` property of the field's name.
    init<Value: Equatable & Sendable>(
        _ name: FieldName, _ path: FieldPath<Whole, Value>,
        _ value: (FieldPath<Whole, Value>) -> FieldValue<Whole>, as property: String? = nil,
        merging: FieldMerging = .replaced, isSearched: Bool = false,
        searchedBy searchOperator: SearchOperator? = nil, isIndexed: Bool = false,
        isListed: Bool = false, markName: String? = nil
    ) {
        self.name = name
        member = name.member
        column = name.column
        self.value = value(path)
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

extension EntryField {
    static func word<Value: RawRepresentable<String> & Equatable & Sendable>(
        _ name: FieldName, _ path: FieldPath<Whole, Value>, preset: Value,
        isPresetWritten: Bool = true, merging: FieldMerging = .replaced, isListed: Bool = false
    ) -> Self {
        Self(
            name, path,
            { .word(FieldWord($0, preset: preset, isPresetWritten: isPresetWritten)) },
            merging: merging, isListed: isListed)
    }

    static func tags(_ path: FieldPath<Whole, [String]>) -> Self {
        Self(
            .tags, path, FieldValue.tags, as: "CATEGORIES", merging: .joined, searchedBy: .tag,
            isIndexed: true)
    }

    static func imports(_ path: FieldPath<Whole, [ImportMark]>) -> Self {
        Self(.imports, path, FieldValue.imports, as: "X-COUNTERFOIL-IMPORT", merging: .never)
    }
}

/// A field of an entry. The raw value names it in files, in lower case with hyphens, and never
/// changes once released.
public enum FieldName: String, Hashable, Codable, Sendable, CaseIterable {
    case title, year, directors, cast, genres, countries, languages
    case originalTitle = "original-title"
    case runningTime = "running-time"
    case watched, place, scale, feedback, viewing, rewatch, wanted, rating, picture, link
    case from, to, mode, `operator`, service, departure, arrival
    case fromCoordinates = "from-coordinates"
    case toCoordinates = "to-coordinates"
    case journeyName = "journey-name"
    case substitute, leg
    case actualDeparture = "actual-departure"
    case actualArrival = "actual-arrival"
    case disruption, abandonment, distance, seat, fare, journey, claim
    case travelClass = "class"
    case ticket
    case name, area, product, price
    case validFrom = "valid-from"
    case validUntil = "valid-until"
    case ticketNumber = "ticket-number"
    case ticketFile = "ticket-file"
    case ratingOfOthers = "rating-of-others"
    case subject, travelled, due, recipient, amount, paid, rule, reference, answer, steps, about
    case tags, notes, imports
    /// The kind of entry, which is no field in any table of fields.
    case kind

    /// The name of the member of a JSON object, such as `actualArrival`.
    package var member: String {
        var letters: [UInt8] = []
        for part in rawValue.utf8.split(separator: Self.hyphen) {
            letters += letters.isEmpty ? Array(part) : Self.capitalized(part)
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The heading of the column, such as "Actual arrival".
    var column: String {
        let letters = rawValue.utf8.map { $0 == Self.hyphen ? UInt8(ascii: " ") : $0 }
        return String(decoding: Self.capitalized(letters), as: UTF8.self)
    }

    private static var hyphen: UInt8 { UInt8(ascii: "-") }

    private static func capitalized(_ word: some Sequence<UInt8>) -> [UInt8] {
        var letters = Array(word)
        letters[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return letters
    }
}
