/// A question about one fact of an entry, such as `director:` in `director:kurosawa`. The raw value
/// is the text before the colon.
public enum SearchOperator: String, CaseIterable, Sendable {
    case kind, year, month, weekday, date, place, tag
    case title, director, cast, genre, country, language, released, runtime
    case feedback, changed, scale, viewing, rewatch, wanted, rated, others
    case from, to, `operator`, service, mode
    case late, cancelled, missed, taken, unrecorded, claim
    case hour, departed, arrived, lost, duration, distance, fare
    case legs, reached, instead, saved, amount

    /// The quotation marks. Words between two of them must follow one another.
    public static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]

    /// Parses an operator such as `director:` from the beginning of a text, or returns `nil` if it
    /// begins with none.
    package init?(from rest: inout Substring) {
        let name = rest.prefix { $0.isASCII && $0.isLetter }
        guard rest[name.endIndex...].first == ":",
            let known = Self(rawValue: name.lowercased())
        else { return nil }
        rest = rest[name.endIndex...].dropFirst()
        self = known
    }

    /// The kind of value after the colon.
    public enum Value: Hashable, Sendable {
        /// Words that the entry's field contains.
        case text
        case number
        /// A year, a month, a day, or a range of them.
        case days
        case word([String])
        /// No value.
        case flag
    }

    public var value: Value {
        switch self {
        case .released, .runtime, .viewing, .rated, .others, .hour, .late, .departed, .arrived,
            .lost, .duration, .distance, .legs, .reached, .saved:
            .number
        case .year, .month, .date: .days
        case .rewatch, .wanted, .cancelled, .missed, .taken, .unrecorded, .instead: .flag
        case .kind: .word(EntryKind.allCases.map(\.rawValue))
        case .weekday: .word(Weekday.allCases.map(\.rawValue))
        case .feedback: .word(Feedback.allCases.reversed().map(\.fileWord))
        case .changed: .word(OpinionChange.allCases.map(\.rawValue))
        case .scale: .word(FeedbackScale.allCases.map(\.rawValue))
        case .mode: .word(TravelMode.allCases.map(\.rawValue))
        // The texts of a title, of a currency or of a field.
        default: .text
        }
    }

    /// The words with a special meaning as a value.
    public var namedValues: [String] {
        switch (self, value) {
        case (.claim, _): ["open"] + ClaimState.allCases.map(\.rawValue)
        case (_, .word(let words)): words
        default: []
        }
    }

    /// Whether the fact of a single leg may differ from that in the row of its journey.
    public var isOfOneLeg: Bool {
        switch self {
        case .late, .taken, .departed, .arrived, .lost, .duration, .distance: true
        default: false
        }
    }

    /// The kinds of entries that have the fact.
    public var kinds: [EntryKind] {
        switch self {
        case .kind, .year, .month, .weekday, .date, .place, .tag: EntryKind.allCases
        case .country: [.film, .trip]
        case .title, .released, .runtime, .feedback, .changed, .scale, .viewing, .rewatch, .wanted,
            .rated, .others:
            [.film]
        case .from, .to, .operator, .service, .mode, .hour, .late, .departed, .arrived, .lost,
            .duration, .distance, .fare, .cancelled, .missed, .taken, .unrecorded, .legs,
            .reached, .instead, .saved:
            [.trip]
        case .amount: [.claim]
        case .claim: [.trip, .claim]
        default: field?.kinds ?? []
        }
    }
}

extension SearchOperator {
    /// Returns the facts that an unknown name may mean, the likeliest first.
    package static func near(_ name: String) -> [SearchOperator] {
        let name = name.lowercased()
        if let known = otherNames[name] { return known }
        // A very short name is near to everything.
        guard name.count > 2 else { return [] }
        let names = allCases.map(\.rawValue) + otherNames.keys
        guard let near = NearWord.nearest(to: name, among: names) else { return [] }
        return SearchOperator(rawValue: near).map { [$0] } ?? otherNames[near] ?? []
    }

