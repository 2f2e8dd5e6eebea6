public import FilmsFeature
internal import Gtk
public import JournalFeature
internal import Presentation
internal import Signals
public import StatisticsFeature
public import Wording

extension MainWindow {
    /// The view on show.
    public var viewOnShow: WindowView { views.onShow }

    /// Shows a view.
    ///
    /// - Parameter back: the way back from it, if another view led to it.
    public func showView(_ view: WindowView, back: (() -> Void)?) {
        views.show(view, back: back)
    }

    /// Reveals the page of an entry if the window has no room for it beside the list. The page may
    /// still be loading.
    public func revealPage(of id: String) {
        if folding.isCollapsed { focus.enterPage(of: id, fromList: false) }
    }

    /// Makes the view to show, or returns `nil` for the journal, which always exists.
    func make(_ view: WindowView) -> (any ViewOfWindow)? {
        switch view {
        case .journal: nil
        case .years: makeYears()
        case .table: makeTable()
        case .lists: makeLists()
        }
    }

    private func makeYears() -> YearsView {
        let years = YearsView(events, in: window)
        years.onSaved = { [weak toasts] in toasts?.showSaved($0) }
        return years
    }

    /// Updates the window after another view was shown.
    func showedView() {
        let view: (any ViewOfWindow)? = views.current()
        focus.view = view
        entries.isOnShow = [.journal, .table].contains(views.onShow)
        header.shown.viewTitle = ""
        toasts.overlay.updatePlaces()
        if view == nil {
            focus.focusFallback()
            // The memory of the statistics and charts is free once the view is gone.
            Task { await Memory.giveBack() }
        }
    }
}

extension MainWindow {
    public func showTable(_ table: JournalTableViewModel) {
        memory.state.table = table.choice
        guard let view = views.current(JournalTableView.self) else { return }
        view.model = table
        actions.canCopyTable = table.nothing == nil
        entries.update()
    }

    public func copyTable(_ text: String, saying note: String) {
        Clipboard.copy(text)
        views.current(JournalTableView.self)?.showMessage(note)
    }

    /// Makes the table, whose rows are the list's and have the same actions.
    func makeTable() -> JournalTableView {
        let view = JournalTableView(listPane, memory.tableWidths, actions, events)
        entries.connectRows(of: view.table)
        view.table.selectionHandler = { [weak list] in $0.map { list?.choose($0) } }
        view.table.activateHandler = { [weak self] in self?.open($0) }
        return view
    }

    /// Leaves the table for the page of an entry.
    private func open(_ id: String) {
        ahead.forget()
        focus.enterPage(of: id, fromList: false)
        views.show(.journal) { [weak self] in
            guard let self else { return }
            views.show(.table, back: nil)
            ahead.remember(
                whileHere: { [weak self] in
                    self?.views.onShow == .table && self?.entries.entry == id
                },
                { [weak self] in self?.open(id) })
        }
    }
}

extension MainWindow {
    public func showLists(_ lists: ListsViewModel) {
        views.current(ListsView.self)?.model = lists
    }

    public func showWritten(_ text: TypedInLists) {
        views.current(ListsView.self)?.showWritten(text)
    }

    public func showPicked(_ film: String) { views.current(ListsView.self)?.showPicked(film) }

    public func offerLists(_ offer: ListOfferViewModel) {
        listOffer.open {
            AddToListWindow(offer, parent: window, chosen: events.films.listAddition.emit)
        }
    }

    func makeLists() -> ListsView {
        let view = ListsView(events, in: window)
        view.isNarrow = folding.isCollapsed
        return view
    }

    /// Updates the window after its columns have changed.
    func folded() {
        views.current(ListsView.self)?.isNarrow = folding.isCollapsed
        focus.restoreIfLost()
    }
}

extension MainWindow: DisplaysYears {
    public func showYears(_ years: YearsViewModel) {
        memory.state.years = years.choice
        guard let view = views.current(YearsView.self), years.isComplete || view.model == nil
        else { return }
        view.model = years
        header.shown.viewTitle = years.periods.title
    }

    public func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) {
        views.current(YearsView.self)?.showSheet(of: years, pictures: pictures)
    }

    public func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>) {
        views.current(YearsView.self)?.complain(complaint, wrong: wrong)
    }

    /// Shows the trips that the search of the list finds on the map of the statistics.
    func showMap() {
        ahead.forget()
        events.statistics.yearsChange.emit(
            .choice(
                YearsChoice(
                    kinds: .trips, isOfSearch: !listPane.search.text.isEmpty, showsMore: true)))
        views.show(.years, back: nil)
        views.current(YearsView.self)?.goToMap()
    }
}
