internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The views of the window, of which one is shown, and the way back to the view before.
///
/// A view other than the journal exists while it is shown. If it led to the journal, it is kept for
/// as long as Back leads to it.
final class WindowHistory {
    let stack = Stack()
    private(set) var onShow = WindowView.journal
    /// The toasts over the views.
    weak var toasts: ToastArea?
    let ahead: ForwardHistory
    let list: ListArea
    let window: Window
    let folding: AdaptiveSplitView
    let focus: KeyboardFocus
    let entries: EntryActions
    let memory: WindowMemory
    let header: HeaderBars
    let actions: WindowActions
    let events: WindowEvents

    private let journal: Widget
    private var other: (any ViewOfWindow)?
    /// The view that Back leads to.
    private var kept: (view: WindowView, page: any ViewOfWindow)?
    private var back: (() -> Void)?

    init(
        journal: Widget, list: ListArea, in window: Window, folding: AdaptiveSplitView,
        focus: KeyboardFocus, entries: EntryActions, memory: WindowMemory, header: HeaderBars,
        actions: WindowActions, events: WindowEvents, ahead: ForwardHistory
    ) {
        self.journal = journal
        self.list = list
        self.window = window
        self.ahead = ahead
        self.folding = folding
        self.focus = focus
        self.entries = entries
        self.memory = memory
        self.header = header
        self.actions = actions
        self.events = events
        stack.add(journal)
        actions.onView = { [weak self] in
            self?.ahead.forget()
            self?.show($0, back: nil)
        }
        actions.on(.back) { [weak self] in self?.goBack() }
        actions.on(.map) { [weak self] in self?.showMap() }
    }

    /// Returns the view on show, or `nil` for the journal or a view of another type.
    func current<View>(_: View.Type = View.self) -> View? { other as? View }

    /// Whether Back leads elsewhere than from one page of an entry to another.
    var hasWayBack: Bool { other != nil || back != nil }

    func show(_ view: WindowView, back: (() -> Void)?) {
        self.back = way(back, to: view)
        if view != onShow {
            replace(by: view)
        } else if view == .journal, back == nil {
            retain(nil, without: nil)
        } else if view != .journal {
            other?.focus()
        }
        header.shown.hasWayBack = hasWayBack
        actions.view = view
    }

    /// Returns the way back from the journal. In a folded window, if a page led to the list in its
    /// place, it leads to that page again.
    private func way(_ back: (() -> Void)?, to view: WindowView) -> (() -> Void)? {
        guard let back, view == .journal, onShow == .journal, folding.isCollapsed,
            folding.front == .page
        else { return back }
        return { [folding] in
            back()
            folding.showPage(fromList: true)
        }
    }

    /// Leads from a view to the journal. From the journal it leads to the view before, or else to
    /// the page before. A page hidden behind the list does not go back.
    func goBack() {
        if other != nil {
            let left = onShow
            show(.journal, back: nil)
            ahead.remember(
                whileHere: { [weak self] in self?.onShow == .journal },
                { [weak self] in self?.show(left, back: nil) })
        } else if let back,
            folding.hidesPage || !(header.shown.pageGoesBack || folding.leadsBackToList)
        {
            back()
        } else if folding.hidesPage {
            if folding.isListBare { folding.showPage(fromList: true) }
        } else {
            events.journal.back.emit()
        }
    }

    private func replace(by view: WindowView) {
        let (old, oldView) = (other, onShow)
        old?.willHide()
        onShow = view
        if let kept, kept.view == view {
            other = kept.page
        } else {
            other = make(view)
            if let other { stack.add(other) }
        }
        other?.willShow()
        stack.show(other as Widget? ?? journal)
        other?.focus()
        retain(back == nil ? nil : old.map { (oldView, $0) }, without: old)
        header.shown.view = other.map { _ in view }
        showed(other)
        events.journal.tableOnShow.emit(view == .table)
        events.statistics.yearsOnShow.emit(view == .years)
        events.films.listsOnShow.emit(view == .lists)
    }

    /// Keeps a view that led elsewhere, and drops the other hidden ones.
    private func retain(
        _ next: (view: WindowView, page: any ViewOfWindow)?, without old: (any ViewOfWindow)?
    ) {
        for page in [old, kept?.page].compactMap(\.self)
        where page !== other && page !== next?.page && page.parent === stack {
            stack.remove(page)
        }
        kept = next
    }
}

/// A view of the window beside the journal.
protocol ViewOfWindow: Widget {
    /// Focuses the widget that had the focus when the view was left, or else the one that the
    /// person most likely wants.
    func focus()
    func willShow()
    func willHide()
}

extension ViewOfWindow {
    func willShow() {}
    func willHide() {}
}
