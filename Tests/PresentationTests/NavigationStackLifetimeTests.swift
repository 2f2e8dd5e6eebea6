import Presentation
import TestSupport
import Testing

struct NavigationStackLifetimeTests {
    private let root = PageDouble("root")
    private let first = PageDouble("first")
    private let second = PageDouble("second")

    @Test("Neither the host is kept, nor a page that was left")
    func deallocation() async {
        await expectDeallocated { track in
            let host = track(NavigationHostSpy())
            let stack = track(NavigationStack(host: host))
            stack.start(with: track(PageDouble("root")))
            stack.push(track(PageDouble("first")))
            host.endTransition()
        }
        let host = NavigationHostSpy()
        let stack = NavigationStack(host: host)
        await expectDeallocated { track in
            stack.start(with: root)
            stack.push(track(PageDouble("left")))
            host.endAllTransitions()
            stack.pop()
            host.endAllTransitions()
        }
    }

    @Test("Where the host has gone, requests do no harm")
    func hostGone() {
        let stack = NavigationStack(host: NavigationHostSpy())
        stack.start(with: root)
        stack.push(first)
        stack.pop()
        #expect(stack.pages.count == 1)
    }

    @Test("A host may go during a transition")
    func hostGoesMeanwhile() {
        var hosts = [NavigationHostSpy()]
        let stack = NavigationStack(host: hosts[0])
        stack.start(with: root)
        stack.push(first)
        hosts = []
        stack.push(second)
        stack.pop(second)
        #expect(stack.pages.count == 2)
    }
}
