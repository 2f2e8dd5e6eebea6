/// The name of a field of a form, or of a part of it. Stored drafts contain it.
public nonisolated struct FormKey: RawRepresentable, Hashable, Sendable {
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

/// The value of a field of a form, as it stands there.
public nonisolated enum FormValue: Hashable, Sendable {
    /// The text of a field, whether or not it can be read.
    case text(String)
    /// The index of the chosen item.
    case choice(Int)
    /// Whether a check button is active.
    case flag(Bool)
    /// A day, whether or not the calendar has it.
    case day(TypedDay)
    /// A day with a time of day and a zone.
    case time(TypedTime)
    /// No day and no time.
    case none

    /// Whether an untouched field of a new entry has the value.
    public var isPreset: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .choice(let index): index == 0
        case .flag(let isOn): !isOn
        case .none: true
        case .day, .time: false
        }
    }

    /// Whether each number is in the range of its field, which a damaged file may violate.
    fileprivate var isWhole: Bool {
        switch self {
        case .text, .choice, .flag, .none: true
        case .day(let day): day.isWhole
        case .time(let time):
            time.typedDay.isWhole && (0...23).contains(time.hour)
                && (0...59).contains(time.minute)
        }
    }

    fileprivate func isKind(of other: FormValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.choice, .choice), (.flag, .flag), (.day, .day), (.time, .time),
            (.none, .day), (.none, .time), (.day, .none), (.time, .none), (.none, .none):
            true
        default: false
        }
    }
}

/// The fields of a form as they are typed.
public nonisolated struct FormDraft: Hashable, Sendable {
    private var values: [FormKey: FormValue]

    /// Makes a draft of the values of some fields. Other fields are empty.
    public init(_ values: [FormKey: FormValue] = [:]) {
        self.values = values
    }

    /// The keys of the fields that the draft has values of, which may be empty.
    public var keys: Set<FormKey> { Set(values.keys) }

    /// The value of a field, or `nil` if the draft has none.
    public subscript(value key: FormKey) -> FormValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The text of a field.
    public subscript(key: FormKey) -> String {
        get { if case .text(let text)? = values[key] { text } else { "" } }
        set { values[key] = .text(newValue) }
    }

    /// The day in a field, or `nil` if there is none.
    public subscript(day key: FormKey) -> TypedDay? {
        get { if case .day(let day)? = values[key] { day } else { nil } }
        set { values[key] = newValue.map(FormValue.day) ?? FormValue.none }
    }

    /// The time in a field, or `nil` if there is none.
    public subscript(time key: FormKey) -> TypedTime? {
        get { if case .time(let time)? = values[key] { time } else { nil } }
        set { values[key] = newValue.map(FormValue.time) ?? FormValue.none }
    }

    /// The index of the chosen item.
    public subscript(choice key: FormKey) -> Int {
        get { if case .choice(let index)? = values[key] { index } else { 0 } }
        set { values[key] = .choice(newValue) }
    }

    /// Whether a check button is active.
    public subscript(flag key: FormKey) -> Bool {
        get { if case .flag(let isOn)? = values[key] { isOn } else { false } }
        set { values[key] = .flag(newValue) }
    }

    /// Whether a field differs from that of another draft.
    public func differs(from other: FormDraft, in key: FormKey) -> Bool {
        said[key] != other.said[key]
    }

    /// Returns this draft, which was stored, for a form that begins with another one. Fields that
    /// were added to the form since then are as the form begins. It is `nil` if the stored text is
    /// damaged.
    ///
    /// - Parameter omitsNone: whether fields without a day or time were left out when it was stored.
    public func restored(over original: FormDraft, omitsNone: Bool) -> FormDraft? {
        var draft = original
        for (key, value) in original.values {
            if let stored = values[key] {
                guard stored.isKind(of: value), stored.isWhole else { return nil }
                draft.values[key] = stored
            } else if omitsNone, FormValue.none.isKind(of: value) {
                draft.values[key] = FormValue.none
            }
        }
        return draft
    }

    private var said: [FormKey: FormValue] { values.filter { !$0.value.isPreset } }

    /// Returns whether all fields are equal. A field without a value is an empty one.
    public static func == (one: FormDraft, other: FormDraft) -> Bool { one.said == other.said }

    /// Hashes the fields that are not empty.
    public func hash(into hasher: inout Hasher) { hasher.combine(said) }
}

nonisolated extension FormDraft: Codable {
    /// Reads the fields of a stored form.
    public init(from decoder: any Decoder) throws {
        let values = try [String: FormValue](from: decoder)
        self.init(Dictionary(uniqueKeysWithValues: values.map { (FormKey($0), $1) }))
    }

    /// Writes the fields, of which each is a member of an object.
    public func encode(to encoder: any Encoder) throws {
        try Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) }).encode(to: encoder)
    }
}

nonisolated extension FormValue: Codable {
    /// Reads a value, whose type is that of its JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let isOn = try? container.decode(Bool.self) {
            self = .flag(isOn)
        } else if let index = try? container.decode(Int.self) {
            self = .choice(index)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let time = try? container.decode(TypedTime.self) {
            self = .time(time)
        } else {
            self = .day(try container.decode(TypedDay.self))
        }
    }

    /// Writes the value as a text, a number, a truth value, an object or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .choice(let index): try container.encode(index)
        case .flag(let isOn): try container.encode(isOn)
        case .day(let day): try container.encode(day)
        case .time(let time): try container.encode(time)
        case .none: try container.encodeNil()
        }
    }
}
