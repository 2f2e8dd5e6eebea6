import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Where the keyboard goes")
    struct KeyboardFocusTests {
        private let list = ListPane(filter: .all)
        private let detail = DetailPane(quiet: Label("quiet"))
        private let page = PageDouble("page")
        private let window: Window
        private let focus: KeyboardFocus

        init() throws {
            try Display.start()
            Settings.hasAnimations = false
            let panes = Paned(.horizontal)
            let actions = WindowActions(WindowEvents())
            let header = HeaderBars(actions)
            let folding = AdaptiveSplitView(
                list, detail, in: panes, header: header, actions: actions,
                memory: WindowMemory(path: ""))
            window = Display.show(panes)
            focus = KeyboardFocus(
                in: window, list: list, detail: detail, header: header, folding: folding)
        }

        private func showPage() {
            focus.aroundPage { detail.show(page, with: .none, canGoBack: false) {} }
        }

        @Test("Where nothing has it the list gets it, and what has it keeps it")
        func keep() {
            window.clearFocus()
            focus.restoreIfLost()
            #expect(list.list.isFocus)
            list.search.grabFocus()
            focus.restoreIfLost()
            #expect(window.isFocus(within: list.search))
            window.destroy()
        }

        @Test("A list that is hidden does not get it; the page on show does")
        func hidden() {
            showPage()
            list.isVisible = false
            window.clearFocus()
            focus.restoreIfLost()
            #expect(page.button.isFocus)
            window.destroy()
        }

        @Test("An entry that was activated gets it with its page, and another one does not")
        func entered() {
            list.list.grabFocus()
            focus.enterPage(of: page.entryID, fromList: true)
            #expect(list.list.isFocus)
            focus.marked("another.ics")
            showPage()
            #expect(list.list.isFocus)
            detail.clear()
            focus.enterPage(of: page.entryID, fromList: true)
            focus.marked(page.entryID)
            showPage()
            #expect(page.button.isFocus)
            window.destroy()
        }

        @Test(
            "The search keeps the focus that it gets before the page is there, but not an older one"
        )
        func elsewhere() {
            list.list.grabFocus()
            focus.enterPage(of: page.entryID, fromList: true)
            list.search.grabFocus()
            showPage()
            #expect(window.isFocus(within: list.search))
            detail.clear()
            focus.enterPage(of: page.entryID, fromList: true)
            showPage()
            #expect(page.button.isFocus)
            window.destroy()
        }

        @Test("It goes to the list from a page that is taken off")
        func cleared() {
            showPage()
            page.button.grabFocus()
            focus.aroundClearing { detail.clear() }
            #expect(list.list.isFocus)
            window.destroy()
        }
    }
}
