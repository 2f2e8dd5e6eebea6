internal import Gtk
public import JournalFeature
internal import Presentation
public import Wording

extension MainWindow: ShowsViews {
    public var viewOnShow: WindowView { views.onShow }

    public func showView(_ view: WindowView, back: (() -> Void)?) {
        views.show(view, back: back)
    }

    public func revealPage(of id: String) {
        if folding.isCollapsed { focus.enterPage(of: id, fromList: false) }
    }

    /// Makes the view to show, or returns `nil` for the journal, which always exists.
    func make(_ view: WindowView) -> (any ViewOfWindow)? {
        switch view {
        case .journal: nil
        case .years: YearsView(events, in: window)
        case .table: makeTable()
        case .lists: makeLists()
        }
    }

    /// Updates the window after another view was shown.
    func showedView() {
        let view: (any ViewOfWindow)? = views.current()
        focus.view = view
        entries.isOnShow = [.journal, .table].contains(views.onShow)
        header.viewTitle = ""
        if view == nil {
            focus.focusFallback()
            // The memory of the statistics and charts is free once the view is gone.
            Task { await Memory.giveBack() }
        }
    }
}
