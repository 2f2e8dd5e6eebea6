internal import FilmsFeature
internal import Gtk

/// Offers the lists to which films can be added, and a new one.
final class AddToListWindow: Window {
    private let lists = ListBox(selection: .none)
    private let new = NameView(localized("Name of a new list"), does: localized("_New List"))
    private let offer: ListOfferViewModel
    /// Is called with the choice, and `nil` after it was.
    private var chosen: ((ListAddition) -> Void)?

    /// - Parameter chosen: is called once, unless the window is closed before.
    init(
        _ offer: ListOfferViewModel, parent: Window, chosen: @escaping (ListAddition) -> Void
    ) {
        self.offer = offer
        self.chosen = chosen
        super.init()
        becomeDialog(
            over: parent, titled: localized("Add to a List"), width: 400,
            height: offer.lists.isEmpty ? 180 : 420)
        layOut()
        new.name = offer.newName
        onEscape { [weak self] in self?.close() }
    }

    private func layOut() {
        setHeader(start: Button(mnemonic: localized("_Cancel")) { [weak self] in self?.close() })
        lists.accessibleName = localized("Lists")
        lists.onActivate { [weak self] row in
            guard let self, let index = row.index, !offer.lists[index].hasFilm else { return }
            end(.list(id: offer.lists[index].id))
        }
        for list in offer.lists { lists.append(row(of: list)) }
        new.onName = { [weak self] in self?.end(.new(name: $0)) }
        let scrolled = ScrolledWindow(lists, horizontal: .never)
        scrolled.hasFrame = true
        scrolled.isVisible = !offer.lists.isEmpty
        child = Box(
            .vertical, spacing: Space.near, margin: Space.part,
            of: Text.heading(offer.film, style: "counterfoil-heading"), expanding: scrolled,
            then: new)
    }

    private func row(of list: ListOfferViewModel.Item) -> ListBoxRow {
        let line = Box(
            .horizontal, spacing: Space.near, margin: Space.near, expanding: Text.line(list.name))
        if list.hasFilm {
            line.append(
                Text.dim(
                    offer.films.count == 1
                        ? localized("has it already") : localized("has them already")))
        }
        let row = ListBoxRow(child: line)
        row.accessibleName = list.name
        row.isSensitive = !list.hasFilm
        return row
    }

    private func end(_ target: ListAddition.Target) {
        guard let chosen else { return }
        self.chosen = nil
        close()
        chosen(ListAddition(offer.films, to: target))
    }
}
