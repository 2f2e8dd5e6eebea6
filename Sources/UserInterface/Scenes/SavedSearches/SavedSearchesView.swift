internal import Gtk
internal import JournalFeature
internal import Presentation

/// The saved searches, to choose or delete, and a field to save another.
final class SavedSearchesView: ModelView<SavedSearchesViewModel> {
    var onRequest: (SavedSearchesRequest) -> Void = { _ in }

    private let list = ListBox(selection: .none)
    private let scrolled: ScrolledWindow
    private let nothing = Text.dim(localized("No saved searches"))
    private let message = Box(.horizontal, spacing: Space.near)
    private let news = Text.wrapping()
    private let undo = Button(localized("Undo"))
    private let saving = Box(.horizontal, spacing: Space.close)
    private let name = Entry()
    private let save = Button(localized("Save"))
    private let why = Text.dim()

    private var rows: [SavedSearchViewModel] = []
    private var isOpening = false

    init() {
        scrolled = ScrolledWindow(list, horizontal: .never)
        super.init(.vertical, spacing: Space.near)
        margin = Space.near
        list.accessibleName = localized("Saved searches")
        scrolled.setMinContentWidth(280)
        scrolled.setMaxContentHeight(280)
        scrolled.hasFrame = true
        for label in [news, why] { label.maxWidthChars = 36 }
        // If nothing can be saved, the words take the keyboard.
        nothing.isSelectable = true
        undo.valign = .center
        message.append(news, expand: true)
        message.append(undo)
        saving.append(Label(mnemonic: localized("_Name"), for: name))
        name.widthChars = 14
        saving.append(name, expand: true)
        saving.append(save)
        append(nothing, scrolled, message, saving, why)

        list.onActivate { [weak self] in self?.choose($0) }
        undo.onClicked { [weak self] in self?.onRequest(.undo) }
        name.onChanged { [weak self] _ in self?.allowSaving() }
        for tell in [name.onActivate, save.onClicked] {
            tell { [weak self] in self?.askToSave() }
        }
    }

    /// Prepares the view to open with the next model, without the last message.
    func willOpen() {
        isOpening = true
        message.isVisible = false
    }

    override func fill(with searches: SavedSearchesViewModel) {
        let focused = list.rows.firstIndex { $0.hasFocusInside }
        let hadFocus = hasFocusInside
        if searches.rows != rows {
            rows = searches.rows
            list.removeAll()
            for row in rows { list.append(makeRow(row)) }
        }
        scrolled.isVisible = !rows.isEmpty
        nothing.isVisible = rows.isEmpty
        if let words = searches.news, words != news.text || !message.isVisible {
            announce(words)
        }
        news.text = searches.news ?? ""
        message.isVisible = searches.news != nil
        undo.isVisible = searches.canUndo
        saving.isVisible = searches.saving == .available
        why.show(searches.saving.reason)
        save.label = searches.isSaved ? localized("Rename") : localized("Save")
        if isOpening {
            isOpening = false
            name.text = searches.name
            allowSaving()
            placeFocus(startingWithName: !searches.isSaved)
        } else {
            allowSaving()
            if hadFocus, !hasFocusInside || focused != nil { placeFocus(near: focused ?? 0) }
        }
    }

    private func placeFocus(startingWithName: Bool) {
        if saving.isVisible, startingWithName { name.grabFocus() } else { placeFocus(near: 0) }
    }

    /// Focuses the row at a position, or the nearest one above it, or else the first widget.
    private func placeFocus(near position: Int) {
        let there = list.rows.indices.filter { !rows[$0].isDeleted }
        if let row = there.first(where: { $0 >= position }) ?? there.last {
            list.rows[row].grabFocus()
        } else {
            focusFirstInside()
        }
    }

    private func allowSaving() {
        let isBlank = name.text.allSatisfy(\.isWhitespace)
        save.isSensitive = !isBlank && !(model?.isSaved == true && name.text == model?.name)
    }

    private func askToSave() {
        if save.isSensitive { onRequest(.save(name.text)) }
    }

    private func choose(_ row: ListBoxRow) {
        if let index = row.index, !rows[index].isDeleted { onRequest(.choose(rows[index])) }
    }

    private func makeRow(_ model: SavedSearchViewModel) -> ListBoxRow {
        let detail = Text.line(model.detail).styled(Style.dim)
        let words = Box(.vertical, spacing: Space.line, of: Text.line(model.name), detail)
        let delete = Button(iconName: "user-trash-symbolic", name: model.deletion).styled("flat")
        delete.allow(model.deleting, tooltip: model.deletion)
        delete.valign = .center
        delete.onClicked { [weak self] in self?.onRequest(.delete(model)) }
        let row = ListBoxRow(
            child: Box(
                .horizontal, spacing: Space.near, margin: Space.close, expanding: words,
                then: delete))
        row.accessibleName = model.name
        row.accessibleDescription = model.detail
        row.isSensitive = !model.isDeleted
        row.onKeyPress { [weak self] press in
            guard press.key == .delete, press.modifiers.isEmpty, model.deleting == .available else {
                return false
            }
            self?.onRequest(.delete(model))
            return true
        }
        return row
    }
}

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

    func show(_ searches: SavedSearchesViewModel) { view.model = searches }

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
