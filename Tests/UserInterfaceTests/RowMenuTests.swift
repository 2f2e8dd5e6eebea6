import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The menu of a row")
    struct RowMenuTests {
        let stage: WindowStage

        init() throws {
            stage = try WindowStage()
            stage.main.showJournal(.entries("a\u{202E}.ics", "b.ics"))
            stage.listPane.list.select("a\u{202E}.ics", scrollTo: false)
        }

        @Test("A row is copied as what it says, without what turns the direction of text")
        func copy() {
            stage.window.activate("copy")
            #expect(Clipboard.text == "Film a.ics, 19 Nov, good")
        }

        @Test("Ctrl+C in the list copies the row")
        func key() {
            Clipboard.copy("")
            stage.listPane.list.grabFocus()
            stage.window.press(Key("c"), .control)
            #expect(Clipboard.text == "Film a.ics, 19 Nov, good")
        }

        @Test("An export that a row is asked for means its entry, and the next one does not")
        func export() {
            var meant: [Bool] = []
            stage.main.events.interchange.export.hear { meant.append($0.meansEntry) }
            stage.window.activate("export-entry")
            stage.window.activate("export")
            #expect(meant == [true, false])
        }

        @Test("The menu key opens it at the row")
        func opened() {
            stage.listPane.list.grabFocus()
            stage.window.press(Key(rawValue: 0xFF67))
            #expect(stage.listPane.list.isContextMenuOpen)
            stage.listPane.list.closeContextMenu()
        }

        @Test("The menu of the window has twelve items at most, and none that does not apply")
        func ofWindow() throws {
            let main = stage.main
            stage.window.resize(width: 1_100, height: 700)
            let menu = try #require(
                stage.header.widget.shown(MenuButton.self).first { $0.accessibleName == "Menu" })
            stage.window.activate("menu")
            #expect(Display.turn { !menu.offered.isEmpty })
            let inSubmenus: Set = [
                "Open Journal…", "User Guide", "Keyboard Shortcuts", "Show Welcome Screen",
                "About Counterfoil",
            ]
            func items() -> Set<String> { Set(menu.offered.map(\.label)).subtracting(inSubmenus) }
            #expect(items().isDisjoint(with: ["Undo", "Redo", "Undo Last Import…", "Print…"]))
            main.nameUndo(UndoNamesViewModel(undo: "Undo New Entry", redo: "Redo Delete"))
            main.allowUndoImport(true)
            main.showView(.years, back: nil)
            #expect(Display.turn { items().contains("Undo Last Import…") })
            #expect(items().isSuperset(of: ["Undo New Entry", "Redo Delete", "Print…"]))
            #expect(items().count <= 12, "\(items())")
        }
    }
}
