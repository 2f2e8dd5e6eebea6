internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The films of a list, each with the journal's facts about it.
final class ListedFilmsView: ModelView<ListsViewModel.Chosen> {
    let table = TableView()
    let unseenOnly = CheckButton(localized("Only films not seen yet"))
    let want = Button(mnemonic: localized("Add to _Watchlist"))
    let watched = Button(mnemonic: localized("Mark as Watched _Today"))
    let pick = Button(mnemonic: localized("_Pick One for Me"))
    let order = ComboBoxText()
    let adding = NameView(localized("Title of a film"), does: localized("_Add Film"))
    let list = ListActions()
    let doubt = InfoBar(.question)
    let same = Button(mnemonic: localized("_Same Film"))
    let other = Button(mnemonic: localized("D_ifferent Film"))
    private let head = Box(.vertical, spacing: Space.close)
    /// The height in pixels is that of the name and the progress.
    private lazy var scrolledHead = FittingScrolledWindow(head, least: 120)
    private let question = Text.heading()
    private let title = Text.title()
    private let summary = Text.dim()
    private let bar = ProgressBar()
    private let notes = Text.body()
    private let all = Button(localized("Show All Films"))
    private lazy var nothing = EmptyPage("emblem-ok-symbolic", step: all)
    private let stack = Stack()
    private let rows = CellRows()
    private let events: WindowEvents
    /// The id of the list that was shown last.
    private var shown = ""

    private weak var window: Window?

    /// - Parameter window: the window over which a file is chosen.
    init(_ events: WindowEvents, in window: Window) {
        self.events = events
        self.window = window
        super.init(.vertical)
        head.append(title, summary, bar, notes, actions())
        head.margin = Space.near
        table.accessibleName = localized("Films of the list")
        table.dataSource = rows
        table.selectionHandler = { [weak self] _ in self?.allow() }
        table.onKeyPress { [weak self] press in
            self?.handle(press) ?? false
        }
        table.activateHandler = { events.films.listedFilm.emit(ListedFilmRequest($0, .open)) }
        stack.add(ScrolledWindow(table), name: "films")
        all.onClicked { [weak self] in self?.unseenOnly.click() }
        stack.add(nothing, name: "nothing")
        append(scrolledHead, doubting(), Separator(.horizontal), expanding: stack)
        adding.margin = Space.near
        append(adding)
        connect()
    }

    /// Whether the table is shown and has rows.
    var hasFilms: Bool { stack.visibleChildName == "films" && rows.numberOfRows > 0 }

    func enter() {
        if hasFilms {
            table.enter()
        } else if model?.hasFile == true {
            adding.field.grabFocus()
        } else {
            unseenOnly.grabFocus()
        }
    }

    /// Selects a film and brings it into view.
    func select(_ film: String) {
        table.select(film, scrollTo: true)
        table.grabFocus()
        allow()
    }

    private var canChange: Bool { model?.changing == .available && model?.hasFile == true }

    func markWatched() { ask(.watched, where: \.canWatch) }

    func delete() {
        guard let list = model, list.changing == .available, list.hasFile else { return }
        events.films.listDelete.emit(list.id)
    }

    override func fill(with model: ListsViewModel.Chosen) {
        title.text = model.name
        scrolledHead.accessibleName = model.name
        summary.text = model.summary
        bar.fraction = model.fraction
        bar.accessibleName = model.summary
        notes.show(model.notes)
        table.columns = model.columns.map {
            TableColumn(
                $0.id, title: $0.name, isOfNumbers: ["place", "year", "runtime"].contains($0.id))
        }
        let place = table.selectedID.flatMap(rows.index)
        rows.rows = model.films.map { ($0.id, $0.cells) }
        table.reload()
        if let place, table.selectedID == nil, shown == model.id, !rows.rows.isEmpty {
            table.select(rows.rows[min(place, rows.rows.count - 1)].id, scrollTo: true)
        }
        shown = model.id
        nothing.show(
            model.isUnseenOnly ? localized("All Seen") : localized("No Films"),
            sentence: model.nothing ?? "")
        all.isVisible = model.isUnseenOnly
        stack.visibleChildName = model.nothing == nil ? "films" : "nothing"
        unseenOnly.isActive = model.isUnseenOnly
        question.text = model.doubt?.question ?? ""
        doubt.isVisible = model.doubt != nil
        for button in [same, other] { button.allow(model.changing) }
        list.show(model)
        adding.isVisible = model.hasFile
        adding.isSensitive = model.changing == .available
        order.isVisible = model.order != nil
        order.selectedIndex = model.order.flatMap(WatchlistOrder.allCases.firstIndex)
        pick.isVisible = model.order != nil
        pick.isSensitive = model.canPick
        allow()
    }

    private var selected: ListsViewModel.Row? {
        model?.films.first { $0.id == table.selectedID }
    }

    private func allow() {
        let changing = model?.changing ?? .available
        want.allow(changing, tooltip: localized("Add this film to your watchlist"))
        watched.allow(changing, tooltip: localized("Add a viewing of today (Ctrl+Enter)"))
        if selected?.canWant != true { want.isSensitive = false }
        if selected?.canWatch != true { watched.isSensitive = false }
    }

