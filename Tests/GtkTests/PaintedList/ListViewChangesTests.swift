import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A list whose content changes")
    struct ListViewChangesTests {
        init() throws { try Display.start() }

        @Test("A reload keeps selection, keyboard and scroll position with their entries")
        func reload() {
            let shown = scrolledList()
            let place = shown.offset(of: "502")
            shown.entries.names.removeFirst(300)
            shown.entries.names.insert("new", at: 10)
            shown.list.reload()
            for _ in 0..<2 {
                #expect(shown.list.selectedID == "500")
                #expect(shown.list.selection.treeIndex == 201)
                #expect(shown.list.selection.treeCursorIndex == 201)
                #expect(shown.offset(of: "502") == place)
                shown.settle()
            }
            #expect(shown.selections == [])
            shown.press(.down)
            #expect(shown.selections == ["501"])
        }

        @Test("In another order the list begins at its top, and the selection stays with its entry")
        func reordered() {
            let shown = scrolledList()
            shown.entries.names.reverse()
            shown.list.reload(isReordered: true)
            for _ in 0..<2 {
                #expect(shown.list.selectedID == "500")
                #expect(shown.list.selection.treeIndex == shown.entries.index(of: "500"))
                #expect(shown.scrolled.verticalPosition == 0)
                shown.settle()
            }
            #expect(shown.selections == [])
        }

        @Test("A reload that takes most rows away, and one that brings them back, keep the place")
        func shrinkAndGrow() {
            let shown = ShownList(Entries(count: 50_000))
            shown.settle()
            shown.list.select("40000", scrollTo: true)
            shown.scrolled.verticalPosition = 40_000 * shown.list.scroller.rowHeight - 53
            shown.settle()
            let place = shown.offset(of: "40000")
            let all = shown.entries.names
            for names in [(39_900..<40_500).map { String($0) }, all] {
                shown.entries.names = names
                shown.list.reload()
                #expect(shown.offset(of: "40000") == place)
                shown.settle()
                #expect(shown.offset(of: "40000") == place)
                #expect(shown.list.selection.treeIndex == shown.entries.index(of: "40000"))
            }
            #expect(shown.selections == [])
        }

        @Test("After most rows are removed, the others and the end of the list show at once")
        func fewOfMany() {
            let shown = ShownList(Entries(count: 20_000))
            shown.settle()
            shown.list.select("13", scrollTo: true)
            shown.entries.names = (0..<2_000).map { String(10 * $0 + 3) }
            shown.list.reload()
            #expect(shown.inView.first == "3")
            #expect(shown.list.selection.treeIndex == 1)
            shown.settle()
            #expect(shown.inView.first == "3")
            #expect(shown.list.selection.treeIndex == 1)
            shown.entries.names.removeSubrange(400...)
            shown.list.reload()
            shown.press(.end)
            #expect(shown.list.selectedID == "3993")
            #expect(shown.selections == ["3993"])
            shown.settle()
            #expect(shown.inView.last == "3993")
            #expect(shown.list.selection.treeIndex == 399)
        }

        @Test("If the topmost entry goes, the next one that is still there keeps the place")
        func topmostGoes() {
            let shown = scrolledList()
            let place = shown.offset(of: "502")
            shown.entries.names.removeSubrange(490..<502)
            shown.list.reload()
            shown.settle()
            #expect(shown.offset(of: "502") == place)
            #expect(shown.list.selectedID == nil)
            #expect(shown.list.selection.treeIndex == nil)
            #expect(shown.selections == [])
        }

        @Test("At the top, a list stays at the top and shows new rows")
        func atTop() {
            let shown = ShownList(Entries(count: 1_000))
            shown.settle()
            shown.list.select("3", scrollTo: true)
            shown.entries.names.insert("new", at: 0)
            shown.list.reload()
            shown.settle()
            #expect(shown.inView.first == "new")
            shown.entries.names.insert("newer", at: 0)
            shown.list.reload()
            shown.settle()
            #expect(shown.inView.first == "newer")
            #expect(shown.list.selection.treeIndex == 5)
        }

        @Test(
            "At the top other rows leave the scrollbar as it is, and a person's scrolling is heard")
        func scrollbarAtTop() throws {
            let shown = ShownList(Entries(count: 1_000))
            shown.settle()
            let adjustment = try #require(
                gtk_scrollable_get_vadjustment(OpaquePointer(shown.list.tree)))
            var heard = 0
            _ = SignalConnection.connect(adjustment, "value-changed") { heard += 1 }
            for count in [40, 1_000, 700] {
                shown.entries.names = (0..<count).map { "other \($0)" }
                shown.list.reload(isReordered: true)
                shown.settle()
                #expect(shown.inView.first == "other 0")
            }
            #expect(heard == 0)
            shown.scrolled.verticalPosition = 200
            #expect(heard == 1)
        }

        @Test("Rows that come and go above leave the ones on show where they are")
        func fewAbove() {
            let shown = scrolledList()
            let place = shown.offset(of: "502")
            shown.entries.names.insert(contentsOf: ["a", "b", "c"], at: 100)
            shown.list.reload()
            #expect(shown.offset(of: "502") == place)
            shown.settle()
            #expect(shown.offset(of: "502") == place)
            shown.entries.names.removeSubrange(20..<70)
            shown.list.reload()
            shown.settle()
            #expect(shown.offset(of: "502") == place)
            #expect(shown.list.selection.treeIndex == shown.entries.index(of: "500"))
            #expect(shown.list.announcer.model.count == 953)
        }

        @Test("When the selected entry goes, none is selected and the keyboard stays near")
        func selectedGoes() {
            let shown = ShownList("#", "a", "b", "c", "d")
            shown.list.select("b", scrollTo: true)
            shown.entries.names.remove(at: 2)
            shown.list.reload()
            #expect(shown.list.selectedID == nil)
            #expect(shown.list.selection.treeIndex == nil)
            #expect(shown.list.selection.treeCursorIndex == 2)
            #expect(shown.selections == [])
            shown.press(.down)
            #expect(shown.selections.count == 1)
        }

        @Test("A row that shows something else keeps its selection")
        func changed() {
            let shown = ShownList("a", "b", "c")
            shown.list.select("b", scrollTo: true)
            shown.entries.subtitles["b"] = "seen twice"
            shown.list.reload()
            #expect(shown.list.rows.row(at: 1)?.writtenText == "Title b, Film, seen twice")
            #expect(shown.list.selectedID == "b")
            #expect(shown.selections == [])
        }

        @Test("A new data source starts at the top with nothing selected")
        func newSource() {
            let shown = scrolledList()
            let other = Entries(count: 2_000)
            shown.list.dataSource = other
            Display.settle()
            #expect(shown.scrolled.verticalPosition == 0)
            #expect(shown.list.selectedID == nil)
            #expect(shown.list.selection.treeIndex == nil)
            #expect(shown.selections == [])
        }

        private func scrolledList() -> ShownList {
            let shown = ShownList(Entries(count: 1_000))
            shown.settle()
            shown.list.select("500", scrollTo: true)
            shown.scrolled.verticalPosition = 500 * shown.list.scroller.rowHeight - 37
            shown.settle()
            return shown
        }
    }
}
