internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import Wording

extension WindowHistory: ViewsOfWindow {
    var years: YearsChoice { memory.state.years }

    var table: TableChoice { memory.state.table }

    func showTable(_ table: JournalTableViewModel) {
        memory.state.table = table.choice
        guard let view = current(JournalTableView.self) else { return }
        view.model = table
        actions.canCopyTable = table.nothing == nil
        entries.update()
    }

    func copyTable(_ text: String, saying note: String) {
        Clipboard.copy(text)
        current(JournalTableView.self)?.showMessage(note)
    }

    func showLists(_ lists: ListsViewModel) { current(ListsView.self)?.model = lists }

    func showWritten(_ text: TypedInLists) { current(ListsView.self)?.showWritten(text) }

    func showPicked(_ film: String) { current(ListsView.self)?.showPicked(film) }

    func showYears(_ years: YearsViewModel) {
        memory.state.years = years.choice
        guard let view = current(YearsView.self), years.isComplete || view.model == nil
        else { return }
        view.model = years
        header.shown.viewTitle = years.periods.title
    }

    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) {
        current(YearsView.self)?.showSheet(of: years, pictures: pictures)
    }

    func complainAboutYears(_ complaint: String, wrong: Set<TypedDays.Place>) {
        current(YearsView.self)?.complain(complaint, wrong: wrong)
    }
}

/// The making of views, and the updates around them.
extension WindowHistory {
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

    /// Makes the table, whose rows are the list's and have the same actions.
    private func makeTable() -> JournalTableView {
        let view = JournalTableView(list.pane, memory.tableWidths, actions, events)
        entries.connectRows(of: view.table)
        view.table.selectionHandler = { [weak list] in $0.map { list?.choose($0) } }
        view.table.activateHandler = { [weak self] in self?.open($0) }
        return view
    }

    private func makeLists() -> ListsView {
        let view = ListsView(events, in: window)
        view.isNarrow = folding.isCollapsed
        return view
    }

    /// Updates the window after another view was shown, or the journal if that is `nil`.
    func showed(_ view: (any ViewOfWindow)?) {
        focus.view = view
        entries.isOnShow = [.journal, .table].contains(onShow)
        header.shown.viewTitle = ""
        toasts?.overlay.updatePlaces()
        if view == nil {
            focus.focusFallback()
            // The memory of the statistics and charts is free once the view is gone.
            Task { await Memory.giveBack() }
        }
    }

    /// Leaves the table for the page of an entry.
    private func open(_ id: String) {
        ahead.forget()
        focus.enterPage(of: id, fromList: false)
        show(.journal) { [weak self] in
            guard let self else { return }
            show(.table, back: nil)
            ahead.remember(
                whileHere: { [weak self] in
                    self?.onShow == .table && self?.entries.entry == id
                },
                { [weak self] in self?.open(id) })
        }
    }

    /// Shows the trips that the search of the list finds on the map of the statistics.
    func showMap() {
        ahead.forget()
        events.statistics.yearsChange.emit(
            .choice(
                YearsChoice(
                    kinds: .trips, isOfSearch: !list.pane.search.text.isEmpty, showsMore: true)))
        show(.years, back: nil)
        current(YearsView.self)?.goToMap()
    }

    /// Updates the window after its columns have changed.
    func folded() {
        current(ListsView.self)?.isNarrow = folding.isCollapsed
        focus.restoreIfLost()
    }
}
