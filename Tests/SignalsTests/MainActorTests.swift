import Signals
import Testing

@Suite("Signals on the main actor")
@MainActor
struct MainActorTests {
    private final class Page {
        let selections = Emitter<Int>()
        let closings = Emitter<Void>()
        var signalSelection: Signal<Int> { selections.signal }
    }

    @MainActor
    private final class Navigator {
        private(set) var shown: [String] = []
        private var subscriptions = Subscriptions()

        init(_ page: Page, log: @escaping (Int) -> Void) {
            subscriptions +=
                page.signalSelection.onReception § eachTime § inAnyCase
                § weakly(self, Navigator.presentSelectionPage)
            subscriptions += page.signalSelection.onReception § eachTime
                § weakly(self, Navigator.show)
            subscriptions +=
                page.closings.signal.onReception § eachTime
                § weakly(self, Navigator.presentSelectionPage)
            subscriptions +=
                page.signalSelection.onReception § eachTime § { [weak self] in self?.show($0 * 2) }
            subscriptions += page.signalSelection.onReception § eachTime § log
        }

        func presentSelectionPage() { shown.append("selection page") }
        func show(_ value: Int) { shown.append("\(value)") }
    }

    private final class Listener {
        private(set) var heard: [Int] = []
        func hear(_ value: Int) { heard.append(value) }
        func hearNothing() { heard.append(0) }
    }

    @Test("Methods of a main-actor class react, and don't keep their owner")
    func weakMethods() {
        let page = Page()
        var logged: [Int] = []
        var navigator: Navigator? = Navigator(page) { logged.append($0) }
        weak let weakNavigator = navigator

        page.selections.emit(1)
        page.closings.emit()
        #expect(navigator?.shown == ["selection page", "1", "2", "selection page"])

        navigator = nil
        #expect(weakNavigator == nil)
        page.selections.emit(2)
        #expect(logged == [1])
    }

    @Test("A method of another object is a reaction as it stands")
    func plainMethods() {
        let page = Page()
        let listener = Listener()
        var subscriptions = Subscriptions()
        subscriptions += page.signalSelection.onReception § eachTime § listener.hear
        subscriptions += page.signalSelection.onReception § once § inAnyCase § listener.hearNothing
        subscriptions += page.closings.signal.onReception § eachTime § listener.hearNothing

        page.selections.emit(1)
        page.selections.emit(2)
        page.closings.emit()

        #expect(listener.heard == [1, 0, 2, 0])
    }
}
