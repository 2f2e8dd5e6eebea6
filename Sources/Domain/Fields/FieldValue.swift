/// Where an entry keeps a value.
public typealias FieldPath<Whole, Value> = any WritableKeyPath<Whole, Value> & Sendable

/// The kind of value that a field holds, and where. Whatever reads or writes entries has a rule for
/// each kind, and none for a single field.
public enum FieldValue<Whole: Sendable>: Sendable {
    /// One line of text; empty for nothing.
    case line(FieldPath<Whole, String>)
    /// An address of the web; empty for nothing.
    case link(FieldPath<Whole, String>)
    /// The address of a file beside the journal.
    case attachment(FieldPath<Whole, TicketFile?>)
    /// Text of several lines; empty for nothing.
    case paragraphs(FieldPath<Whole, String>)
    case number(FieldPath<Whole, Int?>)
    case flag(FieldPath<Whole, Bool>)
    /// Whether it is still to be done, which a calendar has components and a status for.
    case todo(FieldPath<Whole, Bool>)
    case day(FieldPath<Whole, CalendarDay?>)
    case time(FieldPath<Whole, DateTime?>)
    /// The time that no entry is without.
    case start(FieldPath<Whole, DateTime>)
    /// One of a few words.
    case word(FieldWord<Whole>)
    case disruption(FieldPath<Whole, Disruption?>)
    /// An amount of money, which has a currency.
    case fare(FieldPath<Whole, Fare?>)
    /// A place on the Earth.
    case coordinates(FieldPath<Whole, Coordinates?>)
    /// A length in kilometres.
    case distance(FieldPath<Whole, Distance?>)
    /// A rating from elsewhere, which has a source.
    case rating(FieldPath<Whole, ImportedRating?>, by: RatingAuthor)
    /// The rule of a claim.
    case rule(FieldPath<Whole, ClaimRule?>)
    /// What was done about a claim, each with its day.
    case steps(FieldPath<Whole, [ClaimStep]>)
    /// Other entries that it is about.
    case about(FieldPath<Whole, [EntryRelation]>)
    /// Every feedback given, each with its moment.
    case trail(FieldPath<Whole, [GivenFeedback]>)
    /// Texts of one line each, in their order, such as names.
    case list(FieldPath<Whole, [String]>)
    case tags(FieldPath<Whole, [String]>)
    case imports(FieldPath<Whole, [ImportMark]>)
}

/// A value that is one of a few words, such as `average`.
public struct FieldWord<Whole: Sendable>: Sendable {
    private let get: @Sendable (Whole) -> String
    private let set: @Sendable (String, inout Whole) -> Bool
    /// The value that is meant if there is none.
    public let preset: String
    /// Whether files say it even so.
    private let isPresetWritten: Bool

    init<Value: RawRepresentable<String> & Sendable>(
        _ path: FieldPath<Whole, Value>, preset: Value, isPresetWritten: Bool
    ) {
        self.preset = preset.rawValue
        self.isPresetWritten = isPresetWritten
        get = { $0[keyPath: path].rawValue }
        set = { word, whole in
            guard let value = Value(rawValue: word) else { return false }
            whole[keyPath: path] = value
            return true
        }
    }

    public func callAsFunction(_ whole: Whole) -> String { get(whole) }

    /// The word as files have it; nil where they have none.
    public func written(_ whole: Whole) -> String? {
        let word = get(whole)
        return word == preset && !isPresetWritten ? nil : word
    }

    /// Takes a word over; false for one that nobody knows.
    public func read(_ word: String, into whole: inout Whole) -> Bool { set(word, &whole) }
}
