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
