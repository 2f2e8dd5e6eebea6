public import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

extension MainWindow {
    public func showLists(_ lists: ListsViewModel) {
        views.current(ListsView.self)?.model = lists
    }

    public func showPicked(_ film: String) { views.current(ListsView.self)?.showPicked(film) }

    public func offerLists(_ offer: ListOfferViewModel) {
        AddToListWindow(offer, parent: window) { [events] in
            events.films.listAddition.emit($0)
        }.present()
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
