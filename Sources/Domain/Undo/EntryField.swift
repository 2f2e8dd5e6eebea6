/// A field of an entry, which is taken back by itself: what somebody else did to another one stays.
struct EntryField<Whole: Sendable>: Sendable {
    /// In words for people, as they follow "left as it is".
    let name: String
    /// What it holds there, where that can be said in a few words.
    let value: @Sendable (Whole) -> FieldValue?
    private let same: @Sendable (Whole, Whole) -> Bool
    private let copy: @Sendable (Whole, inout Whole) -> Void

    init<Value: Equatable & Sendable>(
        _ name: String, _ path: any WritableKeyPath<Whole, Value> & Sendable
    ) {
        self.name = name
        value = { FieldValue($0[keyPath: path]) }
        same = { $0[keyPath: path] == $1[keyPath: path] }
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    }

    func isSame(_ one: Whole, _ other: Whole) -> Bool { same(one, other) }

    /// Gives the field of `target` the value it has in `source`.
    func put(from source: Whole, into target: inout Whole) { copy(source, &target) }
}

/// What a field holds.
public enum FieldValue: Hashable, Sendable {
    case text(String)
    case number(Int)
    case day(CalendarDay)
    case time(DateTime)

    /// Nil for nothing, and for what takes more than a few words.
    init?<Value>(_ value: Value) {
        switch value {
        case let text as String where !text.isEmpty: self = .text(text)
        case let texts as [String] where !texts.isEmpty:
            self = .text(texts.prefix(Self.mostTexts).joined(separator: ", "))
        case let number as Int: self = .number(number)
        case let day as CalendarDay: self = .day(day)
        case let time as DateTime: self = .time(time)
        case let mode as TravelMode: self = .text(mode.words)
        default: return nil
        }
    }

    /// More than a few words have room for.
    private static let mostTexts = 20
}

extension Film {
    /// Every field there is.
    static let fields: [EntryField<Film>] = [
        EntryField("title", \.title),
        EntryField("year", \.year),
        EntryField("day", \.watched),
        EntryField("place", \.place),
        EntryField("tags", \.tags),
        EntryField("notes", \.notes),
        EntryField("scale of feedback", \.scale),
        EntryField("feedback", \.feedbackGiven),
        EntryField("viewing", \.viewing),
        EntryField("mark of a rewatch", \.isRewatch),
        EntryField("rating", \.rating),
        EntryField("link", \.link),
        EntryField("source", \.imports),
    ]
}

extension Trip {
    /// Every field there is.
    static let fields: [EntryField<Trip>] = [
        EntryField("start", \.from),
        EntryField("destination", \.to),
        EntryField("kind", \.mode),
        EntryField("operator", \.operator),
        EntryField("service", \.service),
        EntryField("departure", \.departure),
        EntryField("arrival", \.arrival),
        EntryField("actual departure", \.actualDeparture),
        EntryField("actual arrival", \.actualArrival),
        EntryField("disruption", \.disruption),
        EntryField("seat", \.seat),
        EntryField("class", \.travelClass),
        EntryField("fare", \.fare),
        EntryField("journey", \.journey),
        EntryField("claim", \.claim),
        EntryField("tags", \.tags),
        EntryField("notes", \.notes),
        EntryField("source", \.imports),
    ]
}
