internal import Gtk
internal import JournalFeature

/// The button beside the search and its popover, which is made when it is first opened.
final class SavedSearchesMenu {
    let button = MenuButton(iconName: "user-bookmarks-symbolic", name: localized("Saved searches"))
    var onRequest: (SavedSearchesRequest) -> Void = { _ in }

    private let popover: Popover
    private(set) lazy var view = makeView()

    init() {
        popover = Popover(relativeTo: button)
        button.tooltip = localized("Saved searches (Ctrl+B)")
        button.setPopover(popover)
        button.onToggled { [weak self] isOpen in
            guard isOpen, let self else { return }
            view.willOpen()
            onRequest(.open)
        }
    }

    func show(_ searches: SavedSearchesViewModel) {
        view.model = searches
    }

    private func makeView() -> SavedSearchesView {
        let view = SavedSearchesView()
        view.onRequest = { [weak self] request in
            guard let self else { return }
            if case .choose = request { popover.popdown() }
            onRequest(request)
        }
        popover.child = view
        return view
    }
}
