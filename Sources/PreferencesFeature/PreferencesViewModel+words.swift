internal import Domain
internal import Wording

extension PreferencesViewModel {
    /// - Parameters:
    ///   - typed: what stands in fields and is not kept, or not written that way.
    ///   - unwritable: the file that they could not be written into.
    init(
        _ preferences: Preferences, typed: TypedPreferences, unwritable: String? = nil,
        words: LocalWords
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
                            choice(preferences.scale) { words.scale($0) }),
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
                    ]),
            ],
            warning: unwritable.map(words.preferencesNotWritten))
    }
}
