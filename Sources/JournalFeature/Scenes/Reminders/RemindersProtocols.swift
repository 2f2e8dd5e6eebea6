public import Domain
public import Presentation
public import Signals

/// A reminder of what a person may want to do now, outside the window.
public struct ReminderViewModel: Hashable, Sendable {
    /// The id, by which a reminder replaces an earlier one.
    public let id: String
    public let title: String
    public let text: String
    /// The effect of a click on the reminder.
    public let answer: ReminderAnswer
    public let button: Button?

    public struct Button: Hashable, Sendable {
        public let label: String
        public let answer: ReminderAnswer

        public init(label: String, answer: ReminderAnswer) {
            self.label = label
            self.answer = answer
        }
    }

    public init(
        id: String, title: String, text: String, answer: ReminderAnswer, button: Button? = nil
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.answer = answer
        self.button = button
    }
}

public enum ReminderAnswer: Hashable, Sendable {
    /// Shows the entry with that id.
    case show(String)
    case showClaims
    /// Records that the trip with that id departs this minute.
    case departed(String)
    case arrived(String)
}

public protocol ShowsReminders: Viewable {
    func showReminder(_ reminder: ReminderViewModel)
    func withdrawReminder(_ id: String)
}

/// Keeps the person's choice of reminders from one start to the next, and tells when it changes.
public protocol RemindersPage: AnyObject {
    var reminders: ReminderChoice { get set }
    var signalReminders: Signal<Void> { get }
}

/// Calls a closure once, at a time of the wall clock, even if the machine sleeps until then. It may
/// call early if the clock is set.
public protocol SetsAlarm: AnyObject {
    /// Calls `body` at a time, in seconds since 1970, instead of the closure that was set before.
    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void)
}
