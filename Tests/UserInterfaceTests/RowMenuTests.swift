import Gtk
import GtkTestSupport
import InterchangeFeature
import Signals
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The menu of a row")
    struct RowMenuTests {
        let stage: WindowStage

        init() throws {
            stage = try WindowStage()
            stage.main.showJournal(.entries("a\u{202E}.ics", "b.ics"))
            stage.main.listPane.list.select("a\u{202E}.ics", scrollTo: false)
        }

        @Test("A row is copied as what it says, without what turns the direction of text")
        func copy() {
            stage.main.window.activate("copy")
            #expect(Clipboard.text == "Film a.ics, 19 Nov, good")
        }

        @Test("Ctrl+C in the list copies the row")
        func key() {
            Clipboard.copy("")
            stage.main.listPane.list.grabFocus()
            stage.main.window.press(Key("c"), .control)
            #expect(Clipboard.text == "Film a.ics, 19 Nov, good")
        }

        @Test("An export that a row is asked for means its entry, and the next one does not")
        func export() {
            var meant: [Bool] = []
            let subscription =
                stage.main.events.interchange.export.signal.onReception § eachTime § {
                    meant.append($0.meansEntry)
                }
            stage.main.window.activate("export-entry")
            stage.main.window.activate("export")
            #expect(meant == [true, false])
            withExtendedLifetime(subscription) {}
        }

        @Test("The menu key opens it at the row")
        func opened() {
            stage.main.listPane.list.grabFocus()
            stage.main.window.press(Key(rawValue: 0xFF67))
            #expect(stage.main.listPane.list.isContextMenuOpen)
            stage.main.listPane.list.closeContextMenu()
        }
    }
}
