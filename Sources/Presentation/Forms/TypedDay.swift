/// A day as it stands in the fields of a form, whether or not the calendar has it.
public nonisolated struct TypedDay: Hashable, Codable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1 for January.
    public var month: Int
    /// The day, 1 for the first of the month; it may be more than the month has.
    public var day: Int
    /// The typed text if it cannot be read, and the other numbers mean nothing; `nil` if it can be.
    public var unread: UnreadDay?

    /// Makes a day of numbers that are not checked.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Makes a day of a text that cannot be read.
    public init(unread text: String) {
        self.init(year: 0, month: 1, day: 0)
        unread = UnreadDay(text)
    }
}

/// A text that is typed in place of a day.
public nonisolated struct UnreadDay: Hashable, Codable, Sendable {
    /// The text without spaces around it, which is empty if the day is missing.
    public let text: String

    /// Makes a value of the text.
    public init(_ text: String) {
        self.text = text.trimmingSpaces
    }

    /// The parts of a day that earlier versions stored, of which one could not be read.
    private struct Parts: Decodable {
        let day: String?
        let year: String?
    }

    /// Reads the text, or that of the parts of an earlier version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else {
            let parts = try container.decode(Parts.self)
            self.init([parts.day, parts.year].compactMap(\.self).joined(separator: " "))
        }
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

nonisolated extension Int {
    /// Reads a typed number of at most nine figures of any script; `nil` if it is anything else.
    public init?(typed text: String) {
        let figures = text.trimmingSpaces.map { $0.isNumber ? $0.wholeNumberValue : nil }
        guard (1...9).contains(figures.count) else { return nil }
        var number = 0
        for figure in figures {
            guard let figure, figure < 10 else { return nil }
            number = number * 10 + figure
        }
        self = number
    }

    /// The year with at least four figures, such as "2026" or "0476".
    public var asYear: String {
        let figures = String(self)
        return String(repeating: "0", count: Swift.max(0, 4 - figures.count)) + figures
    }
}

/// A time as it stands in the fields of a form, whether or not there is such a time.
public nonisolated struct TypedTime: Hashable, Codable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1 for January.
    public var month: Int
    /// The day, 1 for the first of the month; it may be more than the month has.
    public var day: Int
    /// The hour, from 0 to 23.
    public var hour: Int
    /// The minute, from 0 to 59.
    public var minute: Int
    /// The identifier of the time zone, or empty for a floating time.
    public var zone: String
    /// The typed text if it is not a date; `year`, `month` and `day` mean nothing then.
    public var unreadDay: UnreadDay?
    /// The typed text if it is not a time of day; `hour` and `minute` mean nothing then.
    public var unreadClock: String?

    /// Makes a time of numbers that are not checked.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, zone: String) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.zone = zone
    }

    /// The day without the time.
    public var typedDay: TypedDay {
        get {
            var typed = TypedDay(year: year, month: month, day: day)
            typed.unread = unreadDay
            return typed
        }
        set {
            (year, month, day) = (newValue.year, newValue.month, newValue.day)
            unreadDay = newValue.unread
        }
    }
}

nonisolated extension TypedDay {
    /// Whether each number is in the range of its field, even if there is no such date.
    var isWhole: Bool {
        [day, year].allSatisfy { (0...999_999_999).contains($0) } && (1...12).contains(month)
    }
}
