/// What a person prefers, whichever journal is open.
public struct Preferences: Hashable, Sendable {
    public var appearance = Appearance.desktop
    public var clock = ClockHabit.region
    public var weekStart = WeekStart.region
    /// The code of the currency that is meant where somebody types an amount and no other, such as "EUR";
    /// empty for none.
    public var currency = ""
    /// The scale by which somebody is asked first what a new film was like.
    public var scale = FeedbackScale.average
    /// The zone that the times of a new trip are read in; nil for that of the machine.
    public var homeZone: Zone?
    public var reminders = ReminderChoice()
    public var tickets = TicketChoice()

    public init() {}
}

/// Whether the windows are light or dark.
public enum Appearance: String, CaseIterable, Sendable {
    /// As the desktop says, also while the program runs.
    case desktop
    case light
    case dark
}

/// How times of day are written.
public enum ClockHabit: String, CaseIterable, Sendable {
    /// As people do where the language of the desktop is spoken.
    case region
    /// Such as "14:02".
    case hours24 = "24"
    /// Such as "2:02 PM".
    case hours12 = "12"
}

/// The day that weeks begin with.
public enum WeekStart: String, CaseIterable, Sendable {
    /// As people have it where the language of the desktop is spoken.
    case region
    case monday
    case saturday
    case sunday
}

/// What becomes of the files of tickets that are imported.
public struct TicketChoice: Hashable, Sendable {
    /// Whether copies of them are kept.
    public var areKept = true
    /// The path of the folder that they go to; empty for the usual one.
    public var folder = ""

    public init() {}
}

/// Of what a person wants to be reminded.
public struct ReminderChoice: Hashable, Sendable {
    /// Of trips that depart or arrive and are not recorded.
    public var ofTrips = true
    /// Of deadlines of claims.
    public var ofDeadlines = true
    /// Whether somebody wants to be reminded while no window of the program is open, too.
    public var withoutWindow = false
    /// The day on which deadlines were looked at last, such as "2026-11-20"; empty for never.
    public var lookedOn = ""

    public init() {}

    /// Whether the program is to be there without a window: only for reminders that somebody wants.
    public var needsProgram: Bool { withoutWindow && (ofTrips || ofDeadlines) }
}
