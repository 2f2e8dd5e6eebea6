public import Domain
public import Presentation
public import Signals

/// Keeps what a person prefers from one start to the next, for the whole program.
public protocol KeepsPreferences: AnyObject {
    /// Kept and effective at once.
    var preferences: Preferences { get set }
    /// The file that they could not be written into when they became others last; nil where they are kept.
    var unwritable: String? { get }
    /// Comes when they became others.
    var signalPreferences: Signal<Void> { get }
    /// The folder that tickets go to as somebody prefers it, or would if they were kept.
    var ticketFolder: String { get }
    /// Whether a folder is that of a journal, or in it: what is no entry is no use there.
    func isOfJournal(_ folder: String) -> Bool
    /// Whether the program starts with the session as somebody prefers it; asked anew each time, as others change
    /// that too.
    var sessionStart: SessionStartState { get }
}

/// Whether the program starts with the session as it should.
public enum SessionStartState: Hashable, Sendable {
    case asPreferred
    /// Somebody keeps the desktop from starting it.
    case prevented
    /// The entry that has the desktop start it cannot be written at that path.
    case notWritten(String)
    /// The entry cannot be removed from that path.
    case notRemoved(String)
}

/// Opens the window in which preferences are chosen.
public protocol DisplaysPreferences: Viewable {
    func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen
}

/// Where a person asks for that window.
public protocol PreferencesPage: AnyObject {
    var signalPreferencesWanted: Signal<Void> { get }
}

/// The window of preferences. It tells of each choice at once, and has nothing to confirm.
public protocol PreferencesScreen: AnyObject {
    var signalChange: Signal<PreferenceChange> { get }
    /// Comes once it is asked to go; it stays until it is dismissed.
    var signalClose: Signal<Void> { get }
    func show(_ preferences: PreferencesViewModel)
    func raise()
    func dismiss()
}

/// What can be preferred, in the order of the window.
public enum PreferenceName: Hashable, CaseIterable, Sendable {
    case appearance
    case tripReminders
    case deadlineReminders
    case remindersWithoutWindow
    case clock
    case weekStart
    case currency
    case homeZone
    case scale
    case keepsTickets
    case ticketFolder
}

/// That a person chose something else.
public struct PreferenceChange: Hashable, Sendable {
    public let name: PreferenceName
    public let value: Value

    public enum Value: Hashable, Sendable {
        /// The place of what was chosen.
        case choice(Int)
        case toggle(Bool)
        /// As it is typed so far.
        case text(String)
        /// The path of a folder that was chosen.
        case folder(String)
        /// What is typed is left as it is.
        case left
    }

    public init(_ name: PreferenceName, _ value: Value) {
        self.name = name
        self.value = value
    }
}
