/// The pages that lie on top of each other in a host.
///
/// Requests made during a transition wait for its end, and are then carried out once each, in the
/// order they were made.
@MainActor
public final class NavigationStack {
    /// The pages from the root to the top, as they will be when all requests have been carried out.
    public private(set) var pages: [any NavigationPage] = []

    private weak var host: (any NavigationHost)?
    private var waiting: [Request] = []
    private var isInTransition = false
    private var backFromRoot: (() -> Void)?
    private let ahead: ForwardHistory
    /// Puts the top page on top again after Back, or `nil` if Forward cannot lead to it.
    private var again: (() -> Void)?

    private struct Request {
        let page: any NavigationPage
        let transition: NavigationTransition
        let canGoBack: Bool
    }

    /// Makes a stack without pages. The host is not kept.
    ///
    /// - Parameter ahead: records the pages that are left by going back.
    public init(host: any NavigationHost, ahead: ForwardHistory = ForwardHistory()) {
        self.host = host
        self.ahead = ahead
    }

    /// Whether there is a way back from the top page.
    public var canGoBack: Bool { pages.count > 1 || backFromRoot != nil }

    /// Makes a page the only one.
    ///
    /// - Parameter back: the way back from it, for a page that another view led to.
    public func start(
        with page: any NavigationPage, transition: NavigationTransition = .none,
        back: (() -> Void)? = nil
    ) {
        pages = [page]
        again = nil
        backFromRoot = back
        request(transition)
    }

    /// Puts a page on top, or does nothing if it lies in the stack already.
    ///
    /// - Parameter again: presents such a page again after it was left by going back.
    public func push(_ page: any NavigationPage, again: (() -> Void)? = nil) {
        guard !contains(page) else { return }
        ahead.forget()
        pages.append(page)
        self.again = again
        request(.push)
    }

    /// Goes back from the top page; from the root without a way back, out of the pages.
    public func pop() {
        if pages.count > 1 {
            let again = again
            removeTop()
            rememberTop(again)
        } else if let back = backFromRoot {
            backFromRoot = nil
            back()
        } else {
            host?.popPastRoot()
        }
    }

    /// Leaves a page that has served its purpose, or does nothing if it is not on top.
    public func pop(_ page: any NavigationPage) {
        guard pages.count > 1, pages.last === page else { return }
        removeTop()
    }

    private func removeTop() {
        pages.removeLast()
        again = nil
        request(.pop)
    }

    private func rememberTop(_ again: (() -> Void)?) {
        guard let again, let top = pages.last else { return }
        ahead.remember(
            whileHere: { [weak self, weak top] in top != nil && self?.pages.last === top }, again)
    }

    /// Whether a page lies in the stack, on top or below.
    public func contains(_ page: any NavigationPage) -> Bool {
        pages.contains { $0 === page }
    }

    /// Leaves all pages, and forgets pending requests.
    public func clear() {
        pages = []
        waiting = []
        backFromRoot = nil
        again = nil
        host?.clear()
    }

    private func request(_ transition: NavigationTransition) {
        guard let top = pages.last else { return }
        waiting.append(Request(page: top, transition: transition, canGoBack: canGoBack))
        carryOutNext()
    }

    private func carryOutNext() {
        guard !isInTransition, !waiting.isEmpty, let host else { return }
        isInTransition = true
        let next = waiting.removeFirst()
        host.show(next.page, with: next.transition, canGoBack: next.canGoBack) { [weak self] in
            self?.isInTransition = false
            self?.carryOutNext()
        }
    }
}

/// A page that a host can show, which knows how to draw it.
@MainActor
public protocol NavigationPage: AnyObject {}

/// The transition from one page to the next.
public enum NavigationTransition: Hashable, Sendable {
    case none
    /// The new page slides in over the old one.
    case push
    /// The old page slides away from the new one.
    case pop
}

/// Shows one page at a time.
@MainActor
public protocol NavigationHost: AnyObject {
    /// Shows a page, with a Back button or without.
    ///
    /// - Parameter completion: called once, when the transition has ended.
    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void)

    /// Shows no page.
    func clear()

    /// Called when the person goes back and there is no page to go back to. A host may lead to
    /// something beside its pages.
    func popPastRoot()
}

extension NavigationHost {
    /// Does nothing, for a host that always has a page.
    public func clear() {}
    /// Does nothing, for a host that has only pages.
    public func popPastRoot() {}
}
