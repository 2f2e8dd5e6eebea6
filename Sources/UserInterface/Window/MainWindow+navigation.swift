internal import Gtk
public import Presentation
internal import Wording

extension MainWindow: NavigationHost {
    /// Whether the window has the keyboard focus.
    public var isActive: Bool { window.isActive }

    public func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        detail.show(page, with: transition, canGoBack: canGoBack, completion: completion)
    }

    public func clear() { detail.clear() }

    public func popPastRoot() {
        guard folding.isCollapsed, !folding.isListBare else { return }
        let page = detailPane.page
        folding.showList()
        ahead.remember(
            whileHere: { [weak self, weak page] in
                page != nil && self?.detailPane.page === page && self?.folding.hidesPage == true
            },
            { [weak self, weak page] in
                if let id = page?.entryID { self?.focus.enterPage(of: id, fromList: true) }
            })
        if views.onShow == .journal { focus.focusFallback() }
    }

    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        // No question appears over a closed window.
        guard !closing.isEnding else { return }
        MessageDialog(question, parent: window).presentQuestion(answer: answer)
    }
}
