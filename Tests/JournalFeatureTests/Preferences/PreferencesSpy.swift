import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport

/// A window with its preferences, the file that keeps them, and the desktop.
final class PreferencesSpy: DisplaysPreferences, StoresPreferences,
    KnowsDesktopLook, ShowsLook
{
    enum Message: Equatable {
        case opened(PreferencesViewModel)
        case shown(PreferencesViewModel)
        case raised
        case dismissed
        case look(Look)
    }

    let messages = Messages<Message>()
    let events = PreferencesEvents()
    var wanted: Emitter<Void> { events.preferencesWanted }
    private let changed = Emitter<Void>()
    private let desktopChanged = Emitter<Void>()
    private(set) weak var screen: PreferencesScreenDouble?

    var preferences = Preferences() {
        didSet { changed.emit() }
    }

    var unwritable: String?
    var journals: Set<String> = []
    var ticketFolder: String {
        preferences.tickets.folder.isEmpty ? "/home/a/usual" : preferences.tickets.folder
    }
    func isOfJournal(_ folder: String) -> Bool { journals.contains(folder) }

    var autostartState = AutostartState.asPreferred

    var desktopLook = Look() {
        didSet { desktopChanged.emit() }
    }

    var signalPreferences: Signal<Void> { changed.signal }
    var signalDesktopLook: Signal<Void> { desktopChanged.signal }

    func openPreferences(_ preferences: PreferencesViewModel) -> any PreferencesScreen {
        messages.append(.opened(preferences))
        let screen = PreferencesScreenDouble(messages)
        self.screen = screen
        return screen
    }

    func showLook(_ look: Look) { messages.append(.look(look)) }
}

final class PreferencesScreenDouble: PreferencesScreen {
    let change = Emitter<PreferenceChange>()
    let close = Emitter<Void>()
    private let messages: Messages<PreferencesSpy.Message>

    init(_ messages: Messages<PreferencesSpy.Message>) {
        self.messages = messages
    }

    var signalChange: Signal<PreferenceChange> { change.signal }
    var signalClose: Signal<Void> { close.signal }

    func show(_ preferences: PreferencesViewModel) { messages.append(.shown(preferences)) }
    /// The completions that were offered last for each field.
    private(set) var offers: [PreferenceName: [CompletionOffer]] = [:]
    func offer(_ completions: [CompletionOffer], for name: PreferenceName) {
        offers[name] = completions
    }
    func raise() { messages.append(.raised) }
    func dismiss() { messages.append(.dismissed) }
}

extension PreferencesViewModel {
    private func row(_ name: PreferenceName) -> Row? {
        sections.flatMap(\.rows).first { $0.name == name }
    }

    func control(_ name: PreferenceName) -> Control? { row(name)?.control }

    func complaint(_ name: PreferenceName) -> String? { row(name)?.complaint }

    func text(_ name: PreferenceName) -> String? {
        if case .text(let text, _, _) = control(name) { text } else { nil }
    }
}
