import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Entries to edit and delete")
    struct EntryActionsTests {
        private let list = ListPane(filter: .all)
        private let detail = DetailPane(quiet: Label("quiet"))
        private let events = WindowEvents()
        private let actions: WindowActions
        private let entries: EntryActions

        init() throws {
            try Display.start()
            actions = WindowActions(events)
            entries = EntryActions(
                list: list, detail: detail, header: HeaderBars(actions), actions: actions,
                events: events)
        }

        @Test("The entry that is marked is meant, or else the one whose page is on show")
        func asked() {
            #expect(entries.entry == nil)
            detail.show(PageDouble("page"), with: .none, canGoBack: false) {}
            #expect(entries.entry == "double.ics")
            list.select("a.ics")
            entries.update()
            #expect(entries.entry == "a.ics" && actions.makesSense(.delete))
            list.select(nil)
            detail.clear()
            entries.update()
            #expect(entries.entry == nil && !actions.makesSense(.delete))
        }

        @Test("Nothing is deleted where there is no entry, or nothing can be changed")
        func deleting() {
            var deleted: [String] = []
            events.journal.delete.hear { deleted.append($0) }
            entries.delete()
            list.select("a.ics")
            actions.canChange = false
            entries.delete()
            #expect(deleted == [])
            actions.canChange = true
            entries.delete()
            #expect(deleted == ["a.ics"])
        }

        @Test("Files that cannot be read are listed where there are some")
        func unreadable() throws {
            let window = Display.show(Label("window"))
            let files = UnreadableFiles(over: window, heading: "Unreadable Files")
            files.list()
            #expect(files.window == nil)
            files.files = UnreadableFilesViewModel(
                title: "3 files of the journal cannot be read.", detail: "",
                files: [.init(name: "a.ics", reason: "Not UTF-8 text")], more: "2 more files")
            files.list()
            let rows = try #require(files.window?.shown(ListBox.self).first?.rows)
            #expect(rows.map(\.accessibleName) == ["a.ics", "2 more files"])
            #expect(rows.first?.accessibleDescription == "Not UTF-8 text")
            files.window?.close()
            window.destroy()
        }
    }
}
