import Domain
import Testing

@Suite("Preferences")
struct PreferencesTests {
    private func read(_ texts: [String: String]) -> Preferences {
        Preferences { group, key in texts["\(group)/\(key)"] }
    }

    @Test("Stored preferences are read back, each by its own key")
    func kept() {
        var preferences = Preferences()
        preferences.appearance = .dark
        preferences.clock = .hours12
        preferences.weekStart = .saturday
        preferences.scale = .polarized
        preferences.givesStars = true
        preferences.showsPictures = true
        preferences.currency = "CHF"
        preferences.homeZone = .named("Europe/Zurich")
        preferences.reminders.ofTrips = false
        preferences.reminders.withoutWindow = true
        preferences.reminders.lookedOn = "2026-11-20"
        preferences.tickets.areKept = false
        preferences.tickets.folder = "/home/a/Tickets"
        let texts = preferences.kept.map { ("\($0.group)/\($0.key)", $0.text) }
        #expect(read(Dictionary(uniqueKeysWithValues: texts)) == preferences)
        preferences.reminders.ofTrips = true
        preferences.reminders.ofDeadlines = false
        #expect(
            preferences.kept.filter { $0.group == "Reminders" }.map(\.text)
                == ["true", "false", "true", "2026-11-20"])
    }

    @Test(
        "The program is needed without a window only if reminders are wanted then",
        arguments: [
            (true, true, true, true), (true, false, true, true), (false, true, true, true),
            (false, false, true, false), (true, true, false, false),
        ])
    func needsProgram(ofTrips: Bool, ofDeadlines: Bool, withoutWindow: Bool, isNeeded: Bool) {
        var choice = ReminderChoice()
        #expect(!choice.withoutWindow)
        choice.ofTrips = ofTrips
        choice.ofDeadlines = ofDeadlines
        choice.withoutWindow = withoutWindow
        #expect(choice.needsProgram == isNeeded)
    }

    @Test("A missing or invalid value is the default")
    func tolerant() {
        #expect(read([:]) == Preferences())
        let texts = [
            "Appearance/theme": "Dark", "Times/clock": "", "Times/week-start": "tuesday",
            "Entries/scale": "5 stars", "Entries/stars": "yes", "Entries/pictures": "1",
            "Entries/currency": "euros",
            "Entries/time-zone": "Europe/Atlantis", "Reminders/trips": "no",
            "Reminders/deadlines": "0", "Tickets/keep": "never", "Tickets/folder": "Tickets",
        ]
        #expect(read(texts) == Preferences())
        #expect(Preferences().reminders.ofTrips && Preferences().reminders.ofDeadlines)
    }

    @Test("One that cannot be read leaves the others as they were chosen")
    func others() {
        let preferences = read(["Appearance/theme": "dark", "Times/clock": "25"])
        #expect(preferences.appearance == .dark && preferences.clock == .region)
        #expect(read(["Entries/currency": "chf"]).currency == "CHF")
        #expect(read(["Entries/time-zone": "UTC"]).homeZone == .utc)
        #expect(read(["Entries/time-zone": "europe/zurich"]).homeZone == .named("Europe/Zurich"))
    }
}
