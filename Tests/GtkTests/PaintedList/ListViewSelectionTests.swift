import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Selecting in a list")
    struct ListViewSelectionTests {
        init() throws { try Display.start() }

        @Test("A selection by the program is made and not reported")
        func noEcho() {
            let shown = ShownList(Entries(count: 100))
            shown.list.select("7", scrollTo: true)
            #expect(shown.list.selectedID == "7")
            #expect(shown.list.selection.treeIndex == 7)
            shown.list.select(nil, scrollTo: true)
            #expect(shown.list.selectedID == nil)
            #expect(shown.list.selection.treeIndex == nil)
            Display.settle()
            #expect(shown.selections == [])
        }

        @Test("A selection by keyboard is reported, once for each row")
        func keyboard() {
            let shown = ShownList("a", "b", "c", "d")
            shown.list.select("a", scrollTo: true)
            shown.press(.down, .down, .up, .end, .down, .home, .up)
            #expect(shown.selections == ["b", "c", "b", "d", "a"])
            #expect(shown.list.selectedID == "a")
        }

        @Test("The keyboard passes over rows that cannot be read in both directions")
        func blanks() {
            let shown = ShownList("#", "a", "#", "#", "b", "#")
            shown.list.select("a", scrollTo: true)
            shown.press(.down, .down, .up, .up, .end, .home)
            #expect(shown.selections == ["b", "a", "b", "a"])
        }

        @Test("Where none is selected the arrows begin with the entry where the keyboard is")
        func noneSelected() {
            for key in [Key.down, .up, .home] {
                let shown = ShownList("a", "b")
                shown.list.takeKeyboard()
                shown.press(key)
                #expect(shown.selections == ["a"])
            }
        }

        @Test("A list that is given the keyboard has it at its first entry, and not at a heading")
        func belowHeading() {
            let entries = Entries(["^November", "a", "b"])
            let list = ListView()
            list.accessibleName = "Journal entries"
            list.dataSource = entries
            // The first widget of a window gets the keyboard by itself.
            let content = Box(.vertical)
            content.append(Button("Before"))
            content.append(ScrolledWindow(list, horizontal: .never), expand: true)
            let window = Display.show(content)
            defer { window.destroy() }
            list.takeKeyboard()
            #expect(list.isFocus && list.selectedID == nil)
            #expect(list.selection.treeCursorIndex == 1 && list.selection.treeIndex == nil)
        }

        @Test("A page down moves the selection by about a screenful")
        func pages() {
            let shown = ShownList(Entries(count: 1_000))
            shown.settle()
            shown.list.select("0", scrollTo: true)
            shown.press(.pageDown)
            let first = shown.list.selectedID.flatMap { Int($0) } ?? 0
            #expect(first > 2)
            #expect(first <= shown.inView.count + 1)
            shown.press(.pageDown, .pageUp)
            #expect(shown.list.selectedID == String(first))
            shown.press(.pageUp)
            #expect(shown.list.selectedID == "0")
        }

        @Test("End reaches the last row of a list that has just been opened")
        func endAtOnce() {
            let shown = ShownList(Entries(count: 100_000))
            shown.list.select("0", scrollTo: true)
            shown.press(.end)
            #expect(shown.selections == ["99999"])
            shown.settle()
            #expect(shown.inView.last == "99999")
        }

        @Test("Enter activates the selected entry")
        func activation() {
            let shown = ShownList("#", "a", "b")
            shown.list.select("b", scrollTo: true)
            shown.press(.enter)
            #expect(shown.activations == ["b"])
            #expect(shown.selections == [])
        }

        @Test("An entry that is not there cannot be selected")
        func unknown() {
            let shown = ShownList("a", "b")
            shown.list.select("a", scrollTo: true)
            shown.list.select("z", scrollTo: true)
            #expect(shown.list.selectedID == nil)
            #expect(shown.list.selection.treeIndex == nil)
        }

        @Test("Selecting scrolls only as far as it has to, and not at all if told so")
        func scrolling() {
            let shown = ShownList(Entries(count: 10_000))
            shown.list.select("1", scrollTo: true)
            shown.settle()
            #expect(shown.scrolled.verticalPosition == 0)
            shown.list.select("9000", scrollTo: false)
            shown.settle()
            #expect(shown.scrolled.verticalPosition == 0)
            #expect(shown.list.selectedID == "9000")
            #expect(shown.list.selection.treeIndex == 9_000)
            shown.list.select("9000", scrollTo: true)
            shown.settle()
            #expect(shown.inView.contains("9000"))
        }

        @Test("A row that is scrolled to at the upper edge is below its heading")
        func headingAbove() {
            let names = (0..<100).map { $0 % 10 == 0 ? "^\($0)" : "\($0)" }
            let shown = ShownList(Entries(names))
            shown.settle()
            let height = shown.list.scroller.rowHeight
            func scrollToEnd() {
                shown.scrolled.verticalPosition = .greatestFiniteMagnitude
                shown.settle()
            }
            scrollToEnd()
            shown.list.select("51", scrollTo: true)
            #expect(shown.scrolled.verticalPosition == 50 * height)
            scrollToEnd()
            shown.list.select("53", scrollTo: true)
            #expect(shown.scrolled.verticalPosition == 53 * height)
            shown.press(.up, .up)
            #expect(shown.list.selectedID == "51")
            #expect(Display.turn { shown.scrolled.verticalPosition == 50 * height })
            // Without a heading, GTK moves to the row itself.
            shown.press(.up)
            #expect(shown.list.selectedID == "49")
            #expect(Display.turn { shown.scrolled.verticalPosition == 49 * height })
        }

        @Test("A selection made before the list is shown is in view when it is")
        func beforeShowing() {
            for (name, isAtTop) in [("2", true), ("5000", false)] {
                let entries = Entries(count: 10_000)
                let list = ListView()
                list.dataSource = entries
                list.select(name, scrollTo: true)
                let scrolled = ScrolledWindow(list, horizontal: .never)
                let window = Display.show(scrolled)
                Display.settle()
                #expect((scrolled.verticalPosition == 0) == isAtTop)
                #expect(entries.asked.contains(Int(name) ?? -1))
                #expect(list.selection.treeIndex == Int(name))
                window.destroy()
            }
        }

        @Test("An empty list that has the keyboard shows it, once a key is pressed")
        func empty() {
            let shown = ShownList()
            shown.window.showsFocus = false
            shown.press(.down)
            #expect(shown.window.showsFocus)
            #expect(shown.list.isFocus)
        }

        @Test("A list that loses its last row shows that it has the keyboard")
        func emptied() {
            let shown = ShownList("a", "b")
            shown.window.showsFocus = false
            shown.entries.names = ["b"]
            shown.list.reload()
            #expect(!shown.window.showsFocus)
            shown.entries.names = []
            shown.list.reload()
            #expect(shown.window.showsFocus)
            shown.window.showsFocus = false
            shown.list.reload()
            #expect(!shown.window.showsFocus)
        }

        @Test("A key that types goes to the search, one that moves does not")
        func typing() {
            let shown = ShownList("a", "b")
            var typed: [Character?] = []
            shown.list.typingHandler = {
                typed.append($0.key.character)
                return true
            }
            shown.press(Key("k"), .down, Key("ö"), .space, .tab, .delete)
            shown.list.grabFocus()
            shown.press(Key("+"), .escape)
            shown.press(Key("n"), .control)
            #expect(typed == ["k", "ö", "+"])
            // A dead acute begins a letter.
            shown.press(Key(rawValue: 0xFE51))
            #expect(typed.last == .some(nil))
        }
    }
}
