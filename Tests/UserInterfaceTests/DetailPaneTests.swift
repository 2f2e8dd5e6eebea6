import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("One page after the other")
    final class DetailPaneTests {
        let quiet = Label("quiet")
        let pane: DetailPane
        let window: Window
        var events: [String] = []

        init() throws {
            try Display.start()
            Settings.hasAnimations = true
            pane = DetailPane(quiet: quiet)
            window = Display.show(pane)
            pane.onPageChanged = { [weak self] page, canGoBack in
                self?.events.append((page?.title ?? "quiet") + (canGoBack ? " ‹" : ""))
            }
        }

        private func show(_ page: PageDouble, with transition: NavigationTransition = .none) {
            pane.show(page, with: transition, canGoBack: false) { [weak self] in
                self?.events.append("\(page.title) is there")
            }
        }

        @Test("Without a transition the page is there at once", arguments: [true, false])
        func none(hasAnimations: Bool) {
            Settings.hasAnimations = hasAnimations
            show(PageDouble("main"))
            Display.settle()
            #expect(events.sorted() == ["main", "main is there"])
            #expect(pane.words == ["main"])
        }

        @Test("A transition's end is told once, animated or not", arguments: [true, false])
        func transition(hasAnimations: Bool) {
            Settings.hasAnimations = hasAnimations
            show(PageDouble("main"))
            show(PageDouble("selection"), with: .push)
            #expect(events.contains("selection is there") == !hasAnimations)
            #expect(Display.turn { events.contains("selection is there") })
            Display.settle()
            #expect(events.count { $0 == "selection is there" } == 1)
            #expect(pane.words == ["selection"])
        }

        @Test("A page that is not on show any more is let go, with its widgets")
        func release() {
            weak var old: PageDouble?
            weak var button: Button?
            do {
                let page = PageDouble("main")
                (old, button) = (page, page.button)
                show(page)
            }
            #expect(button != nil)
            show(PageDouble("selection"), with: .push)
            #expect(Display.turn { events.contains("selection is there") })
            Display.settle()
            #expect(old == nil)
            #expect(button == nil)
        }

        @Test("Cleared during a transition, the pane is quiet, and the transition still ends once")
        func clear() {
            weak var button: Button?
            show(PageDouble("main"))
            do {
                let page = PageDouble("selection")
                button = page.button
                show(page, with: .push)
            }
            pane.clear()
            #expect(pane.page == nil)
            #expect(Display.turn { events.contains("selection is there") && button == nil })
            Display.settle()
            #expect(events.count { $0 == "selection is there" } == 1)
            #expect(events.count { $0 == "quiet" } == 1)
            #expect(pane.words == ["quiet"])
            pane.clear()
            #expect(events.count { $0 == "quiet" } == 1)
        }

        @Test("Requests made during a transition happen after it, in their order, each once")
        func serialised() {
            let navigation = NavigationStack(host: pane)
            let pages = ["one", "two", "three", "four"].map { PageDouble($0) }
            navigation.start(with: pages[0])
            navigation.push(pages[1])
            #expect(events == ["one", "two ‹"])
            navigation.push(pages[2])
            navigation.pop()
            navigation.push(pages[3])
            #expect(events == ["one", "two ‹"])
            #expect(Display.turn { events.count == 5 })
            #expect(Display.turn { pane.words == ["four"] })
            Display.settle()
            #expect(events == ["one", "two ‹", "three ‹", "two ‹", "four ‹"])
        }

        @Test("Where the keyboard was on a page that goes, the next page says where it goes on")
        func taken() {
            Settings.hasAnimations = false
            let page = PageDouble("main")
            show(page)
            page.button.grabFocus()
            let next = PageDouble("another", beside: Button("before"))
            show(next)
            #expect(next.button.isFocus)
        }

        @Test("A step in the pane takes the keyboard along, a choice in the list does not")
        func focus() {
            Settings.hasAnimations = false
            let other = Button("elsewhere")
            pane.append(other)
            other.grabFocus()
            show(PageDouble("main"))
            #expect(other.isFocus)
            let page = PageDouble("selection")
            show(page, with: .push)
            #expect(page.button.isFocus)
        }
    }
}
