internal import Domain
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
            _ name: PreferenceName, _ caption: String, _ control: Control,
            complaint: String? = nil
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
            words.say(
                "Autostart is disabled for Counterfoil. Switch this off and on to enable it.")
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
