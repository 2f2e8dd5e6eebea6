import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Help")
    struct HelpTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("Every key is listed with what it does, and Escape closes the list")
        func shortcuts() throws {
            stage.window.activate("shortcuts")
            let window = try #require(stage.dialogs.shortcuts.window)
            let words = try #require(window.child).words
            for text in ["New film", "Ctrl+N", "Undo", "Ctrl+Z", "Ctrl+Delete or Delete"] {
                #expect(words.contains(text))
            }
            window.press(.escape)
            #expect(Display.turn { stage.dialogs.shortcuts.window == nil })
        }

        @Test("A search finds keys by what they do or are, and Escape ends it before the window")
        func shortcutsSearched() throws {
            stage.window.activate("shortcuts")
            let window = try #require(stage.dialogs.shortcuts.window)
            let content = try #require(window.child)
            #expect(window.search.isFocus)
            let list = try #require(content.shown(ScrolledWindow.self).first)
            Display.settle()
            for (key, moves) in [(Key.pageDown, 1.0), (.up, -1), (.down, 1), (.pageUp, -1)] {
                let before = list.verticalPosition
                window.press(key)
                #expect((list.verticalPosition - before) * moves > 0)
            }
            for text in ["new FILM", "ctrl+n film"] {
                window.search.type(text)
                #expect(content.words == ["Entries", "New film", "Ctrl+N"])
            }
            window.search.type("teapot")
            #expect(content.words == ["No results"])
            window.press(.escape)
            #expect(Display.turn { content.words.contains("Undo") })
            window.press(.escape)
            #expect(Display.turn { stage.dialogs.shortcuts.window == nil })
        }

        @Test("The tour of the first start is there later as well, and leads to what it offers")
        func welcome() throws {
            stage.main.introduce("~/Papers/journal", isFirstStart: false)
            stage.window.activate("welcome")
            let window = try #require(stage.dialogs.welcome.window)
            let words = try #require(window.child).words
            #expect(words.contains("Welcome to Counterfoil"))
            #expect(words.contains { $0.contains("~/Papers/journal") })
            window.press(.escape)
            #expect(Display.turn { stage.dialogs.welcome.window == nil })

            var added = 0
            stage.main.events.journal.newFilm.hear { _ in added += 1 }
            stage.window.activate("welcome")
            try #require(stage.dialogs.welcome.window?.child?.button("New Film…")).click()
            #expect(Display.turn { stage.dialogs.welcome.window == nil && added == 1 })
        }

        @Test("In a journal that cannot be written the tour offers nothing to begin with")
        func readOnly() throws {
            stage.main.allowChanges(.unavailable(because: "It cannot be written."))
            stage.window.activate("welcome")
            let window = try #require(stage.dialogs.welcome.window)
            let button = try #require(window.child?.button("New Film…"))
            #expect(!button.isSensitive)
            window.press(.escape)
            #expect(Display.turn { stage.dialogs.welcome.window == nil })
        }
    }
}
