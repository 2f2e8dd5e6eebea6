import Domain
import PreferencesFeature
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
            PreferencesPresenter(view: spy, page: spy, keeper: spy, words: .inEnglish))
    }

    private func open() throws -> PreferencesScreenDouble {
        spy.wanted.emit()
        return try #require(spy.screen)
    }

    private var latest: PreferencesViewModel? {
        switch spy.messages.all.last {
        case .opened(let model), .shown(let model): model
        default: nil
        }
    }

    @Test("It opens with what is preferred, each with a name of its own")
    func opened() throws {
        spy.preferences.appearance = .dark
        spy.preferences.reminders.ofDeadlines = false
        _ = try open()
        let model = try #require(latest)
        #expect(
            model.control(.appearance)
                == .choice(["Follow the desktop", "Light", "Dark"], chosen: 2))
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

    private let changes: [(PreferenceChange, (Preferences) -> Bool)] = [
        (.init(.appearance, .choice(1)), { $0.appearance == .light }),
        (.init(.clock, .choice(2)), { $0.clock == .hours12 }),
        (.init(.weekStart, .choice(1)), { $0.weekStart == .monday }),
        (.init(.tripReminders, .toggle(false)), { !$0.reminders.ofTrips }),
        (.init(.deadlineReminders, .toggle(false)), { !$0.reminders.ofDeadlines }),
    ]

    @Test("Each choice is kept at once, and shown", arguments: 0..<5)
    func chosen(number: Int) throws {
        let (change, isKept) = changes[number]
        let screen = try open()
        #expect(!isKept(spy.preferences))
        screen.change.emit(change)
        #expect(isKept(spy.preferences))
        var others = spy.preferences
        others.appearance = .desktop
        (others.clock, others.weekStart) = (.region, .region)
        (others.reminders.ofTrips, others.reminders.ofDeadlines) = (true, true)
        #expect(others == Preferences())
        let control: PreferencesViewModel.Control? = latest?.control(change.name)
        switch (change.value, control) {
        case (.choice(let place), .choice(_, let chosen)): #expect(place == chosen)
        case (.toggle(let isOn), .toggle(let isShown)): #expect(isOn == isShown)
        default: #expect(Bool(false))
        }
    }

    @Test("A choice that is not offered changes nothing")
    func impossible() throws {
        let screen = try open()
        for place in [-1, 3] { screen.change.emit(PreferenceChange(.appearance, .choice(place))) }
        screen.change.emit(PreferenceChange(.appearance, .toggle(true)))
        screen.change.emit(PreferenceChange(.tripReminders, .choice(0)))
        #expect(spy.preferences == Preferences())
    }

    @Test("It shows what is changed elsewhere, and opens once")
    func elsewhere() throws {
        _ = try open()
        spy.preferences.reminders.ofTrips = false
        #expect(latest?.control(.tripReminders) == .toggle(false))
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
            latest?.control(.appearance)
                == .choice(["Follow the desktop", "Light", "Dark"], chosen: 1))
    }
}
