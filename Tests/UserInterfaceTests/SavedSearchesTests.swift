import Domain
import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The menu of saved searches")
    final class SavedSearchesTests {
        private let stage: WindowStage
        private var heard: [SavedSearchesRequest] = []
        private var menu: SavedSearchesMenu { stage.listPane.savedSearches }
        private var list: ListBox? { menu.view.shown(ListBox.self).first }
        private var name: Gtk.Entry? { menu.view.field(Gtk.Entry.self, "Name") }

        init() throws {
            stage = try WindowStage()
            stage.main.events.journal.savedSearches.hear { [weak self] in self?.heard.append($0) }
        }

        private func row(_ name: String, isDeleted: Bool = false) throws -> SavedSearchViewModel {
            SavedSearchViewModel(
                name: name, detail: "Films · \(name)", deletion: "Delete “\(name)”",
                deleting: .available, isDeleted: isDeleted,
                saved: try #require(.init(name: name, search: name)))
        }

        private func show(
            _ rows: [SavedSearchViewModel], news: String? = nil, name: String = "ran",
            isSaved: Bool = false, saving: Availability = .available
        ) {
            stage.main.showSavedSearches(
                SavedSearchesViewModel(
                    rows: rows, news: news, canUndo: news != nil, saving: saving, name: name,
                    isSaved: isSaved))
        }

        private func open() { stage.window.activate("saved-searches") }

        @Test("Ctrl+B opens it, also where the list is hidden; Escape closes it")
        func key() {
            stage.window.activate("show-list")
            stage.window.press(Key("b"), .control)
            #expect(heard == [.open] && stage.listPane.isVisible && menu.button.isActive)
            show([])
            #expect(menu.view.words == ["No saved searches", "Name", "Save"])
            stage.window.press(.escape)
            #expect(!menu.button.isActive)
            stage.window.press(Key("b"), .control)
            #expect(heard == [.open, .open] && menu.button.isActive)
        }

        @Test("A search that is not saved has its name ready to be typed over, and Enter saves it")
        func save() throws {
            open()
            show([try row("Gilda")])
            let name = try #require(name)
            #expect(name.isFocus && name.text == "ran")
            name.type("Kurosawa")
            name.activate()
            #expect(heard == [.open, .save("Kurosawa")])
            name.type(" \t")
            name.activate()
            let save = try #require(menu.view.button("Save"))
            #expect(!save.isSensitive && heard.count == 2)
            // The typed text stays when other news is shown.
            name.type("Ran")
            show([try row("Gilda"), try row("Kurosawa")], news: "“Kurosawa” was saved.")
            #expect(name.text == "Ran" && name.isFocus && save.isSensitive)
            try #require(menu.view.button("Undo")).click()
            #expect(heard.last == .undo)
        }

        @Test("One that is saved is only renamed, and the first row has the keyboard")
        func rename() throws {
            open()
            show([try row("Gilda"), try row("Ran")], name: "Ran", isSaved: true)
            let button = try #require(menu.view.button("Rename"))
            #expect(!button.isSensitive)
            #expect(list?.rows.first?.isFocus == true)
            name?.type("Kurosawa")
            #expect(button.isSensitive)
        }

        @Test("A row that is chosen closes it, and one that was deleted cannot be")
        func choose() throws {
            open()
            let (gilda, ran) = (try row("Gilda"), try row("Ran", isDeleted: true))
            show([gilda, ran], isSaved: true)
            list?.rows[1].activate()
            #expect(heard == [.open])
            list?.rows[0].activate()
            #expect(heard == [.open, .choose(gilda)] && !menu.button.isActive)
        }

        @Test("What it finds gets the keyboard, and the search does where that is nothing")
        func found() throws {
            stage.main.showJournal(.entries("a.ics"))
            open()
            show([try row("Gilda")], isSaved: true)
            list?.rows[0].activate()
            stage.main.showSearch(.films, text: "gilda")
            stage.main.showJournal(.entries("b.ics"))
            #expect(stage.listPane.list.isFocus)
            stage.main.showSearch(.films, text: "ran")
            stage.main.showJournal(
                JournalListViewModel(rows: RowsDouble([]), count: "0 of 1", state: .nothingFound))
            #expect(stage.listPane.search.isFocus)
        }

        @Test(
            "Deleted by its button or by key, a row turns grey, and the keyboard goes to the next")
        func delete() throws {
            open()
            let rows = [try row("Gilda"), try row("M"), try row("Ran")]
            show(rows, isSaved: true)
            list?.rows[1].grabFocus()
            stage.window.press(.delete)
            #expect(heard == [.open, .delete(rows[1])])
            show(
                [rows[0], try row("M", isDeleted: true), rows[2]], news: "“M” was deleted.",
                isSaved: true)
            #expect(list?.rows.map(\.isSensitive) == [true, false, true])
            #expect(list?.rows[2].isFocus == true)
            try #require(menu.view.button("Delete “Ran”")).click()
            #expect(heard.last == .delete(rows[2]))
            show(
                [rows[0], try row("M", isDeleted: true), try row("Ran", isDeleted: true)],
                news: "“Ran” was deleted.", isSaved: true)
            #expect(list?.rows[0].isFocus == true)
            // Opened again, it says nothing of before.
            stage.window.press(.escape)
            open()
            #expect(!menu.view.words.contains("“Ran” was deleted."))
        }

        @Test("What cannot be saved or deleted is said, with the reason")
        func unavailable() throws {
            open()
            let why = "The journal is read-only."
            let row = SavedSearchViewModel(
                name: "<b>&amp;", detail: "x", deletion: "Delete “<b>&amp;”",
                deleting: .unavailable(because: why), isDeleted: false,
                saved: try #require(.init(name: "x", search: "x")))
            show([row], name: "", saving: .unavailable(because: why))
            #expect(menu.view.words == ["<b>&amp;", "x", why])
            let delete = try #require(menu.view.button("Delete “<b>&amp;”"))
            #expect(!delete.isSensitive && delete.tooltip == why)
            #expect(list?.rows.first?.isFocus == true)
            stage.window.press(.delete)
            #expect(heard == [.open])
        }

        @Test("Without saved searches and a search to save, the keyboard is at the words")
        func nothing() throws {
            open()
            show([], name: "", saving: .unavailable(because: "Nothing is searched for."))
            #expect(menu.view.words == ["No saved searches", "Nothing is searched for."])
            #expect(menu.view.shown(Label.self).first?.isFocus == true)
            stage.window.press(.escape)
            #expect(!menu.button.isActive)
        }

        @Test("It is named to assistive technology, and so are its rows and buttons")
        func names() throws {
            open()
            show([try row("Gilda")], isSaved: true)
            #expect(menu.button.accessibleName == "Saved searches")
            #expect(list?.accessibleName == "Saved searches")
            #expect(list?.rows.first?.accessibleName == "Gilda")
            #expect(list?.rows.first?.accessibleDescription == "Films · Gilda")
        }
    }
}
