/// A column that a table of entries can show, in the order of the columns.
package enum EntryColumn: String, CaseIterable, Sendable {
    case date, time, kind, title, from, to, year, feedback, status
    case place, directors, genres, countries, languages, runtime, rated, rewatch
    case `operator`, service, planned, actual, departed, arrived, distance, fare
    case tags

    /// The kind of entries that have the fact, or `nil` for all.
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

    /// Whether the values are numbers, times or the like.
    package var isOfNumbers: Bool {
        switch self {
        case .year, .runtime, .rated, .planned, .actual, .departed, .arrived, .distance, .fare,
            .time:
            true
        default: false
        }
    }

    /// The fact that the list is sorted by with this column, or `nil` if it cannot be.
    package var fact: ListOrder.Fact? {
        switch self {
        case .year: .released
        case .status: .delay
        case .actual: .duration
        case .directors: .director
        // The others have the names of their facts.
        default: ListOrder.Fact(rawValue: rawValue)
        }
    }

    /// Returns the columns that a list of one kind of entries, or of all, can show.
    package static func all(of kind: EntryKind?) -> [EntryColumn] {
        allCases.filter { column in
            kind == nil || column.entries == nil || column.entries == kind
                // The status is that of a claim, or what can be claimed for a trip.
                || column == .status && kind?.isLived == false
        }
    }

    package static func usual(for kind: EntryKind?) -> Set<EntryColumn> {
        switch kind {
        case nil: [.date, .kind, .title, .feedback, .status, .tags]
        case .film: [.date, .title, .year, .feedback, .place, .directors, .runtime]
        case .trip: [.date, .time, .from, .to, .operator, .service, .status, .arrived, .fare]
        case .pass, .claim: [.date, .title, .status, .tags]
        }
    }

    /// The default columns for films that are still to be seen, which have neither a day nor
    /// feedback.
    package static let usualOfWanted: Set<EntryColumn> = [
        .title, .year, .directors, .runtime, .genres, .tags,
    ]
}
