import Presentation

/// A host whose transitions end when a test says so.
final class NavigationHostSpy: NavigationHost {
    struct Message: Equatable {
        let page: String
        let transition: NavigationTransition
        let canGoBack: Bool

        init(_ page: String, _ transition: NavigationTransition, canGoBack: Bool) {
            self.page = page
            self.transition = transition
            self.canGoBack = canGoBack
        }
    }

    private(set) var messages: [Message] = []
    private(set) var leavings = 0
    private var completion: (() -> Void)?

    var isInTransition: Bool { completion != nil }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        let name = (page as? PageDouble)?.name ?? "unknown"
        messages.append(Message(name, transition, canGoBack: canGoBack))
        self.completion = completion
    }

    func popPastRoot() { leavings += 1 }

    func endTransition() {
        let completion = completion
        self.completion = nil
        completion?()
    }

    func endAllTransitions() { while isInTransition { endTransition() } }
}
