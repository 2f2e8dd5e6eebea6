/// What a column holds in a table whose format is unknown: a field of an entry, or a part of one.
public enum ColumnMeaning: Hashable, Sendable {
    case field(FieldName)
    /// The day of a trip whose times stand in columns of their own.
    case date
    /// The currency of a fare.
    case currency
    /// How many minutes later than planned a trip arrived.
    case delay
    /// The moment of a rating.
    case rated
    /// The rating that others gave a film, such as the average of a service.
    case ratingOfOthers
}

extension ColumnMeaning: RawRepresentable {
    /// As it is typed and kept, such as `title` or `running-time`.
    public var rawValue: String {
        switch self {
        case .field(let field): field.rawValue
        case .date: "date"
        case .currency: "currency"
        case .delay: "delay"
        case .rated: "rated"
        case .ratingOfOthers: "rating-of-others"
        }
    }

    public init?(rawValue: String) {
        switch rawValue {
        case "date": self = .date
        case "currency": self = .currency
        case "delay": self = .delay
        case "rated": self = .rated
        case "rating-of-others": self = .ratingOfOthers
        default:
            guard let field = FieldName(rawValue: rawValue) else { return nil }
            self = .field(field)
        }
    }
}

extension ColumnMeaning {
    /// Everything that a column may say of entries of a kind, in the order of their fields; nothing of
    /// those of which other programs have no tables.
    public static func all(of kind: EntryKind) -> [ColumnMeaning] {
        switch kind {
        case .film: all(of: Film.fields)
        case .trip: all(of: Trip.fields)
        case .pass, .claim: []
        }
    }

    /// The meanings without which a row is no entry of a kind.
    public static func needed(for kind: EntryKind) -> [ColumnMeaning] {
        switch kind {
        case .film: [.field(.title)]
        case .trip: [.field(.from), .field(.to), .field(.departure)]
        case .pass, .claim: []
        }
    }

    /// What only our own files say is left out: opinions with their moments, the outcome by our own
    /// words, where an entry was imported from, and what no import changes.
    private static func all<Whole>(of fields: [EntryField<Whole>]) -> [ColumnMeaning] {
        fields.flatMap { field -> [ColumnMeaning] in
            if field.merging == .never { return [] }
            return switch field.value {
            case .trail, .todo, .disruption, .imports, .rule, .steps, .about, .attachment: []
            case .word where field.name == .abandonment: []
            case .start: [.date, .field(field.name)]
            case .fare: [.field(field.name), .currency]
            case .rating(_, by: .oneself): [.field(field.name), .rated]
            case .rating(_, by: .others): [.ratingOfOthers]
            case .time where field.name == .actualArrival: [.field(field.name), .delay]
            case .line, .link, .paragraphs, .number, .flag, .day, .time, .word, .coordinates,
                .distance, .list, .tags:
                [.field(field.name)]
            }
        }
    }
}
