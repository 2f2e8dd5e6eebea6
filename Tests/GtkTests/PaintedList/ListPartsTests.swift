import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    /// Tests of the objects that announce rows to the tree view and select them.
    @Suite("The parts of a list")
    struct ListPartsTests {
        private let widget: Widget
        private let tree: UnsafeMutablePointer<GtkTreeView>
        private let entries = Entries(count: 10_000)
        private let rows = RowCache()
        private let gate = SignalBlocker()
        private let announcer: RowAnnouncer
        private let selection: ListSelection

        init() throws {
            try Display.start()
            widget = Widget(gtk_tree_view_new())
            tree = widget.cast()
            announcer = RowAnnouncer(of: tree, rows: rows, gate: gate)
            selection = ListSelection(of: tree, rows: rows, model: announcer.model)
            gtk_tree_view_set_model(tree, announcer.model.opaque)
            rows.source = entries
        }

        @Test("Of many rows the tree view hears soon, in slices with the gate closed")
        func slices() {
            var wasOpen = false
            announcer.onSlice = { [gate] in wasOpen = wasOpen || gate.isOpen }
            announcer.matchCount(needed: 0)
            #expect(announcer.model.count > 0 && announcer.model.count < 10_000)
            #expect(Display.turn { announcer.model.count == 10_000 })
            #expect(!wasOpen && gate.isOpen)
        }

        @Test("Rows that are needed are there at once, and no more than there are")
        func needed() {
            announcer.matchCount(needed: 9_000)
            #expect(announcer.model.count >= 9_000)
            entries.names.removeSubrange(3...)
            announcer.matchCount(needed: 9_000)
            #expect(announcer.model.count == 3)
        }

        @Test("An entry whose row is not known yet is selected when it is")
        func pending() {
            announcer.matchCount(needed: 0)
            selection.select("9000")
            selection.show()
            #expect(selection.id == "9000" && selection.isPending && selection.treeIndex == nil)
            announcer.announce(atLeast: 9_001)
            selection.show()
            #expect(!selection.isPending && selection.treeIndex == 9_000)
        }

        @Test("A missing row cannot be selected, and a removed one is deselected")
        func gone() {
            entries.names.removeSubrange(10...)
            announcer.matchCount(needed: 0)
            selection.select("none")
            #expect(selection.id == nil)
            selection.select("9")
            selection.show()
            #expect(selection.treeIndex == 9)
            entries.names.removeSubrange(5...)
            rows.forget()
            announcer.matchCount(needed: 0)
            selection.restore(near: 9)
            #expect(selection.id == nil && selection.treeIndex == nil)
        }
    }
}
