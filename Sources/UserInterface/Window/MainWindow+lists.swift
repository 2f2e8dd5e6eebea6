public import FilmsFeature
internal import Gtk
internal import Presentation
public import Signals

extension MainWindow: DisplaysLists, ListsPage {
    public var signalListsOnShow: Signal<Bool> {
        signals.viewOnShow.signal.map { $0 == .lists }
    }
    public var signalListChosen: Signal<String> { signals.listChosen.signal }
    public var signalListUnseenOnly: Signal<Bool> { signals.listUnseenOnly.signal }
    public var signalListedFilm: Signal<ListedFilmRequest> { signals.listedFilm.signal }
    public var signalListDelete: Signal<String> { signals.listDelete.signal }

    public func showLists(_ lists: ListsViewModel) {
        views.current(ListsView.self)?.model = lists
    }

    func makeLists() -> ListsView {
        let view = ListsView(signals)
        view.isNarrow = folding.isCollapsed
        return view
    }

    /// Updates the window after its columns have changed.
    func folded() {
        views.current(ListsView.self)?.isNarrow = folding.isCollapsed
        focus.restoreIfLost()
    }
}
