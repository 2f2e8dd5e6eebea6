internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The detail pane with its header, and what it says while there is no page.
final class DetailArea: DetailOfWindow {
    private let pane: DetailPane
    private let quiet: EmptyStateView
    private let header: HeaderBars
    private let folding: AdaptiveSplitView
    private let focus: KeyboardFocus
    private let entries: EntryActions
    private let ahead: ForwardHistory
    private var isFirstStart = false

    init(
        _ pane: DetailPane, quiet: EmptyStateView, header: HeaderBars, folding: AdaptiveSplitView,
        focus: KeyboardFocus, entries: EntryActions, ahead: ForwardHistory
    ) {
        self.pane = pane
        self.quiet = quiet
        self.header = header
        self.folding = folding
        self.focus = focus
        self.entries = entries
        self.ahead = ahead
        pane.onPageChanged = { [weak header, weak entries] page, canGoBack in
            header?.showPage(title: page?.title, canGoBack: canGoBack)
            entries?.update()
        }
        pane.onHeadingPassed = { [weak header] in header?.shown.namesPage = $0 }
    }

    func introduce(_ folder: String, isFirstStart: Bool) {
        quiet.folder = folder
        self.isFirstStart = isFirstStart
    }

    func showJournal(_ list: JournalListViewModel) {
        quiet.model = list.quiet(in: .ofWidgets, isFirstStart: isFirstStart)
    }

    func allowChanges(_ availability: Availability) { quiet.allowBeginning(availability) }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        focus.aroundPage {
            pane.show(page, with: transition, canGoBack: canGoBack, completion: completion)
        }
    }

    /// Shows the quiet page.
    func clear() {
        guard pane.page != nil else { return }
        focus.aroundClearing { pane.clear() }
    }

    /// Leads to the list if that is behind the page.
    func popPastRoot() {
        guard folding.isCollapsed, !folding.isListBare else { return }
        let page = pane.page
        folding.showList()
        ahead.remember(
            whileHere: { [weak self, weak page] in
                page != nil && self?.pane.page === page && self?.folding.hidesPage == true
            },
            { [weak self, weak page] in
                if let id = page?.entryID { self?.focus.enterPage(of: id, fromList: true) }
            })
        if focus.view == nil { focus.focusFallback() }
    }

    func revealPage(of id: String) {
        if folding.isCollapsed { focus.enterPage(of: id, fromList: false) }
    }

    func pageDidChange() {
        header.shown.pageTitle = pane.page?.title
        focus.restoreOnPage()
        entries.update()
    }

    func refill() { pane.page?.refill() }
}
