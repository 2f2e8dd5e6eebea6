import Presentation
import Testing

struct NavigationStackTests {
    let host = NavigationHostSpy()
    let stack: NavigationStack
    let root = PageDouble("root")
    let first = PageDouble("first")
    let second = PageDouble("second")

    init() {
        stack = NavigationStack(host: host)
    }

    private func names() -> [String] {
        stack.pages.compactMap { ($0 as? PageDouble)?.name }
    }

    @Test("Pages are shown on top of each other and gone back from")
    func pushAndPop() {
        stack.start(with: root)
        host.endTransition()
        stack.push(first)
        host.endTransition()
        #expect(stack.canGoBack)
        stack.pop()
        host.endTransition()
        #expect(!stack.canGoBack)
        #expect(
            host.messages == [
                .init("root", .none, canGoBack: false),
                .init("first", .push, canGoBack: true),
                .init("root", .pop, canGoBack: false),
            ])
    }

    @Test("Where no page is to be gone back to, the host is asked to lead out of the pages")
    func leaving() {
        stack.pop()
        #expect(host.leavings == 1)
        var returns = 0
        stack.start(with: root) { returns += 1 }
        stack.push(first)
        host.endAllTransitions()
        stack.pop()
        stack.pop()
        #expect(returns == 1)
        #expect(host.leavings == 1)
        stack.pop()
        #expect(host.leavings == 2)
    }

    @Test("Requests made during a transition all happen after it, in order, once")
    func serialised() {
        stack.start(with: root)
        stack.push(first)
        stack.push(second)
        stack.pop()
        #expect(host.messages == [.init("root", .none, canGoBack: false)])
        #expect(names() == ["root", "first"])
        host.endAllTransitions()
        #expect(
            host.messages == [
                .init("root", .none, canGoBack: false),
                .init("first", .push, canGoBack: true),
                .init("second", .push, canGoBack: true),
                .init("first", .pop, canGoBack: true),
            ])
        #expect(!host.isInTransition)
    }

    @Test("Only one transition runs at a time")
    func oneAtATime() {
        stack.start(with: root)
        stack.push(first)
        stack.push(second)
        host.endTransition()
        #expect(host.messages.map(\.page) == ["root", "first"])
        host.endTransition()
        #expect(host.messages.map(\.page) == ["root", "first", "second"])
    }

    @Test("A request made when a transition ends comes after those that wait")
    func requestOnCompletion() {
        final class EagerHost: NavigationHost {
            var shown: [String] = []
            var onShow: (String) -> Void = { _ in }

            func show(
                _ page: any NavigationPage, with transition: NavigationTransition,
                canGoBack: Bool, completion: @escaping () -> Void
            ) {
                let name = (page as? PageDouble)?.name ?? ""
                shown.append(name)
                onShow(name)
                completion()
            }
        }
        let host = EagerHost()
        let stack = NavigationStack(host: host)
        let (first, second) = (first, second)
        host.onShow = { [weak stack] in
            guard $0 == "root" else { return }
            stack?.push(first)
            stack?.push(second)
        }
        stack.start(with: root)
        #expect(host.shown == ["root", "first", "second"])
    }

    @Test("A page that is not on top is not gone back from")
    func popOfCoveredPage() {
        stack.start(with: root)
        stack.push(first)
        stack.push(second)
        stack.pop(first)
        stack.pop(root)
        stack.pop(PageDouble("stranger"))
        #expect(names() == ["root", "first", "second"])
        stack.pop(second)
        stack.pop(second)
        #expect(names() == ["root", "first"])
    }

    @Test("A page that is there already is not pushed again")
    func pushTwice() {
        stack.start(with: root)
        stack.push(first)
        stack.push(first)
        stack.push(root)
        host.endAllTransitions()
        #expect(host.messages.map(\.page) == ["root", "first"])
    }

    @Test("The way back from the root is gone once")
    func backFromRoot() {
        var wentBack = 0
        stack.start(with: root, transition: .push, back: { wentBack += 1 })
        #expect(stack.canGoBack)
        stack.push(first)
        stack.pop()
        #expect(wentBack == 0)
        stack.pop()
        stack.pop()
        #expect(wentBack == 1)
        #expect(!stack.canGoBack)
        host.endAllTransitions()
        #expect(
            host.messages == [
                .init("root", .push, canGoBack: true),
                .init("first", .push, canGoBack: true),
                .init("root", .pop, canGoBack: true),
            ])
    }

    @Test("Without a way back from the root there is none, and a new root forgets the old one's")
    func noWayBack() {
        stack.pop()
        var wentBack = 0
        stack.start(with: root, back: { wentBack += 1 })
        stack.start(with: first)
        stack.pop()
        #expect(wentBack == 0)
        #expect(names() == ["first"])
        host.endAllTransitions()
        #expect(
            host.messages == [
                .init("root", .none, canGoBack: true), .init("first", .none, canGoBack: false),
            ])
    }

    @Test("A new root replaces all pages")
    func restart() {
        stack.start(with: root)
        stack.push(first)
        stack.start(with: second, transition: .pop)
        #expect(names() == ["second"])
        #expect(!stack.contains(root))
        #expect(!stack.canGoBack)
        host.endAllTransitions()
        #expect(host.messages.last == .init("second", .pop, canGoBack: false))
    }
}
