internal import Gtk
internal import Presentation

/// The right pane, which shows one page at a time, or a quiet one while nothing is selected.
final class DetailPane: Box, NavigationHost {
    /// Is called when another page is shown, or none.
    var onPageChanged: (_ page: (any DetailPage)?, _ canGoBack: Bool) -> Void = { _, _ in }

    /// Is called when the heading of the shown page scrolls out of view or back.
    var onHeadingPassed: (Bool) -> Void = { _ in }

    private(set) var page: (any DetailPage)?
    private let stack = Stack()
    private let quiet: Widget

    init(quiet: Widget) {
        self.quiet = quiet
        super.init(.vertical)
        stack.turn(to: quiet)
        stack.transitionDuration = 200
        append(stack, expand: true)
    }

    /// Shows a page. The page gets the focus if a step in the pane led to it; if the list did, the
    /// focus stays in the list.
    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        guard let page = page as? any DetailPage else { return completion() }
        let old = self.page
        old?.isOnShow = false
        page.isOnShow = true
        self.page = page
        // When the focused page is removed, the stack would focus the first control of the next.
        let hadFocus = old !== page && old?.widget.hasFocusInside == true
        stack.turn(
            to: page.widget, keeping: quiet, transition: transition.inStack, completion: completion)
        onPageChanged(page, canGoBack)
        followHeading(of: page)
        if isVisible, transition != .none || hadFocus { page.focus() }
    }

    private func followHeading(of page: any DetailPage) {
        guard let body = PageBody.of(page.widget) else { return onHeadingPassed(true) }
        body.onHeadingPassed = { [weak self, weak body, weak page] in
            guard let self, let body, let page, page === self.page else { return }
            onHeadingPassed(body.hasPassedHeading)
        }
        onHeadingPassed(body.hasPassedHeading)
    }

    /// Shows the quiet page.
    func clear() {
        guard let old = page else { return }
        old.isOnShow = false
        page = nil
        stack.turn(to: quiet)
        onPageChanged(nil, false)
    }
}

extension NavigationTransition {
    fileprivate var inStack: Stack.Transition {
        switch self {
        case .none: .none
        case .push: .slideForward
        case .pop: .slideBack
        }
    }
}

/// A page that the detail pane can show.
protocol DetailPage: NavigationPage {
    /// The id of the entry that the page shows.
    var entryID: String { get }
    /// The title in the header bar.
    var title: String { get }
    var widget: Widget { get }
    /// The actions that the page offers to menus and keys at the moment.
    var capabilities: EntryCapabilities { get }
    /// Whether the page accepts actions. A page that slides away can still be clicked, which is
    /// ignored.
    var isOnShow: Bool { get set }
    /// Shows its model again, so that a control that was clicked returns to the model's value.
    func refill()
    /// Focuses the widget that the person most likely wants.
    func focus()
}
