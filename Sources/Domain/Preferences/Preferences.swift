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
