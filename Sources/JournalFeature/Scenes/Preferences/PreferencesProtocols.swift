public import Domain
public import Presentation
public import Signals

/// Keeps the person's preferences from one start to the next, for the whole program.
public protocol StoresPreferences: AnyObject {
    /// The preferences, which are saved and take effect when they are set.
    var preferences: Preferences { get set }
    /// The file that could not be written at the last change, or `nil` if the preferences are
    /// saved.
    var unwritable: String? { get }
    var signalPreferences: Signal<Void> { get }
    /// The folder for tickets that the person chose or the default, also while tickets are not
    /// kept.
    var ticketFolder: String { get }
    /// Whether a folder is a journal's or lies in one, where a file that is not an entry is of no use.
    func isOfJournal(_ folder: String) -> Bool
    /// Whether the program starts with the session as the person prefers. It is read again each
    /// time, as other programs change it too.
    var autostartState: AutostartState { get }
}

/// Whether the program starts with the session as it should.
public enum AutostartState: Hashable, Sendable {
    case asPreferred
    /// The desktop does not start the program, because the person has told it so.
    case prevented
    /// The autostart entry cannot be written at that path.
    case notWritten(String)
    /// The autostart entry cannot be removed from that path.
    case notRemoved(String)
}

public protocol DisplaysPreferences: Viewable {
    func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen
}

/// The window of preferences. It sends each choice at once, and has no button to confirm.
public protocol PreferencesScreen: AnyObject {
    var signalChange: Signal<PreferenceChange> { get }
    /// Sent when the person closes the window, which stays until it is dismissed.
    var signalClose: Signal<Void> { get }
    func show(_ preferences: PreferencesViewModel)
    /// Replaces the completions that are offered after the others, for the text in a field.
    func offer(_ completions: [CompletionOffer], for name: PreferenceName)
    func raise()
    func dismiss()
}

/// The preferences, in the order of the window.
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
    case givesStars
    case showsPictures
    case keepsTickets
    case ticketFolder
}

public struct PreferenceChange: Hashable, Sendable {
    public let name: PreferenceName
    public let value: Value

    public enum Value: Hashable, Sendable {
        /// The index of the choice.
        case choice(Int)
        case toggle(Bool)
        /// The text as it is typed so far.
        case text(String)
        case folder(String)
        /// The keyboard focus left the field.
        case left
    }

    public init(_ name: PreferenceName, _ value: Value) {
        self.name = name
        self.value = value
    }
}

/// The request for the preferences.
public final class PreferencesEvents {
    public let preferencesWanted = Emitter<Void>()

    public init() {}
}