    private func ask(
        _ wish: ListedFilmRequest.Wish, where isPossible: (ListsViewModel.Row) -> Bool
    ) {
        guard let selected, isPossible(selected), model?.changing == .available else {
            return
        }
        events.films.listedFilm.emit(ListedFilmRequest(selected.id, wish))
    }

    private func actions() -> Widget {
        let row = WrapBox(spacing: Space.close)
        unseenOnly.onToggled { [events] in events.films.listUnseenOnly.emit($0) }
        want.onClicked { [weak self] in self?.ask(.want, where: \.canWant) }
        watched.onClicked { [weak self] in self?.markWatched() }
        pick.onClicked { [events] in events.films.listPick.emit() }
        pick.tooltip = localized("Choose one of these films by chance")
        order.items = WatchlistOrder.allCases.map(\.name)
        order.accessibleName = localized("Sort by")
        order.onChanged { [events] index in
            if let index { events.films.watchlistOrder.emit(WatchlistOrder.allCases[index]) }
        }
        row.append(unseenOnly, expand: true)
        row.append(WrapBox(spacing: Space.close, of: order, pick, want, watched, list.button))
        return row
    }

    private func connect() {
        let films = events.films
        list.rename.onName = { [weak self] name in
            self?.list.close(renaming: name)
            films.listRename.emit(name)
        }
        list.removal.onClicked { [weak self] in
            self?.list.close()
            self?.delete()
        }
        list.export.onClicked { [weak self] in
            self?.list.close()
            self?.askForFile()
        }
        adding.onName = films.listAdd.emit
        table.letRowsBeMoved { [weak self] film, other in
            guard let self, canChange else { return }
            films.listedFilm.emit(ListedFilmRequest(film, .move(before: other)))
        }
    }

    private func handle(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.enter, .control): markWatched()
        case (.delete, []): ask(.remove) { [canChange] _ in canChange }
        case (.up, .alt): ask(.shift(by: -1)) { [canChange] _ in canChange }
        case (.down, .alt): ask(.shift(by: 1)) { [canChange] _ in canChange }
        default: return false
        }
        return true
    }

    private func askForFile() {
        guard let model else { return }
        window?.askForFile(
            titled: localized("Export the List"), named: model.name + ".csv",
            events.films.listExport.emit)
    }

    private func doubting() -> Widget {
        same.onClicked { [weak self] in self?.emitAnswer(isSame: true) }
        other.onClicked { [weak self] in self?.emitAnswer(isSame: false) }
        let answers = WrapBox(spacing: Space.near, of: same, other)
        doubt.content.append(WrapBox(spacing: Space.near, of: question, answers), expand: true)
        return doubt
    }

    private func emitAnswer(isSame: Bool) {
        guard let film = model?.doubt?.film else { return }
        events.films.listedFilm.emit(ListedFilmRequest(film, .answer(isSame: isSame)))
    }
}

extension WatchlistOrder {
    fileprivate var name: String {
        switch self {
        case .title: localized("Title")
        case .added: localized("Date Added")
        case .year: localized("Year")
        case .runningTime: localized("Running Time")
        }
    }
}

/// The rows of a table that is held in memory, with a text for each column.
final class CellRows: ListViewDataSource {
    var rows: [(id: String, cells: [String])] = []

    var numberOfRows: Int { rows.count }

    func index(of id: String) -> Int? { rows.firstIndex { $0.id == id } }

    func row(at index: Int) -> ListRow {
        ListRow(.cells(id: rows[index].id, rows[index].cells.map { ShownText.row($0) }))
    }
}

/// The actions on a whole list, behind one button: renaming, saving as a file, deleting.
final class ListActions {
    let button = MenuButton(iconName: "view-more-symbolic", name: localized("List actions"))
    let rename = NameView(localized("New name"), does: localized("_Rename"))
    let export = Button(mnemonic: localized("E_xport…"))
    let removal = Button(mnemonic: localized("_Delete List"))
    private let popover: Popover
    private var shown: (id: String, name: String)?
    /// The name that a list was to get and may not have got, or `nil` if there is none.
    private var unwritten: (id: String, name: String)?

    init() {
        let column = Box(
            .vertical, spacing: Space.close, margin: Space.near, of: rename, export, removal)
        popover = Popover(relativeTo: button, child: column)
        button.setPopover(popover)
        button.onToggled { [weak self] isOpen in
            if isOpen { self?.showName() }
        }
        button.tooltip = localized("Rename, export or delete the list")
    }

    func show(_ list: ListsViewModel.Chosen) {
        if list.id != shown?.id { close() }
        shown = (list.id, list.name)
        rename.isVisible = list.hasFile
        removal.isVisible = list.hasFile
        rename.isSensitive = list.changing == .available
        removal.allow(list.changing)
    }

    func close() { popover.popdown() }

    /// Closes the actions, and has a new name there to try again unless it is written.
    func close(renaming name: String) {
        unwritten = shown.map { ($0.id, name) }
        close()
    }

    /// Forgets a new name that has been written.
    func forget(_ name: String) {
        if unwritten?.name == name { unwritten = nil }
    }

    private func showName() {
        let name = unwritten?.id == shown?.id ? unwritten?.name : nil
        rename.name = name ?? shown?.name ?? ""
        unwritten = nil
    }
}
