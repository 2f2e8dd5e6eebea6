/// The user's preferences, for all journals.
public struct Preferences: Hashable, Sendable {
    public var appearance = Appearance.desktop
    public var clock = ClockHabit.region
    public var weekStart = WeekStart.region
    /// The code of the currency for amounts typed without one, such as "EUR"; empty for none.
    public var currency = ""
    /// The scale on which new films are rated by default.
    public var scale = FeedbackScale.average
    /// Whether films are given stars beside feedback.
    public var givesStars = false
    /// Whether the rows of films begin with their pictures.
    public var showsPictures = false
    /// The zone in which times of a new trip are read, or `nil` for that of the computer.
    public var homeZone: Zone?
    public var reminders = ReminderChoice()
    public var tickets = TicketChoice()

    public init() {}
}

/// The colour scheme of the windows.
public enum Appearance: String, CaseIterable, Sendable {
    /// The desktop's colour scheme, also when it changes.
    case desktop
    case light
    case dark
}

/// The format of times of day.
public enum ClockHabit: String, CaseIterable, Sendable {
    /// The custom of the desktop's region.
    case region
    /// The 24-hour clock, such as "14:02".
    case hours24 = "24"
    /// The 12-hour clock, such as "2:02 PM".
    case hours12 = "12"
}

/// The first day of the week.
public enum WeekStart: String, CaseIterable, Sendable {
    /// The custom of the desktop's region.
    case region
    case monday
    case saturday
    case sunday
}

/// The handling of tickets' files in imports.
public struct TicketChoice: Hashable, Sendable {
    /// Whether copies of the files are stored.
    public var areKept = true
    /// The path of the folder for the copies; empty for the default.
    public var folder = ""

    public init() {}
}

/// The kinds of reminders that the user wants.
public struct ReminderChoice: Hashable, Sendable {
    /// Whether to remind of trips that depart or arrive and are not recorded.
    public var ofTrips = true
    /// Whether to remind of deadlines of claims.
    public var ofDeadlines = true
    /// Whether to remind even if no window of the program is open.
    public var withoutWindow = false
    /// The day on which deadlines were last checked, such as "2026-11-20"; empty for never.
    public var lookedOn = ""

    public init() {}

    /// Whether the program has to run without a window for reminders.
    public var needsProgram: Bool { withoutWindow && (ofTrips || ofDeadlines) }
}

extension Preferences {
    /// A preference as it is stored.
    public struct Kept: Hashable, Sendable {
        public let group: String
        public let key: String
        public let text: String

        public init(_ group: String, _ key: String, _ text: String) {
            self.group = group
            self.key = key
            self.text = text
        }
    }

    /// Reads the stored preferences. A missing or invalid one keeps its default.
    ///
    /// - Parameter text: Returns the stored text for a key of a group, or `nil` if there is none.
    public init(reading text: (_ group: String, _ key: String) -> String?) {
        func choice<Choice: RawRepresentable<String>>(
            _ group: String, _ key: String, _ path: WritableKeyPath<Preferences, Choice>
        ) {
            text(group, key).flatMap(Choice.init).map { self[keyPath: path] = $0 }
        }
        func truth(_ group: String, _ key: String, _ path: WritableKeyPath<Preferences, Bool>) {
            text(group, key).flatMap(Bool.init).map { self[keyPath: path] = $0 }
        }
        /// Returns the stored text unless it is empty, which stands for no choice.
        func chosen(_ group: String, _ key: String) -> String? {
            text(group, key).flatMap { $0.isEmpty ? nil : $0 }
        }
        self.init()
        choice("Appearance", "theme", \.appearance)
        choice("Times", "clock", \.clock)
        choice("Times", "week-start", \.weekStart)
        choice("Entries", "scale", \.scale)
        truth("Entries", "stars", \.givesStars)
        truth("Entries", "pictures", \.showsPictures)
        currency =
            chosen("Entries", "currency").flatMap { try? Trip.rules.currency(typed: $0) } ?? ""
        // Searching all time zones for a name takes milliseconds at the start of the program.
        homeZone = chosen("Entries", "time-zone").flatMap { try? Zone.typed($0) }
        truth("Reminders", "trips", \.reminders.ofTrips)
        truth("Reminders", "deadlines", \.reminders.ofDeadlines)
        truth("Reminders", "without-window", \.reminders.withoutWindow)
        truth("Tickets", "keep", \.tickets.areKept)
        if let folder = text("Tickets", "folder"), folder.hasPrefix("/") { tickets.folder = folder }
        reminders.lookedOn = text("Reminders", "looked-on") ?? ""
    }

    /// The preferences as they are stored.
    public var kept: [Kept] {
        [
            Kept("Appearance", "theme", appearance.rawValue),
            Kept("Times", "clock", clock.rawValue),
            Kept("Times", "week-start", weekStart.rawValue),
            Kept("Entries", "scale", scale.rawValue),
            Kept("Entries", "stars", "\(givesStars)"),
            Kept("Entries", "pictures", "\(showsPictures)"),
            Kept("Entries", "currency", currency),
            Kept("Entries", "time-zone", homeZone?.name ?? ""),
            Kept("Tickets", "keep", "\(tickets.areKept)"),
            Kept("Tickets", "folder", tickets.folder),
            Kept("Reminders", "trips", "\(reminders.ofTrips)"),
            Kept("Reminders", "deadlines", "\(reminders.ofDeadlines)"),
            Kept("Reminders", "without-window", "\(reminders.withoutWindow)"),
            Kept("Reminders", "looked-on", reminders.lookedOn),
        ]
    }
}
