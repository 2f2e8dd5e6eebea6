import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("The window of preferences", .freed, .timeLimit(.minutes(1)))
struct PreferencesPresenterTests {
    private let spy: PreferencesSpy
    private let presenter: PreferencesPresenter

    init() {
        let spy = freed(PreferencesSpy())
        self.spy = spy
        presenter = freed(
            PreferencesPresenter(
                view: spy, events: spy.events, keeper: spy, gazetteer: PlacesDouble(),
                words: .inEnglish))
    }

    private func open() throws -> PreferencesScreenDouble {
        spy.wanted.emit()
        return try #require(spy.screen)
    }

    /// The preferences on show.
    private var latest: PreferencesViewModel {
        get throws {
            switch spy.messages.all.last {
            case .opened(let model), .shown(let model): model
            default: throw WrongKind()
            }
        }
    }

    @Test("It opens with the present preferences, each with a name of its own")
    func opened() throws {
        spy.preferences.appearance = .dark
        spy.preferences.reminders.ofDeadlines = false
        _ = try open()
        let model = try latest
        #expect(
            model.control(.appearance)
                == .choice(["Follow System", "Light", "Dark"], chosen: 2))
        #expect(model.control(.tripReminders) == .toggle(true))
        #expect(model.control(.deadlineReminders) == .toggle(false))
        let rows = model.sections.flatMap(\.rows)
        #expect(Set(rows.map(\.name)) == Set(PreferenceName.allCases))
        let letters = rows.compactMap { row in
            row.caption.split(separator: "_").last?.first.map { $0.lowercased() }
        }
        #expect(Set(letters).count == rows.count, "two have the same mnemonic")
        #expect(rows.allSatisfy { $0.caption.contains("_") })
    }

    @Test("The time zone of trips is completed by a town and by a country")
    func zones() throws {
        let screen = try open()
        screen.change.emit(.init(.homeZone, .text("york")))
        #expect(
            screen.offers[.homeZone]
                == [CompletionOffer("Europe/London", note: "York, United Kingdom")])
        screen.change.emit(.init(.homeZone, .text("Portug")))
        #expect(screen.offers[.homeZone] == [CompletionOffer("Europe/Lisbon", note: "Portugal")])
        screen.change.emit(.init(.currency, .text("Portug")))
        #expect(screen.offers.keys.map(\.self) == [.homeZone])
    }

    private let changes: [(PreferenceChange, (Preferences) -> Bool)] = [
        (.init(.appearance, .choice(1)), { $0.appearance == .light }),
        (.init(.clock, .choice(2)), { $0.clock == .hours12 }),
        (.init(.weekStart, .choice(1)), { $0.weekStart == .monday }),
        (.init(.scale, .choice(1)), { $0.scale == .polarized }),
        (.init(.givesStars, .toggle(true)), { $0.givesStars }),
        (.init(.showsPictures, .toggle(true)), { $0.showsPictures }),
        (.init(.currency, .text(" chf ")), { $0.currency == "CHF" }),
        (.init(.homeZone, .text("europe/zurich")), { $0.homeZone == .named("Europe/Zurich") }),
        (.init(.tripReminders, .toggle(false)), { !$0.reminders.ofTrips }),
        (.init(.deadlineReminders, .toggle(false)), { !$0.reminders.ofDeadlines }),
        (.init(.remindersWithoutWindow, .toggle(true)), { $0.reminders.withoutWindow }),
        (.init(.keepsTickets, .toggle(false)), { !$0.tickets.areKept }),
        (.init(.ticketFolder, .folder("/t")), { $0.tickets.folder == "/t" }),
    ]

    @Test("Each choice is kept at once, and shown", arguments: 0..<13)
    func chosen(number: Int) throws {
        let (change, isKept) = changes[number]
        let screen = try open()
        #expect(!isKept(spy.preferences))
        screen.change.emit(change)
        #expect(isKept(spy.preferences))
        var others = spy.preferences
        others.appearance = .desktop
        (others.clock, others.weekStart) = (.region, .region)
        (others.scale, others.currency, others.homeZone) = (.average, "", nil)
        (others.givesStars, others.showsPictures) = (false, false)
        (others.reminders.ofTrips, others.reminders.ofDeadlines) = (true, true)
        others.reminders.withoutWindow = false
        others.tickets = TicketChoice()
        #expect(others == Preferences())
        let control = try latest.control(change.name)
        switch (change.value, control) {
        case (.choice(let place), .choice(_, let chosen)): #expect(place == chosen)
        case (.toggle(let isOn), .toggle(let isShown)): #expect(isOn == isShown)
        case (.text(let text), .text(let shown, _, _)): #expect(text == shown)
        case (.folder(let path), .folder(let shown, true)): #expect(path == shown)
        default: #expect(Bool(false))
        }
    }

    @Test(
        "Why the program does not start with the session as it should is said beside that choice",
        arguments: [
            (AutostartState.asPreferred, nil),
            (.prevented, "Autostart is disabled"),
            (.notWritten("/a/b.desktop"), "cannot be written"),
            (.notRemoved("/a/b.desktop"), "still starts Counterfoil"),
        ] as [(AutostartState, String?)])
    func autostartState(state: AutostartState, words: String?) throws {
        _ = try open()
        spy.autostartState = state
        spy.preferences.reminders.withoutWindow = true
        let complaint = try latest.complaint(.remindersWithoutWindow)
        #expect(words.map { complaint?.contains($0) == true } ?? (complaint == nil))
    }

    @Test("A folder of a journal is not taken for tickets, and it is said why")
    func folderOfJournal() throws {
        let screen = try open()
        spy.journals = ["/journal"]
        screen.change.emit(PreferenceChange(.ticketFolder, .folder("/journal")))
        #expect(spy.preferences == Preferences())
        #expect(try latest.complaint(.ticketFolder)?.contains("/journal") == true)
        #expect(try latest.control(.ticketFolder) == .folder("/home/a/usual", isEnabled: true))
        screen.change.emit(PreferenceChange(.ticketFolder, .folder("/t")))
        #expect(try latest.complaint(.ticketFolder) == nil)
        screen.change.emit(PreferenceChange(.keepsTickets, .toggle(false)))
        #expect(try latest.control(.ticketFolder) == .folder("/t", isEnabled: false))
    }

    @Test("A choice that is not offered changes nothing")
    func impossible() throws {
        let screen = try open()
        for place in [-1, 3] { screen.change.emit(PreferenceChange(.appearance, .choice(place))) }
        screen.change.emit(PreferenceChange(.appearance, .toggle(true)))
        screen.change.emit(PreferenceChange(.tripReminders, .choice(0)))
        screen.change.emit(PreferenceChange(.scale, .text("polarized")))
        #expect(spy.preferences == Preferences())
    }

    @Test(
        "A wrong value is not kept, and has an error once it is left; a right one is shown as kept",
        arguments: [
            (PreferenceName.currency, "eu", "eur", "EUR"),
            (.homeZone, "Wien", "europe/vienna", "Europe/Vienna"),
        ])
    func typed(name: PreferenceName, wrong: String, right: String, kept: String) throws {
        let screen = try open()
        func type(_ text: String) { screen.change.emit(PreferenceChange(name, .text(text))) }
        func leave() { screen.change.emit(PreferenceChange(name, .left)) }
        type(wrong)
        #expect(try spy.preferences == Preferences() && latest.text(name) == wrong)
        #expect(try latest.complaint(name) == nil)
        leave()
        #expect(try latest.complaint(name)?.contains(wrong) == true && latest.text(name) == wrong)
        type(right)
        #expect(try latest.complaint(name) == nil && latest.text(name) == right)
        leave()
        #expect(try latest.text(name) == kept)
        let known = spy.preferences
        #expect(known != Preferences())
        type(wrong)
        screen.close.emit()
        _ = try self.open()
        #expect(spy.preferences == known)
        #expect(try latest.text(name) == kept && latest.complaint(name) == nil)
    }

    @Test(
        "A field that is emptied says nothing is preferred once it is left, and not on the way to another",
        arguments: [(PreferenceName.currency, "CHF"), (.homeZone, "Europe/Vienna")],
        [false, true])
    func emptied(field: (name: PreferenceName, kept: String), isClosed: Bool) throws {
        let screen = try open()
        func type(_ text: String) {
            screen.change.emit(PreferenceChange(field.name, .text(text)))
        }
        func leave() { screen.change.emit(PreferenceChange(field.name, .left)) }
        type(field.kept)
        leave()
        let known = spy.preferences
        #expect(known != Preferences())
        for text in [" ", "??"] { type(text) }
        #expect(spy.preferences == known)
        leave()
        #expect(try spy.preferences == known && latest.complaint(field.name) != nil)
        type("")
        #expect(try spy.preferences == known && latest.complaint(field.name) == nil)
        if isClosed { screen.close.emit() } else { leave() }
        #expect(spy.preferences == Preferences())
    }

    @Test("What cannot be written counts all the same, and is said to be for now")
    func unwritable() throws {
        let screen = try open()
        #expect(try latest.warning == nil)
        spy.unwritable = "/there/preferences.ini"
        screen.change.emit(PreferenceChange(.appearance, .choice(2)))
        #expect(spy.preferences.appearance == .dark)
        #expect(try latest.warning?.contains("/there/preferences.ini") == true)
        spy.unwritable = nil
        screen.change.emit(PreferenceChange(.appearance, .choice(1)))
        #expect(try latest.warning == nil)
    }

    @Test("It shows changes from elsewhere, and opens once")
    func elsewhere() throws {
        _ = try open()
        spy.preferences.reminders.ofTrips = false
        #expect(try latest.control(.tripReminders) == .toggle(false))
        spy.wanted.emit()
        #expect(spy.messages.all.last == .raised)
    }

    @Test("It goes when it is asked to, and can be opened again")
    func closed() throws {
        let screen = try open()
        screen.close.emit()
        #expect(spy.messages.all.last == .dismissed)
        spy.messages.removeAll()
        spy.preferences.appearance = .light
        #expect(spy.messages.all.isEmpty)
        _ = try open()
        #expect(
            try latest.control(.appearance)
                == .choice(["Follow System", "Light", "Dark"], chosen: 1))
    }
}