    private static let otherNames: [String: [SearchOperator]] = [
        "rating": [.rated, .feedback], "stars": [.rated], "score": [.rated], "opinion": [.feedback],
        "delay": [.late], "delayed": [.late], "minutes": [.late], "departure": [.departed, .hour],
        "arrival": [.arrived], "time": [.hour], "day": [.date, .weekday], "watched": [.date],
        "seen": [.viewing, .date], "type": [.kind], "venue": [.place], "cinema": [.place],
        "station": [.place], "origin": [.from], "start": [.from], "destination": [.to],
        "line": [.service], "train": [.service], "number": [.service], "company": [.operator],
        "carrier": [.operator], "airline": [.operator], "length": [.runtime], "km": [.distance],
        "price": [.fare], "cost": [.fare], "currency": [.fare, .amount], "transport": [.mode],
        "release": [.released], "watchlist": [.wanted], "category": [.genre], "lang": [.language],
    ]

    package var example: String {
        switch self {
        case .year, .released: "2024"
        case .month: "5"
        case .date: "2024-05"
        case .rated, .others: ">8"
        case .runtime, .duration, .distance: ">120"
        case .hour: "7..9"
        case .viewing, .legs: "2"
        case .fare, .amount: "eur"
        case .late, .departed, .arrived, .lost, .reached, .saved: ">30"
        default: namedValues.first ?? ""
        }
    }
}

/// A part of a search that looks like a question about a fact but is none.
public struct SearchDoubt: Hashable, Sendable {
    /// The text as typed, such as `opertor:db`.
    public let typed: String
    /// Whether the text is two terms, separated by a space, that are probably meant as one.
    public let isParted: Bool
    /// The term that is probably meant, such as `operator:db`, or `nil` if none is near.
    public let meant: String?
    /// The whole search with the term that is probably meant, or `nil` if none is near.
    public let search: String?
    /// An example of a term, such as `late:>30`, if none is near.
    public let example: String?

    public init(
        _ typed: String, isParted: Bool = false, meant: String? = nil, search: String? = nil,
        example: String? = nil
    ) {
        self.typed = typed
        self.isParted = isParted
        self.meant = meant
        self.search = search
        self.example = example
    }
}

/// A field that a search operator asks for.
package struct SearchedField: Sendable {
    package let name: FieldName
    /// The kinds of entries that have the field.
    package fileprivate(set) var kinds: [EntryKind] = []
    /// Whether the index has the texts in a column.
    package fileprivate(set) var isIndexed = false

    /// The fields of all kinds of entries with an operator, in the order of their tables.
    package static let all: [(operator: SearchOperator, field: SearchedField)] = {
        var all: [(operator: SearchOperator, field: SearchedField)] = []
        func add<Whole: EntryContent>(_ whole: Whole.Type) {
            for field in whole.fields {
                guard let fact = field.searchOperator else { continue }
                let place = all.firstIndex { $0.operator == fact } ?? all.count
                if place == all.count { all.append((fact, SearchedField(name: field.name))) }
                all[place].field.kinds.append(whole.kind)
                if field.isIndexed { all[place].field.isIndexed = true }
            }
        }
        for kind in EntryKind.allCases { add(kind.content) }
        return all
    }()

    private init(name: FieldName) {
        self.name = name
    }

    fileprivate static let byOperator = Dictionary(
        uniqueKeysWithValues: all.map { ($0.operator, $0.field) })
}

extension SearchOperator {
    /// The field whose texts are searched, or `nil` if the operator asks for something else.
    package var field: SearchedField? { SearchedField.byOperator[self] }
}

extension EntryField {
    /// The texts of the field, of which there are several in a list; empty if it holds other values.
    package func texts(of whole: Whole) -> [String] {
        switch value {
        case .line(let path), .paragraphs(let path):
            whole[keyPath: path].isEmpty ? [] : [whole[keyPath: path]]
        case .list(let path), .tags(let path): whole[keyPath: path]
        default: []
        }
    }
}
