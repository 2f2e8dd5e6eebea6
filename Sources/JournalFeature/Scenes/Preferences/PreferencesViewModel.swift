public import Domain
public import Presentation
public import Signals
internal import Wording

public struct PreferencesViewModel: Hashable, Sendable {
    public let title: String
    public let sections: [Section]
    /// The reason why the choices will be lost at the next start, or `nil` if they are saved.
    public var warning: String?

    /// Preferences about one subject, under a heading.
    public struct Section: Hashable, Sendable {
        public let heading: String
        public let rows: [Row]

        public init(_ heading: String, _ rows: [Row]) {
            self.heading = heading
            self.rows = rows
        }
    }

    public struct Row: Hashable, Sendable {
        public let name: PreferenceName
        /// The caption, with an underscore before the mnemonic.
        public let caption: String
        public let control: Control
        /// The mistake in the typed text, or `nil` if there is none.
        public let complaint: String?

        public init(
            _ name: PreferenceName, _ caption: String, _ control: Control, complaint: String? = nil
        ) {
            self.name = name
            self.caption = caption
            self.control = control
            self.complaint = complaint
        }
    }

    public enum Control: Hashable, Sendable {
        case choice([String], chosen: Int)
        case toggle(Bool)
        /// A text field, with a hint for while it is empty, and suggestions to complete it.
        case text(String, hint: String, offered: [String])
        /// The path of a folder, and whether another can be chosen.
        case folder(String, isEnabled: Bool)
    }
}

extension PreferencesViewModel {
    /// Makes the words of the window.
    ///
    /// - Parameters:
    ///   - typed: the texts of fields that are not saved, or not written the way they are typed.
    ///   - ticketFolder: the folder for tickets.
    ///   - refused: the journal's folder that was chosen for tickets, or `nil`.
    ///   - unwritable: the file that the preferences could not be written to, or `nil`.
    ///   - autostartState: whether the program starts with the session as it should.
    init(
        _ preferences: Preferences, typed: TypedPreferences, ticketFolder: String,
        refused: String? = nil, unwritable: String? = nil,
        autostartState: AutostartState = .asPreferred, words: Localizer
    ) {
        func choice<Choice: CaseIterable & Equatable>(
            _ chosen: Choice, name: (Choice) -> String
        ) -> Control {
            let all = Array(Choice.allCases)
            return .choice(all.map(name), chosen: all.firstIndex(of: chosen) ?? 0)
        }
        self.init(
            title: words.preferences,
            sections: [
                Section(
                    words.say("Appearance"),
                    [
                        Row(
                            .appearance, words.say("_Style"),
                            choice(preferences.appearance) { words.name(of: $0) })
                    ]),
                Section(
                    words.say("Times and Dates"),
                    [
                        Row(
                            .clock, words.say("_Clock"),
                            choice(preferences.clock) { words.name(of: $0) }),
                        Row(
                            .weekStart, words.say("First day of the _week"),
                            choice(preferences.weekStart) { words.name(of: $0) }),
                    ]),
                Section(
                    words.say("New Entries"),
                    [
                        Row(
                            .currency, words.say("C_urrency"),
                            .text(
                                typed.text(.currency) ?? preferences.currency,
                                hint: words.say("Not set", context: "currency"), offered: []),
                            complaint: typed.complaint(about: .currency, words)),
                        Row(
                            .homeZone, words.say("Time _zone for new trips"),
                            .text(
                                typed.text(.homeZone) ?? preferences.homeZone?.name ?? "",
                                hint: words.say("System time zone"), offered: Zone.offered),
                            complaint: typed.complaint(about: .homeZone, words)),
                        Row(
                            .scale, words.say("Feedback sc_ale for new films"),
                            choice(preferences.scale) { words.scaleChoice($0) }),
                    ]),
                Section(
                    words.listed(.film),
                    [
                        Row(
                            .givesStars, words.say("_Give Stars as Well"),
                            .toggle(preferences.givesStars)),
                        Row(
                            .showsPictures, words.say("Show _Pictures in the List"),
                            .toggle(preferences.showsPictures)),
                    ]),
                Section(
                    words.say("Reminders"),
                    [
                        Row(
                            .tripReminders, words.say("Remind Me to Record _Trips"),
                            .toggle(preferences.reminders.ofTrips)),
                        Row(
                            .deadlineReminders, words.say("Remind Me of Claim _Deadlines"),
                            .toggle(preferences.reminders.ofDeadlines)),
                        Row(
                            .remindersWithoutWindow, words.say("Also When Counterfoil Is Cl_osed"),
                            .toggle(preferences.reminders.withoutWindow),
                            complaint: autostartState.complaint(in: words)),
                    ]),
                Section(
                    words.say("Tickets", context: "files of tickets"),
                    [
                        Row(
                            .keepsTickets, words.keepsTickets,
                            .toggle(preferences.tickets.areKept)),
                        Row(
                            .ticketFolder, words.say("Ticket _folder"),
                            .folder(ticketFolder, isEnabled: preferences.tickets.areKept),
                            complaint: refused.map {
                                words.say(
                                    "“{path}” belongs to a journal. Choose another folder for tickets.",
                                    ["path": $0])
                            }),
                    ]),
            ],
            warning: unwritable.map {
                words.say(
                    "Preferences could not be saved to {path}. They apply until you quit.",
                    ["path": $0])
            })
    }
}

extension AutostartState {
    fileprivate func complaint(in words: Localizer) -> String? {
        switch self {
        case .asPreferred: nil
        case .prevented:
            words.say("Autostart is disabled for Counterfoil. Switch this off and on to enable it.")
        case .notWritten(let path):
            words.say(
                "“{path}” cannot be written: Counterfoil will not start when you log in.",
                ["path": path])
        case .notRemoved(let path):
            words.say(
                "“{path}” cannot be removed: your desktop still starts Counterfoil when you log in.",
                ["path": path])
        }
    }
}

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

public final class PreferencesEvents {
    public let preferencesWanted = Emitter<Void>()

    public init() {}
}
