/// The properties that an entry is made of. Those that begin with `X-COUNTERFOIL-` are ours; see
/// docs/journal-properties.md.
enum PropertyName {
    static let ownPrefix = "X-COUNTERFOIL-"

    static let title = ownPrefix + "TITLE"
    static let year = ownPrefix + "YEAR"
    static let scale = ownPrefix + "SCALE"
    static let feedback = ownPrefix + "FEEDBACK"
    static let viewing = ownPrefix + "VIEWING"
    static let rewatch = ownPrefix + "REWATCH"
    static let rating = ownPrefix + "RATING"
    static let `import` = ownPrefix + "IMPORT"

    static let mode = ownPrefix + "MODE"
    static let from = ownPrefix + "FROM"
    static let to = ownPrefix + "TO"
    static let `operator` = ownPrefix + "OPERATOR"
    static let service = ownPrefix + "SERVICE"
    static let seat = ownPrefix + "SEAT"
    static let travelClass = ownPrefix + "CLASS"
    static let fare = ownPrefix + "FARE"
    static let actualDeparture = ownPrefix + "ACTUAL-DEPARTURE"
    static let actualArrival = ownPrefix + "ACTUAL-ARRIVAL"
    static let outcome = ownPrefix + "OUTCOME"
    static let journey = ownPrefix + "JOURNEY"
    static let claim = ownPrefix + "CLAIM"

    static let reservation = "X-KDE-KITINERARY-RESERVATION"

    /// The standard ones that are read or written.
    static let standard: Set = [
        "SUMMARY", "LOCATION", "DESCRIPTION", "CATEGORIES", "DTSTART", "DTEND", "DURATION",
        "STATUS", "URL", "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE",
    ]

    /// Ours, as far as this version knows them.
    static let own: Set = [
        title, year, scale, feedback, viewing, rewatch, rating, `import`, mode, from, to,
        `operator`, service, seat,
        travelClass, fare, actualDeparture, actualArrival, outcome, journey, claim,
    ]

    static func isKnown(_ name: String) -> Bool {
        standard.contains(name) || own.contains(name) || name == reservation
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
