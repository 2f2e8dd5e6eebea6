internal import Gtk
internal import Presentation

/// The right pane: one page at a time, or a quiet one while nothing is selected.
final class DetailPane: Box, NavigationHost {
    /// Called when another page is on show, or none.
    var onPageChanged: (_ page: (any DetailPage)?, _ canGoBack: Bool) -> Void = { _, _ in }

    private(set) var page: (any DetailPage)?
    private let stack = Stack()
    private let quiet: Widget
    private var leaving: Leaving?

    /// What is being replaced, and whom to tell when it is.
    private struct Leaving {
        let widget: Widget
        let completion: () -> Void
    }

    init(quiet: Widget) {
        self.quiet = quiet
        super.init(.vertical)
        stack.add(quiet)
        stack.transitionDuration = 200
        stack.onTransitionFinished { [weak self] in self?.transitionFinished() }
        append(stack, expand: true)
    }

    /// The page gets the keyboard focus where a step in the pane led to it; where the list did,
    /// the focus stays in the list.
    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        guard let page = page as? any DetailPage else { return completion() }
        let old = self.page
        self.page = page
        replace(old?.widget ?? quiet, by: page.widget, transition, completion: completion)
        onPageChanged(page, canGoBack)
        if transition != .none { page.focus() }
    }

    /// Shows the quiet page.
    func clear() {
        guard let old = page else { return }
        page = nil
        replace(old.widget, by: quiet, .none) {}
        onPageChanged(nil, false)
    }

    private func replace(
        _ old: Widget, by new: Widget, _ transition: NavigationTransition,
        completion: @escaping () -> Void
    ) {
        transitionFinished()
        if new !== old, new !== quiet { stack.add(new) }
        if new === old { return completion() }
        leaving = Leaving(widget: old, completion: completion)
        stack.show(new, transition: transition.inStack)
        // Where the desktop wants no animations, or the window is not on screen, the new page is
        // there at once, and nobody will say that a transition has finished.
        if !stack.isTransitionRunning { transitionFinished() }
    }

    private func transitionFinished() {
        guard let done = leaving else { return }
        leaving = nil
        if done.widget !== quiet { stack.remove(done.widget) }
        done.completion()
    }
}

extension NavigationTransition {
    fileprivate var inStack: Stack.Transition {
        switch self {
        case .none: .none
        case .push: .slideLeft
        case .pop: .slideRight
        }
    }
}
