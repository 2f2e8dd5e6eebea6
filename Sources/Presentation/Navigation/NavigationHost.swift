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
