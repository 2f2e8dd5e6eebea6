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
    let removal = Button(mnemonic: localized("_Delete List"))
    let doubt = InfoBar(.question)
    let same = Button(mnemonic: localized("_Same Film"))
    let other = Button(mnemonic: localized("D_ifferent Film"))
    private let question = Text.question()
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

    init(_ events: WindowEvents) {
        self.events = events
        super.init(.vertical)
        let head = Box(.vertical, spacing: Space.close)
        head.margin = Space.near
        for part in [title, summary, bar, notes] as [Widget] { head.append(part) }
        head.append(actions())
        append(head)
        append(doubting())
        append(Separator(.horizontal))
        table.accessibleName = localized("Films of the list")
        table.dataSource = rows
        table.selectionHandler = { [weak self] _ in self?.allow() }
        table.onKeyPress { [weak self] press in
            guard press.key == .enter, press.modifiers == .control else {
                return false
            }
            self?.markWatched()
            return true
        }
        table.activateHandler = { events.films.listedFilm.emit(ListedFilmRequest($0, .open)) }
        stack.add(ScrolledWindow(table), name: "films")
        all.onClicked { [weak self] in self?.unseenOnly.click() }
        stack.add(nothing, name: "nothing")
        append(stack, expand: true)
    }

    /// Whether the table is shown and has rows.
    var hasFilms: Bool { stack.visibleChildName == "films" && rows.numberOfRows > 0 }

    func enter() {
        if hasFilms { table.enter() } else { unseenOnly.grabFocus() }
    }

    /// Marks the selected film as watched today.
    func markWatched() { ask(.watched, where: \.canWatch) }

    func delete() {
        guard let list = model, list.changing == .available, list.hasFile else { return }
        events.films.listDelete.emit(list.id)
    }

    override func fill(with model: ListsViewModel.Chosen) {
        title.text = model.name
        summary.text = model.summary
        bar.fraction = model.fraction
        bar.accessibleName = model.summary
        notes.show(model.notes)
        table.columns = zip(["place", "title", "year", "seen", "notes"], model.columns).map {
            TableColumn($0, title: $1, isOfNumbers: ["place", "year"].contains($0))
        }
        let place = table.selectedID.flatMap(rows.index)
        rows.rows = model.films.map { ($0.id, $0.cells) }
        table.reload()
        if let place, table.selectedID == nil, shown == model.id, !rows.rows.isEmpty {
            table.select(rows.rows[min(place, rows.rows.count - 1)].id, scrollTo: true)
        }
        shown = model.id
        nothing.show(localized("All Seen"), sentence: model.nothing ?? "")
        stack.visibleChildName = model.nothing == nil ? "films" : "nothing"
        unseenOnly.isActive = model.isUnseenOnly
        question.text = model.doubt?.question ?? ""
        doubt.isVisible = model.doubt != nil
        for button in [same, other, removal] { button.allow(model.changing) }
        removal.isVisible = model.hasFile
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
        removal.onClicked { [weak self] in self?.delete() }
        unseenOnly.hexpand = true
        row.append(unseenOnly)
        let buttons = WrapBox(spacing: Space.close)
        for button in [want, watched, removal] { buttons.append(button) }
        row.append(buttons)
        return row
    }

    private func doubting() -> Widget {
        let row = WrapBox(spacing: Space.near)
        row.append(question)
        same.onClicked { [weak self] in self?.emitAnswer(isSame: true) }
        other.onClicked { [weak self] in self?.emitAnswer(isSame: false) }
        let answers = WrapBox(spacing: Space.near)
        for button in [same, other] { answers.append(button) }
        row.append(answers)
        doubt.content.append(row, expand: true)
        return doubt
    }

    private func emitAnswer(isSame: Bool) {
        guard let film = model?.doubt?.film else { return }
        events.films.listedFilm.emit(ListedFilmRequest(film, .answer(isSame: isSame)))
    }
}
