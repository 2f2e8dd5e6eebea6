import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Help")
    struct HelpTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("Every key is listed with what it does, and Escape closes the list")
        func shortcuts() throws {
            stage.main.window.activate("shortcuts")
            let window = try #require(stage.main.help.shortcuts)
            let words = try #require(window.child).words
            for text in ["New film", "Ctrl+N", "Undo", "Ctrl+Z", "Ctrl+Delete or Delete"] {
                #expect(words.contains(text))
            }
            window.press(.escape)
            #expect(Display.turn { stage.main.help.shortcuts == nil })
        }
    }
}
