/// The name of a field of a form, or of a part of it. Stored drafts contain it.
public nonisolated struct FormKey: RawRepresentable, Hashable, Sendable,
    Codable, CodingKeyRepresentable
{
    /// The name in stored drafts, such as "runningTime".
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key of its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line above the fields.
    public static let line = FormKey("line")
    /// The note about the meanings of the line's words.
    public static let meanings = FormKey("meanings")
    /// The currency beside an amount.
    public static let currency = FormKey("currency")
    /// The button that changes the kind of entry.
    public static let otherKind = FormKey("otherKind")

    /// The key of the day of a time.
    public var day: FormKey { FormKey(rawValue + "Day") }
    /// The key of the time of day of a time.
    public var clock: FormKey { FormKey(rawValue + "Time") }
    /// The key of the time zone of a time.
    public var zone: FormKey { FormKey(rawValue + "Zone") }
}

/// The fields of a form as they are typed, each of which is a text. A choice is the number of its
/// item and an active check button is "1"; the first item and an inactive button are empty.
public nonisolated struct FormDraft: Hashable, Sendable {
    /// The texts by their fields. Fields without one are empty.
    public private(set) var texts: [FormKey: String]

    /// Makes a draft of the texts of some fields.
    public init(_ texts: [FormKey: String] = [:]) {
        self.texts = texts
    }

    /// The text of a field.
    public subscript(key: FormKey) -> String {
        get { texts[key] ?? "" }
        set { texts[key] = newValue }
    }

    /// The parts of a time, or `nil` if its day and its clock are empty. Then its zone is that of
    /// no time, and left out.
    public subscript(time key: FormKey) -> Time? {
        get {
            let time = Time(date: self[key.day], clock: self[key.clock], zone: self[key.zone])
            return time.date.isEmpty && time.clock.isEmpty ? nil : time
        }
        set {
            self[key.day] = newValue?.date ?? ""
            self[key.clock] = newValue?.clock ?? ""
            texts[key.zone] = newValue?.zone
        }
    }

    /// Replaces the texts that another draft has.
    public mutating func put(_ other: FormDraft) { texts.merge(other.texts) { $1 } }

    /// The index of the chosen item.
    public subscript(choice key: FormKey) -> Int {
        get { Int(self[key]) ?? 0 }
        set { self[key] = newValue == 0 ? "" : String(newValue) }
    }

    /// Whether a check button is active.
    public subscript(flag key: FormKey) -> Bool {
        get { !self[key].isEmpty }
        set { self[key] = newValue ? "1" : "" }
    }

    private var said: [FormKey: String] { texts.filter { !$0.value.isEmpty } }

    /// Returns whether all fields are equal. A field without a text is an empty one.
    public static func == (one: FormDraft, other: FormDraft) -> Bool { one.said == other.said }

    /// Hashes the fields that are not empty.
    public func hash(into hasher: inout Hasher) { hasher.combine(said) }

    /// The parts of a time as they are typed.
    public nonisolated struct Time: Hashable, Sendable {
        /// The day in ISO 8601, even if the calendar does not have it, or any other text.
        public var date: String
        /// The time of day, such as "14:02", or any other text.
        public var clock: String
        /// The identifier of the time zone, or empty for a floating time.
        public var zone: String

        /// Makes a time of its parts.
        public init(date: String, clock: String, zone: String) {
            self.date = date
            self.clock = clock
            self.zone = zone
        }
    }
}
