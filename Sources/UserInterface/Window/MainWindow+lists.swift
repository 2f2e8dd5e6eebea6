public import FilmsFeature
internal import Gtk
internal import Presentation

extension MainWindow {
    public func showLists(_ lists: ListsViewModel) {
        views.current(ListsView.self)?.model = lists
    }

    func makeLists() -> ListsView {
        let view = ListsView(events)
        view.isNarrow = folding.isCollapsed
        return view
    }

    /// Updates the window after its columns have changed.
    func folded() {
        views.current(ListsView.self)?.isNarrow = folding.isCollapsed
        focus.restoreIfLost()
    }
}
