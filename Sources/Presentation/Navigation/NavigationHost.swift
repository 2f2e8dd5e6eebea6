/// A page that a host can show. What it looks like is the host's business.
public protocol NavigationPage: AnyObject {}

/// How one page gives way to the next.
public enum NavigationTransition: Hashable, Sendable {
    case none
    /// The new page slides in over the old one.
    case push
    /// The old page slides away from the new one.
    case pop
}

/// Shows one page at a time.
public protocol NavigationHost: AnyObject {
    /// Shows a page, with the way back offered or not. `completion` is called once, when the
    /// transition has ended.
    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void)

    /// There is no page to go back to, and going back was asked for. A host may have something beside
    /// its pages to lead to.
    func leavePages()
}

extension NavigationHost {
    /// A host that has nothing but pages leads nowhere.
    public func leavePages() {}
}
