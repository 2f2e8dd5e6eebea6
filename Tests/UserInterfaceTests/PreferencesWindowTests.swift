import Gtk
import GtkTestSupport
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The window of preferences")
    struct PreferencesWindowTests {
        private let stage: WindowStage
        private let window: PreferencesWindow
        private let heard = Heard()

        private final class Heard {
            var changes: [PreferenceChange] = []
            var closes = 0
            var quits = 0
        }

        init() throws {
            let stage = try WindowStage()
            self.stage = stage
            window = try #require(
                stage.main.openPreferences(.preferring()) as? PreferencesWindow)
            window.signalChange.hear { [heard] in heard.changes.append($0) }
            window.signalClose.hear { [heard] _ in heard.closes += 1 }
            window.onQuit = { [heard] in heard.quits += 1 }
            Display.settle()
        }

        private func style() throws -> ComboBoxText {
            try #require(window.field(ComboBoxText.self, "Style"))
        }

        private func trips() throws -> Switch { try #require(window.field(Switch.self, "Trips")) }

        @Test("Each choice is sent at once, and updates from outside are not sent back")
        func choices() throws {
            try style().choose(1)
            try trips().isOn = true
            #expect(heard.changes == [PreferenceChange(.appearance, .choice(1))])
            window.show(.preferring(1, trips: true))
            try trips().flip()
            #expect(heard.changes.last == PreferenceChange(.tripReminders, .toggle(false)))
            #expect(heard.changes.count == 2)
            window.show(.preferring(0, trips: true))
            #expect(try style().selectedIndex == 0 && trips().isOn)
            #expect(heard.changes.count == 2)
            window.dismiss()
        }

        @Test("Text is sent letter by letter, and so is leaving the field")
        func typing() throws {
            let currency = try #require(window.field(Entry.self, "Currency"))
            #expect(currency.placeholder == "Not set")
            currency.grabFocus()
            currency.type("x")
            #expect(heard.changes == [PreferenceChange(.currency, .text("x"))])
            try style().grabFocus()
            #expect(
                Display.turn { heard.changes.last == PreferenceChange(.currency, .left) })
            window.show(.preferring(currency: "x", complaint: "That is none."))
            #expect(window.words.contains("That is none."))
            #expect(currency.accessibleDescription == "That is none.")
            window.show(.preferring(currency: "EUR", warning: "Not written."))
            #expect(window.words.contains("Not written."))
            window.show(.preferring(currency: "EUR"))
            #expect(!window.words.contains("Not written."))
            #expect(!window.words.contains("That is none.") && currency.text == "EUR")
            window.dismiss()
        }

        @Test("Headings stand over what belongs together, and the first choice has the keyboard")
        func layout() throws {
            #expect(window.title == "Preferences")
            #expect(window.words.contains("Appearance") && window.words.contains("Reminders"))
            #expect(try style().hasFocusInside)
            window.dismiss()
        }

        @Test("Escape and Ctrl+W ask it to go, Ctrl+Q the program, and it goes when it is told to")
        func closing() throws {
            window.press(.escape)
            #expect(heard.closes == 1 && window.isVisible)
            window.press(Key("w"), .control)
            #expect(heard.closes == 2 && heard.quits == 0)
            window.press(Key("q"), .control)
            #expect(heard.closes == 3 && heard.quits == 1)
            window.dismiss()
            #expect(!window.isVisible)
        }

        @Test("Its key and its menu item lead to it")
        func key() throws {
            var wanted = 0
            stage.main.events.preferences.preferencesWanted.hear { _ in wanted += 1 }
            window.dismiss()
            stage.window.activate("preferences")
            #expect(wanted == 1)
        }
    }
}

extension PreferencesViewModel {
    fileprivate static func preferring(
        _ style: Int = 0, trips: Bool = false, currency: String = "", complaint: String? = nil,
        warning: String? = nil
    ) -> Self {
        PreferencesViewModel(
            title: "Preferences",
            sections: [
                Section(
                    "Appearance",
                    [
                        Row(
                            .appearance, "_Style",
                            .choice(["Desktop", "Light", "Dark"], chosen: style))
                    ]),
                Section(
                    "New Entries",
                    [
                        Row(
                            .currency, "_Currency",
                            .text(currency, hint: "Not set", offered: []), complaint: complaint)
                    ]),
                Section("Reminders", [Row(.tripReminders, "_Trips", .toggle(trips))]),
            ],
            warning: warning)
    }
}
