import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A list asks only for the rows on show")
    struct ListViewRowsTests {
        init() throws { try Display.start() }

        @Test("Opening asks for about one screenful, however long the list is")
        func opening() {
            let shown = ShownList(Entries(count: 100_000))
            shown.settle()
            let screenful = shown.inView.count
            #expect(screenful > 3)
            #expect(shown.entries.asked.isSuperset(of: 0..<screenful))
            #expect(shown.entries.asked.count < 3 * screenful)
        }

        @Test("Scrolling to the end asks for the rows there and none on the way")
        func scrolling() {
            let shown = ShownList(Entries(count: 100_000))
            shown.settle()
            let screenful = shown.inView.count
            shown.entries.forgetAsked()
            shown.scrolled.verticalPosition = .greatestFiniteMagnitude
            #expect(Display.turn { shown.entries.asked.contains(99_999) })
            #expect(shown.inView.last == "99999")
            #expect(shown.entries.asked.count < 3 * screenful)
            #expect(shown.entries.asked.allSatisfy { $0 > 99_000 })
        }

        @Test("A row that was drawn is not asked for again")
        func cache() {
            let shown = ShownList(Entries(count: 50))
            shown.settle()
            shown.entries.forgetAsked()
            shown.settle()
            #expect(shown.entries.asked.isEmpty)
        }

        @Test("A change below the rows on show asks for none of the new ones")
        func changeBelow() {
            let shown = ShownList(Entries(count: 1_000))
            shown.settle()
            shown.entries.forgetAsked()
            shown.entries.names.insert(contentsOf: ["a", "b", "c"], at: 500)
            shown.list.reload()
            shown.settle()
            #expect(shown.entries.asked.isDisjoint(with: 100..<1_003))
            #expect(shown.list.announcer.model.count == 1_003)
        }

        @Test(
            "A text that is cut short has a tooltip, by pointer and keyboard, and no other has"
        )
        func whole() throws {
            let entries = Entries(["#", "a", String(repeating: "b", count: 99), "d"])
            entries.subtitles = ["a": String(repeating: "c", count: 99)]
            let shown = ShownList(entries)
            shown.settle()
            let list = shown.list
            func place(_ row: Int) -> Point {
                Point(x: 60, y: (Double(row) + 0.5) * list.scroller.rowHeight)
            }
            #expect(list.whole(at: place(0)) == nil)
            #expect(list.whole(at: place(1))?.text == String(repeating: "c", count: 99))
            #expect(try #require(list.whole(at: place(1))).area.y >= list.scroller.rowHeight)
            #expect(list.whole(at: place(2))?.text == "Title " + String(repeating: "b", count: 99))
            let heading = String(repeating: "e", count: 99)
            entries.names[3] = "^" + heading
            list.reload()
            #expect(list.whole(at: place(3))?.text == heading)
            #expect(list.whole(at: place(4)) == nil)
            list.choose(1)
            #expect(list.whole(at: nil)?.text == String(repeating: "c", count: 99))
        }

        @Test("A list that is as wide as a subtitle needs does not cut it short")
        func widthOfSubtitle() throws {
            let entries = Entries(["a"])
            let (subtitle, fact) = ("16. Aug. · 15:19 · 2 Abschnitte", "Anschluss verpasst")
            entries.subtitles = ["a": subtitle]
            entries.facts = ["a": ListRow.Fact(fact, styleClass: "late")]
            let shown = ShownList(entries)
            let wanted = shown.list.width(ofSubtitle: subtitle, fact: fact)
            for (width, isWhole) in [(wanted, true), (wanted - 24, false)] {
                shown.window.resize(width: width, height: 300)
                #expect(Display.turn { shown.list.allocatedSize.width == width })
                shown.settle()
                let place = Point(x: 60, y: shown.list.scroller.rowHeight / 2)
                #expect((shown.list.whole(at: place) == nil) == isWhole)
            }
        }

        @Test("An empty list begins with its rows: it is not told of each, and does not scroll")
        func beginning() {
            let shown = ShownList(Entries(count: 0))
            var (told, scrolled) = (0, 0)
            SignalConnection.connect(shown.list.announcer.model.pointer, "row-inserted") {
                told += 1
            }
            SignalConnection.connect(
                UnsafeMutableRawPointer(shown.scrolled.verticalAdjustment), "value-changed"
            ) { scrolled += 1 }
            shown.entries.names = (0..<1_000).map(String.init)
            shown.list.reload()
            #expect(shown.list.announcer.model.count == 1_000)
            shown.settle()
            #expect(shown.inView.first == "0")
            #expect(told == 0)
            #expect(scrolled == 0)
        }

        @Test("The cache keeps the latest rows and forgets the oldest")
        func forgetting() {
            let entries = Entries(count: 100_000)
            let rows = RowCache()
            rows.source = entries
            for index in 0..<10_000 { #expect(rows.row(at: index)?.id == String(index)) }
            #expect(rows.known(at: 9_999) != nil)
            #expect(rows.known(at: 0) == nil)
            #expect(rows.row(at: 100_000) == nil)
            #expect(rows.row(at: -1) == nil)
        }

        @Test("A data source that is gone leaves an empty list")
        func goneSource() {
            let list = ListView()
            var entries: Entries? = Entries(count: 10)
            list.dataSource = entries
            #expect(list.rows.count == 10)
            entries = nil
            list.reload()
            #expect(list.announcer.model.count == 0)
            #expect(list.rows.row(at: 0) == nil)
        }
    }
}
