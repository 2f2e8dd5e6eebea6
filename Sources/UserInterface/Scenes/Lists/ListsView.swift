internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The lists of films: their names at the start, and the films of the chosen one at the end.
final class ListsView: ModelView<ListsViewModel>, ViewOfWindow {
    /// The table of the lists. Its first column leaves room for the figures.
    let lists = TableView(widths: ["name": 170])
    let films: ListedFilmsView
    private let panes = Paned(.horizontal)
    private let side = Box(.vertical)
    let search = SearchEntry()
    let making = NameView(localized("Name of a new list"), does: localized("_New List"))
    private let notFound = Text.dim(localized("Nothing found"))
    private let names = CellRows()
    private let stack = Stack()
    private let add = Button(localized("Import…"))
    private let begin = NameView(localized("Name of a new list"), does: localized("_New List"))
    private lazy var nothing = EmptyPage("view-list-symbolic", step: add)
    private var entersWhenFilled = false

    init(_ events: WindowEvents, in window: Window) {
        films = ListedFilmsView(events, in: window)
        super.init(.vertical)
        lists.accessibleName = localized("Lists")
        lists.columns = [
            TableColumn("name", title: localized("List")),
            TableColumn("seen", title: localized("Seen")),
        ]
        lists.dataSource = names
        lists.selectionHandler = { $0.map(events.films.listChosen.emit) }
        lists.activateHandler = { [weak films] _ in films?.enter() }
        lists.onKeyPress { [weak lists, weak films] press in
            guard press.key == .delete, press.modifiers == [], let id = lists?.selectedID,
                films?.model?.id == id
            else { return false }
            films?.delete()
            return true
        }
        for table in [lists, films.table] {
            table.typingHandler = { [weak search] in search?.takeTyping($0) ?? false }
        }
        search.placeholder = localized("Search lists and films")
        search.accessibleName = localized("Search lists and films")
        search.onSearchChanged(events.films.listSearch.emit)
        making.onName = events.films.listMake.emit
        for part in [search, making] as [Widget] { part.margin = Space.close }
        notFound.margin = Space.near
        side.append(search, notFound, expanding: ScrolledWindow(lists))
        side.append(making)
        layOutPanes()
        panes.pack1(side, resize: false)
        panes.pack2(films, resize: true)
        stack.add(Box(.vertical), name: "reading")
        stack.add(panes, name: "lists")
        add.onClicked { events.interchange.chooseFiles.emit() }
        begin.onName = events.films.listMake.emit
        let beginning = Box(.vertical, spacing: Space.near, margin: Space.part, of: nothing, begin)
        beginning.valign = .center
        beginning.halign = .center
        stack.add(beginning, name: "nothing")
        append(stack, expand: true)
    }

    /// Whether the films are below the names, because there is no room beside them.
    var isNarrow = false {
        didSet { if isNarrow != oldValue { layOutPanes() } }
    }

    /// The fields at the lower edge, over which no message is shown.
    var fieldsAtEdge: [Widget] { isNarrow ? [films.adding] : [making, films.adding] }

    private func layOutPanes() {
        let side = (width: 320, height: 220)
        self.side.setSizeRequest(
            width: isNarrow ? nil : side.width, height: isNarrow ? side.height : nil)
        panes.orientation = isNarrow ? .vertical : .horizontal
        panes.position = isNarrow ? side.height : side.width
    }

    /// Focuses the films, the names, or the button that adds a list. Without a model yet, the focus
    /// comes with it.
    func focus() {
        entersWhenFilled = model == nil
        guard let model else { return }
        if model.nothing != nil { return add.grabFocus() }
        if films.hasFilms { films.enter() } else { lists.enter() }
    }

    /// Selects a film that was picked by chance.
    func showPicked(_ film: String) { films.select(film) }

    /// Empties the field of a text that has been written. A list that was made is shown whatever was
    /// searched for.
    func showWritten(_ text: TypedInLists) {
        switch text {
        case .name(let name):
            search.text = ""
            for field in [making, begin] { field.empty(of: name) }
        case .newName(let name): films.list.forget(name)
        case .title(let title): films.adding.empty(of: title)
        }
    }

    override func fill(with model: ListsViewModel) {
        for view in [making, begin] { view.isSensitive = model.making == .available }
        nothing.show(localized("No Lists Yet"), sentence: model.nothing ?? "")
        stack.visibleChildName = model.nothing == nil ? "lists" : "nothing"
        names.rows = model.lists.map { ($0.id, [$0.name, $0.seen]) }
        lists.reload()
        films.isVisible = model.chosen != nil
        notFound.isVisible = model.lists.isEmpty && model.nothing == nil
        if let chosen = model.chosen { films.model = chosen }
        if lists.selectedID != model.chosen?.id {
            lists.select(model.chosen?.id, scrollTo: true)
        }
        if entersWhenFilled { focus() }
    }
}

/// A field for the name of a list, with the button that takes it.
final class NameView: Box {
    /// Is called with a name that is not blank.
    var onName: (String) -> Void = { _ in }

    let field = Entry()
    let button: Button

    init(_ label: String, does action: String) {
        button = Button(mnemonic: action)
        super.init(.horizontal, spacing: Space.close)
        field.placeholder = label
        field.accessibleName = label
        field.widthChars = 18
        append(field, expand: true)
        append(button)
        field.onChanged { [weak self] _ in self?.allow() }
        field.onActivate { [weak self] in self?.take() }
        button.onClicked { [weak self] in self?.take() }
        allow()
    }

    var name: String {
        get { field.text }
        set {
            field.text = newValue
            allow()
        }
    }

    /// Empties the field, unless another name has been typed since.
    func empty(of written: String) {
        if name == written { name = "" }
    }

    private func allow() { button.isSensitive = !field.text.allSatisfy(\.isWhitespace) }

    private func take() {
        if button.isSensitive { onName(field.text) }
    }
}
