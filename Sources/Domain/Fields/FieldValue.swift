/// The path of a value within an entry.
public typealias FieldPath<Whole, Value> = any WritableKeyPath<Whole, Value> & Sendable

/// The kind of value that a field holds, with its path. Code that reads or writes entries has a
/// rule for each kind of value, and none for a single field.
public enum FieldValue<Whole: Sendable>: Sendable {
    /// One line of text, which may be empty.
    case line(FieldPath<Whole, String>)
    /// A web address, which may be empty.
    case link(FieldPath<Whole, String>)
    /// The address of a file outside the journal.
    case attachment(FieldPath<Whole, TicketFile?>)
    /// Text of several lines, which may be empty.
    case paragraphs(FieldPath<Whole, String>)
    case number(FieldPath<Whole, Int?>)
    case flag(FieldPath<Whole, Bool>)
    /// Whether it is still to be done, which iCalendar says by a component and a status.
    case todo(FieldPath<Whole, Bool>)
    case day(FieldPath<Whole, CalendarDay?>)
    case time(FieldPath<Whole, DateTime?>)
    /// A time that every entry has.
    case start(FieldPath<Whole, DateTime>)
    case word(FieldWord<Whole>)
    case disruption(FieldPath<Whole, Disruption?>)
    case fare(FieldPath<Whole, Fare?>)
    case coordinates(FieldPath<Whole, Coordinates?>)
    case distance(FieldPath<Whole, Distance?>)
    /// A rating from another source, with that source.
    case rating(FieldPath<Whole, ImportedRating?>, by: RatingAuthor)
    case rule(FieldPath<Whole, ClaimRule?>)
    /// The steps of a claim, each with its day.
    case steps(FieldPath<Whole, [ClaimStep]>)
    case about(FieldPath<Whole, [EntryRelation]>)
    /// Every feedback given, with its time.
    case feedbackHistory(FieldPath<Whole, [GivenFeedback]>)
    /// Lines of text in order, such as names.
    case list(FieldPath<Whole, [String]>)
    case tags(FieldPath<Whole, [String]>)
    case imports(FieldPath<Whole, [ImportMark]>)
}

/// A value that is one of a few words, such as `average`.
public struct FieldWord<Whole: Sendable>: Sendable {
    private let get: @Sendable (Whole) -> String
    private let set: @Sendable (String, inout Whole) -> Bool
    /// The value that is meant if there is none in a file.
    public let preset: String
    /// Whether files contain the word even if it is the preset.
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

    /// Returns the word as it is in files, or `nil` if it is left out.
    public func written(_ whole: Whole) -> String? {
        let word = get(whole)
        return word == preset && !isPresetWritten ? nil : word
    }

    /// Sets the value to a word, and returns whether the word is known.
    public func read(_ word: String, into whole: inout Whole) -> Bool { set(word, &whole) }
}
