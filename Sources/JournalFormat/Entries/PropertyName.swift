import Domain

/// The properties that an entry is made of. Those that begin with `X-COUNTERFOIL-` are ours; see
/// docs/journal-properties.md.
enum PropertyName {
    static let ownPrefix = "X-COUNTERFOIL-"

    static let from = ownPrefix + "FROM"
    static let to = ownPrefix + "TO"
    static let feedback = ownPrefix + "FEEDBACK"
    static let `import` = ownPrefix + "IMPORT"

    static let reservation = "X-KDE-KITINERARY-RESERVATION"

    /// The standard ones that are written, in the order in which a new file has them.
    static let order = [
        "DTSTART", "DTEND", "SUMMARY", "LOCATION", "GEO", "DESCRIPTION", "STATUS", "URL",
    ]

    /// Those that SUMMARY says again.
    static let summarised = Set(["TITLE", "YEAR", "FROM", "TO", "SERVICE"].map { ownPrefix + $0 })

    /// All that are read or written, as far as this version knows them.
    static let known = Set(order)
        .union(["CATEGORIES", "DURATION", "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE"])
        .union(FilmFields.all.map(\.property)).union(TripFields.all.map(\.property))
        .union([reservation])

    /// Those that hold text of several lines, or many texts.
    static let long = Set(["CATEGORIES", reservation])
        .union(FilmFields.all.filter(\.isLong).map(\.property))
        .union(TripFields.all.filter(\.isLong).map(\.property))

    static func isKnown(_ name: String) -> Bool {
        known.contains(name)
    }

    /// Also what a later version may have written: it makes a component an entry.
    static func isOfInterest(_ name: String) -> Bool {
        isKnown(name) || name.hasPrefix(ownPrefix)
    }
}

enum ParameterName {
    static let value = "VALUE"
    static let zone = "TZID"
    static let given = "X-GIVEN"
    static let source = "X-SOURCE"
    static let key = "X-KEY"
    static let currency = "X-CURRENCY"
}

extension EntryField {
    fileprivate var isLong: Bool {
        switch value {
        case .paragraphs, .list: true
        default: false
        }
    }
}
