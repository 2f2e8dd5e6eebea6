/// What a table of entries can show of each, in the order in which it stands there.
package enum EntryColumn: String, CaseIterable, Sendable {
    case date, time, kind, title, from, to, year, feedback, status
    case place, directors, genres, countries, languages, runtime, rated, rewatch
    case `operator`, service, planned, actual, departed, arrived, distance, fare
    case tags

    /// The entries of which it is known; nil for all.
    package var entries: EntryKind? {
        switch self {
        case .date, .kind, .title, .tags: nil
        case .year, .feedback, .place, .directors, .genres, .countries, .languages, .runtime,
            .rated, .rewatch:
            .film
        case .time, .from, .to, .status, .operator, .service, .planned, .actual, .departed,
            .arrived, .distance, .fare:
            .trip
        }
    }

    /// Whether it holds numbers, or something alike.
    package var isOfNumbers: Bool {
        switch self {
        case .year, .runtime, .rated, .planned, .actual, .departed, .arrived, .distance, .fare,
            .time:
            true
        default: false
        }
    }

    /// What a list sorted by it is sorted by; nil where none can be.
    package var fact: ListOrder.Fact? {
        switch self {
        case .date: .date
        case .title: .title
        case .feedback: .feedback
        case .year: .released
        case .runtime: .runtime
        case .status: .delay
        case .distance: .distance
        case .actual: .duration
        case .place: .place
        case .directors: .director
        case .operator: .operator
        case .service: .service
        default: nil
        }
    }

    /// Those that a list of a kind of entries, or of all, can show.
    package static func all(of kind: EntryKind?) -> [EntryColumn] {
        allCases.filter { column in
            kind == nil || column.entries == nil || column.entries == kind
                // How a claim stands, or what can be claimed for a trip.
                || column == .status && kind?.isLived == false
        }
    }

    /// Those that it shows where nobody chose any.
    package static func usual(for kind: EntryKind?) -> Set<EntryColumn> {
        switch kind {
        case nil: [.date, .kind, .title, .feedback, .status, .tags]
        case .film: [.date, .title, .year, .feedback, .place, .directors, .runtime]
        case .trip: [.date, .time, .from, .to, .operator, .service, .status, .arrived, .fare]
        case .pass, .claim: [.date, .title, .status, .tags]
        }
    }

    /// The same of films that are still to be seen, of which there is neither a day nor feedback.
    package static let usualOfWanted: Set<EntryColumn> = [
        .title, .year, .directors, .runtime, .genres, .tags,
    ]
}
