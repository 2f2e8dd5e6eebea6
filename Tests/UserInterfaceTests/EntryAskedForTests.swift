import Gtk
import GtkTestSupport
import JournalFeature
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Actions apply to the entry asked for, not to the page still on show")
    final class EntryAskedForTests {
        let stage: WindowStage
        var heard: [String] = []
        var exported: [String?] = []
        var window: ApplicationWindow { stage.window }
        var list: ListView { stage.listPane.list }

        init() throws {
            stage = try WindowStage()
            stage.main.events.journal.edit.hear { [weak self] in self?.heard.append("edit \($0)") }
            stage.main.events.journal.delete.hear { [weak self] in
                self?.heard.append("delete \($0)")
            }
            stage.main.events.interchange.export.hear { [weak self] in
                self?.exported.append($0.entry)
            }
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            stage.main.markEntry("a.ics")
            stage.showFilm(.briefEncounter)
            list.grabFocus()
        }

        @Test("Down and Delete at once delete the entry that is selected then")
        func deleting() {
            window.press(.down)
            window.press(.delete)
            #expect(list.selectedID == "b.ics")
            #expect(stage.detailPane.page?.entryID == "a.ics")
            #expect(heard == ["delete b.ics"])
        }

        @Test("Ctrl+Delete, the header's buttons and an export apply to the selection, too")
        func otherWays() {
            window.press(.down)
            window.press(.delete, .control)
            stage.header.edit.click()
            stage.header.delete.click()
            #expect(heard == ["delete b.ics", "edit b.ics", "delete b.ics"])
            window.activate("export")
            #expect(exported == ["b.ics"])
            // Another program took it away before it was read: the one on show is meant again.
            stage.main.markEntry("a.ics")
            window.activate("edit")
            #expect(heard.last == "edit a.ics")
        }

        @Test("The first entry that is selected can be edited before its page is there")
        func first() throws {
            let fresh = try WindowStage()
            var edited: [String] = []
            fresh.main.events.journal.edit.hear { edited.append($0) }
            fresh.main.showJournal(.entries("a.ics", "b.ics"))
            #expect(!fresh.window.isEnabled("edit"))
            fresh.listPane.list.choose(1)
            fresh.window.activate("edit")
            #expect(edited == ["b.ics"])
        }

        @Test(
            "Where the search hides the entry on show, a key that deletes selects the row first",
            arguments: [Modifiers(), .control])
        func hiddenBySearch(_ modifiers: Modifiers) {
            stage.main.showJournal(.entries("b.ics"))
            #expect(list.selectedID == nil)
            #expect(list.isFocus)
            // The header's buttons stand beside the title of the entry on show.
            stage.header.delete.click()
            #expect(heard == ["delete a.ics"])
            window.press(.delete, modifiers)
            #expect(heard == ["delete a.ics"] && list.selectedID == "b.ics")
            window.press(.delete, modifiers)
            #expect(heard == ["delete a.ics", "delete b.ics"])
        }

        @Test("The page that takes the place of a deleted one's gets the keyboard from it")
        func focusOnNext() {
            for isListFirst in [true, false] {
                stage.main.showJournal(.entries("a.ics", "b.ics"))
                stage.main.markEntry("a.ics")
                stage.showFilm(.briefEncounter)
                stage.detailPane.page?.focus()
                #expect(window.isFocus(within: stage.detailPane))
                stage.main.markEntry("b.ics")
                if isListFirst {
                    stage.remove(["a.ics"], leaving: "b.ics")
                    stage.showFilm(.gilda)
                } else {
                    stage.showFilm(.gilda)
                    stage.remove(["a.ics"], leaving: "b.ics")
                }
                #expect(list.selectedID == "b.ics")
                #expect(window.isFocus(within: stage.detailPane), "\(isListFirst)")
            }
        }

        @Test("An entry that was removed is not edited while another one is on show")
        func removed() {
            window.press(.down)
            stage.remove(["b.ics"], leaving: "a.ics")
            window.activate("edit")
            stage.remove(["a.ics"], leaving: "b.ics")
            #expect(!window.isEnabled("edit"))
            #expect(heard == ["edit a.ics"])
        }

        @Test("Enter leads the keyboard to the page of its row, once that is there")
        func entering() {
            // A list leads to no row while its window has not got the keyboard from the display.
            #expect(Display.turn { window.isActive })
            window.press(.down)
            window.press(.enter)
            #expect(list.isFocus)
            stage.showFilm(.gilda)
            #expect(window.isFocus(within: stage.detailPane))
            list.grabFocus()
            stage.showFilm(.gilda)
            #expect(list.isFocus)
        }
    }
}
