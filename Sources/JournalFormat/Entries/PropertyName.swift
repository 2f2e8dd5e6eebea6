import Domain

/// The names of an entry's properties. Those that begin with `X-COUNTERFOIL-` are Counterfoil's
/// own; see docs/journal-properties.md.
package enum PropertyName {
    static let ownPrefix = "X-COUNTERFOIL-"

    static let from = ownPrefix + "FROM"
    static let to = ownPrefix + "TO"
    static let feedback = ownPrefix + "FEEDBACK"
    static let `import` = ownPrefix + "IMPORT"
    static let rating = ownPrefix + "RATING"
    static let step = ownPrefix + "STEP"
    /// A copy of a task's tags, which programs that drop categories leave alone.
    static let tags = ownPrefix + "TAGS"
    static let related = "RELATED-TO"
    static let attachment = "ATTACH"
    static let completed = "COMPLETED"
    static let percentComplete = "PERCENT-COMPLETE"

    /// The properties by which programs for tasks plan. Once a task is done, they are renamed to
    /// Counterfoil's own.
    static let plan = ["DTSTART", "DUE", "DURATION", "STATUS", percentComplete]
    static let planned = ownPrefix + "PLANNED-"

    package static let reservation = "X-KDE-KITINERARY-RESERVATION"

    /// The standard properties that are written, in the order of a new file.
    static let order = [
        "DTSTART", "DTEND", "DUE", "SUMMARY", "LOCATION", "GEO", "DESCRIPTION", "STATUS", "URL",
        attachment,
    ]

    /// The properties whose values SUMMARY repeats.
    static let summarised = Set(
        ["TITLE", "YEAR", "FROM", "TO", "SERVICE", "SUBJECT"].map { ownPrefix + $0 })

    /// The size of a property's value.
    enum Size { case short, long }

    /// The sizes of the properties that this version reads or writes. Those for texts of several
    /// lines or many texts are long.
    static let sizes: [String: Size] = {
        let others = [
            "CATEGORIES", "DURATION", "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE",
            completed, percentComplete,
        ]
        var sizes = Dictionary(uniqueKeysWithValues: (order + others).map { ($0, Size.short) })
        let fields =
            EntryKind.allCases.flatMap { $0.content.lengths }
            + [("CATEGORIES", true), (tags, true), (reservation, true)]
        for (name, isLong) in fields where sizes[name] != .long {
            sizes[name] = isLong ? .long : .short
        }
        return sizes
    }()

    /// Whether a property holds a field of a kind of entry.
    static func isField(_ name: String, of kind: EntryKind) -> Bool {
        kind.content.field(in: name) != nil
    }

    /// Returns a name in capitals. A name may be folded, though that is unheard of.
    package static func read(_ bytes: ArraySlice<UInt8>) -> String {
        let isUsual = bytes.allSatisfy {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "-")
        }
        return isUsual
            ? String(decoding: bytes, as: UTF8.self)
            : String(decoding: Folding.unfolded(bytes), as: UTF8.self).uppercased()
    }
}

enum ParameterName {
    static let value = "VALUE"
    static let zone = "TZID"
    static let given = "X-GIVEN"
    static let source = "X-SOURCE"
    static let key = "X-KEY"
    static let author = "X-BY"
    /// The author of a rating by other people.
    static let others = "OTHERS"
    static let currency = "X-CURRENCY"
    static let relation = "RELTYPE"
    /// A type of relation that other programs read as that of a part to its whole.
    static let ownRelation = "X-COUNTERFOIL"
    static let file = "X-FILE"
    static let mediaType = "FMTTYPE"
    static let encoding = "ENCODING"
    /// The meaning of an attachment to Counterfoil, which those of other programs do not have.
    static let own = "X-COUNTERFOIL"
}

extension EntryContent {
    /// Returns the field that a property holds, or `nil` if it is made of several fields, such as a
    /// summary, or of none.
    static func field(in property: String) -> FieldName? {
        fields.first { $0.property == property }?.name
    }

    /// Whether each property of a field is long.
    fileprivate static var lengths: [(property: String, isLong: Bool)] {
        fields.map { ($0.property, $0.isLong) }
    }
}

extension EntryField {
    fileprivate var isLong: Bool {
        switch value {
        case .paragraphs, .list: true
        default: false
        }
    }
}

extension PropertyName {
    /// Returns the greatest length of a property in bytes, which is less for a text of one line. It
    /// is `nil` for a property that is no part of an entry, and unlimited for one of a later
    /// version.
    static func room(for name: String) -> Int? {
        switch sizes[name] {
        case .long: 256 << 10
        case .short: 8 << 10
        case nil: name.hasPrefix(ownPrefix) ? .max : nil
        }
    }
}
