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
    case clock
    case weekStart
    case currency
    case homeZone
    case scale
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
        /// What is typed is left as it is.
        case left
    }

    public init(_ name: PreferenceName, _ value: Value) {
        self.name = name
        self.value = value
    }
}
