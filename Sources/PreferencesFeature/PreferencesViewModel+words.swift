internal import Domain
internal import Wording

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
                    words.appearanceHeading,
                    [
                        Row(
                            .appearance, words.appearanceCaption,
                            choice(preferences.appearance) { words.name(of: $0) })
                    ]),
                Section(
                    words.timesHeading,
                    [
                        Row(
                            .clock, words.clockCaption,
                            choice(preferences.clock) { words.name(of: $0) }),
                        Row(
                            .weekStart, words.weekStartCaption,
                            choice(preferences.weekStart) { words.name(of: $0) }),
                    ]),
                Section(
                    words.newEntriesHeading,
                    [
                        Row(
                            .currency, words.currencyCaption,
                            .text(
                                typed.text(.currency) ?? preferences.currency,
                                hint: words.noCurrency, offered: []),
                            complaint: typed.complaint(about: .currency, words)),
                        Row(
                            .homeZone, words.homeZoneCaption,
                            .text(
                                typed.text(.homeZone) ?? preferences.homeZone?.name ?? "",
                                hint: words.zoneOfComputer, offered: Zone.offered),
                            complaint: typed.complaint(about: .homeZone, words)),
                        Row(
                            .scale, words.scaleCaption,
                            choice(preferences.scale) { words.scaleChoice($0) }),
                    ]),
                Section(
                    words.remindersHeading,
                    [
                        Row(
                            .tripReminders, words.remindsOfTrips,
                            .toggle(preferences.reminders.ofTrips)),
                        Row(
                            .deadlineReminders, words.remindsOfDeadlines,
                            .toggle(preferences.reminders.ofDeadlines)),
                        Row(
                            .remindersWithoutWindow, words.remindsWithoutWindow,
                            .toggle(preferences.reminders.withoutWindow),
                            complaint: autostartState.complaint(in: words)),
                    ]),
                Section(
                    words.ticketsHeading,
                    [
                        Row(
                            .keepsTickets, words.keepsTickets,
                            .toggle(preferences.tickets.areKept)),
                        Row(
                            .ticketFolder, words.ticketFolderCaption,
                            .folder(ticketFolder, isEnabled: preferences.tickets.areKept),
                            complaint: refused.map(words.noFolderForTickets)),
                    ]),
            ],
            warning: unwritable.map(words.preferencesNotWritten))
    }
}

extension AutostartState {
    fileprivate func complaint(in words: Localizer) -> String? {
        switch self {
        case .asPreferred: nil
        case .prevented: words.sessionStartPrevented
        case .notWritten(let path): words.sessionStartNotWritten(in: path)
        case .notRemoved(let path): words.sessionStartNotRemoved(from: path)
        }
    }
}
