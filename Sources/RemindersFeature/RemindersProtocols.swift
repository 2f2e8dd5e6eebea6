public import Domain
public import Presentation
public import Signals

/// Something that a person may want to do now, outside the window.
public struct ReminderViewModel: Hashable, Sendable {
    /// One with the same id takes its place.
    public let id: String
    public let title: String
    public let text: String
    /// What a click on it leads to.
    public let answer: ReminderAnswer
    /// What its button does, with its label.
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

/// What somebody wants who was reminded.
public enum ReminderAnswer: Hashable, Sendable {
    /// The entry with that id on show.
    case show(String)
    /// What can be claimed.
    case showClaims
    /// That the trip with that id departs, or arrives, this minute.
    case departed(String)
    case arrived(String)
}

/// Reminds a person, whatever window is in front.
public protocol ShowsReminders: Viewable {
    func showReminder(_ reminder: ReminderViewModel)
    func withdrawReminder(_ id: String)
}

/// Keeps the choice of a person from one start to the next, and tells of another one.
public protocol RemindersPage: AnyObject {
    var reminders: ReminderChoice { get set }
    var signalReminders: Signal<Void> { get }
}

/// Calls once at a moment by the clock on the wall, also where the machine slept in between or its clock
/// was set, when it may call before.
public protocol SetsAlarm: AnyObject {
    /// Takes the place of the call before it.
    func ring(at secondsSinceEpoch: Int, _ body: @escaping () -> Void)
}
