import Domain

/// The properties that an entry is made of. Those that begin with `X-COUNTERFOIL-` are ours; see
/// docs/journal-properties.md.
package enum PropertyName {
    static let ownPrefix = "X-COUNTERFOIL-"

    static let from = ownPrefix + "FROM"
    static let to = ownPrefix + "TO"
    static let feedback = ownPrefix + "FEEDBACK"
    static let `import` = ownPrefix + "IMPORT"
    static let step = ownPrefix + "STEP"
    /// The tags of something to do once more, which programs that drop categories leave alone.
    static let tags = ownPrefix + "TAGS"
    static let related = "RELATED-TO"
    static let attachment = "ATTACH"
    static let completed = "COMPLETED"
    static let percentComplete = "PERCENT-COMPLETE"

    /// What a program for things to do plans by. Once it is done, the properties stand under names of ours.
    static let plan = ["DTSTART", "DUE", "DURATION", "STATUS", percentComplete]
    static let planned = ownPrefix + "PLANNED-"

    package static let reservation = "X-KDE-KITINERARY-RESERVATION"

    /// The standard ones that are written, in the order in which a new file has them.
    static let order = [
        "DTSTART", "DTEND", "DUE", "SUMMARY", "LOCATION", "GEO", "DESCRIPTION", "STATUS", "URL",
        attachment,
    ]

    /// Those that SUMMARY says again.
    static let summarised = Set(
        ["TITLE", "YEAR", "FROM", "TO", "SERVICE", "SUBJECT"].map { ownPrefix + $0 })

    /// How much a property may hold.
    private enum Size { case short, long }

    /// All that are read or written, as far as this version knows them.
    static var known: Set<String> { Set(sizes.keys) }

    /// Long are those that hold text of several lines, or many texts.
    private static let sizes: [String: Size] = {
        let others = [
            "CATEGORIES", "DURATION", "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE",
            completed, percentComplete,
        ]
        var sizes = Dictionary(uniqueKeysWithValues: (order + others).map { ($0, Size.short) })
        let fields =
            FilmFields.all.map { ($0.property, $0.isLong) }
            + TripFields.all.map { ($0.property, $0.isLong) }
            + PassFields.all.map { ($0.property, $0.isLong) }
            + ClaimFields.all.map { ($0.property, $0.isLong) }
            + [("CATEGORIES", true), (tags, true), (reservation, true)]
        for (name, isLong) in fields where sizes[name] != .long {
            sizes[name] = isLong ? .long : .short
        }
        return sizes
    }()

    /// Whether a property holds a field that entries of a kind have.
    static func isField(_ name: String, of kind: EntryKind) -> Bool {
        switch kind {
        case .film: FilmFields.all.contains { $0.property == name }
        case .trip: TripFields.all.contains { $0.property == name }
        case .pass: PassFields.all.contains { $0.property == name }
        case .claim: ClaimFields.all.contains { $0.property == name }
        }
    }

    /// A name as a file has it, in capitals. One in two pieces is legal, if unheard of.
    package static func read(_ bytes: ArraySlice<UInt8>) -> String {
        let isUsual = bytes.allSatisfy {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "-")
        }
        return isUsual
            ? String(decoding: bytes, as: UTF8.self)
            : String(decoding: Folding.unfolded(bytes), as: UTF8.self).uppercased()
    }

    /// The longest that a property may be, in bytes: what is shown on one line less than text. Nil for one
    /// that is no part of an entry; what a later version may have written is, and has all room.
    static func room(for name: String) -> Int? {
        switch sizes[name] {
        case .long: 256 << 10
        case .short: 8 << 10
        case nil: name.hasPrefix(ownPrefix) ? .max : nil
        }
    }
}

enum ParameterName {
    static let value = "VALUE"
    static let zone = "TZID"
    static let given = "X-GIVEN"
    static let source = "X-SOURCE"
    static let key = "X-KEY"
    static let author = "X-BY"
    /// The author of a rating that is not one's own.
    static let others = "OTHERS"
    static let currency = "X-CURRENCY"
    static let relation = "RELTYPE"
    /// Programs that do not know it take it for that of a part to its whole.
    static let ownRelation = "X-COUNTERFOIL"
    static let file = "X-FILE"
    static let mediaType = "FMTTYPE"
    /// Says what an attachment is to us; those of other programs have none.
    static let own = "X-COUNTERFOIL"
}

extension EntryField {
    fileprivate var isLong: Bool {
        switch value {
        case .paragraphs, .list: true
        default: false
        }
    }
}
