internal import Gtk
internal import JournalFeature
internal import Signals

/// The entries of the list as a table, below the filter and the search.
final class JournalTableView: ModelView<JournalTableViewModel>, ViewOfWindow {
    let table: TableView

    private let pane: ListPane
    private let widths: ColumnWidths
    private let actions: WindowActions
    private let rows = TableSource()
    private let asking = WrapBox(spacing: Space.near)
    private let telling = WrapBox(spacing: Space.near)
    private let note = Text.dim()
    let columns = ColumnsMenu()
    private let copy = Button(localized("Copy Table"))
    private let stack = Stack()
    private let more = Button("")
    private lazy var nothing = EmptyPage("edit-find-symbolic", step: more)
    private var entersWhenFilled = false

    init(
        _ pane: ListPane, _ widths: ColumnWidths, _ actions: WindowActions,
        _ events: WindowEvents
    ) {
        self.pane = pane
        self.widths = widths
        self.actions = actions
        table = TableView(widths: widths.values)
        widths.table = table
        super.init(.vertical)
        table.accessibleName = localized("Journal entries")
        table.dataSource = rows
        copy.actionName = "win.copy-table"
        copy.tooltip = localized("Copy as CSV, for a spreadsheet (Ctrl+Shift+C)")
        let acting = Box(.horizontal, spacing: Space.close, of: columns.button, copy)
        acting.halign = .end
        telling.append(note)
        telling.append(acting, expand: true)
        stack.add(ScrolledWindow(table), name: "table")
        stack.add(nothing, name: "nothing")
        append(
            Box(.vertical, spacing: Space.close, margin: Space.close, of: asking, telling),
            Separator(.horizontal), expanding: stack)

        columns.onToggle = { events.journal.tableColumn.emit($0) }
        more.onClicked { events.journal.showMore.emit() }
        table.sortHandler = { [weak self] in self?.sort(by: $0) }
        table.typingHandler = { [weak pane] in pane?.search.takeTyping($0) ?? false }
    }

    /// Focuses the table, or the search if there is no table. Without rows yet, the first row is
    /// focused when it comes.
    func focus() {
        entersWhenFilled = model == nil
        if stack.visibleChildName == "table" {
            if model == nil { table.grabFocus() } else { table.enter() }
        } else {
            pane.search.grabFocus()
        }
    }

    func willShow() {
        pane.lendHead(to: table) { filter, search, count in
            asking.append(filter)
            asking.append(search, expand: true)
            telling.insert(count, at: 0)
        }
    }

    func willHide() {
        widths.save()
        note.show(nil)
        pane.takeHeadBack()
    }

    /// Shows a message about a completed action.
    func showMessage(_ words: String) { note.show(words) }

    override func fill(with model: JournalTableViewModel) {
        rows.rows = model.rows
        note.show(nil)
        columns.show(model.choices)
        table.columns = model.columns.map(\.column)
        table.reload(isReordered: model.isReordered)
        if model.isReordered || table.selectedID == nil {
            table.select(pane.marked, scrollTo: true)
        }
        more.label = model.offer
        nothing.show(model.nothing ?? "", sentence: model.advice)
        stack.visibleChildName = model.nothing == nil ? "table" : "nothing"
        pane.showCount(model.count)
        pane.focusWhenFilled()
        if entersWhenFilled { focus() }
    }

    private func sort(by id: String) {
        if let fact = model?.columns.first(where: { $0.id == id })?.fact { actions.sort(by: fact) }
    }
}

extension JournalTableViewModel.Column {
    fileprivate var column: TableColumn {
        TableColumn(
            id, title: name, isOfNumbers: isOfNumbers, isSortable: fact != nil,
            order: direction.map { $0 == .rising ? .rising : .falling })
    }
}

/// Hands the table the rows it draws.
final class TableSource: ListViewDataSource {
    var rows: (any JournalTableRows)?

    var numberOfRows: Int { rows?.count ?? 0 }

    func index(of id: String) -> Int? { rows?.index(of: id) }

    func row(at index: Int) -> ListRow {
        guard let row = rows?.row(at: index) else { return ListRow(.cells(id: "", [])) }
        return ListRow(.cells(id: row.id, row.cells.map { ShownText.row($0) }))
    }
}

/// The widths of the table's columns as the person has set them, also while no table is shown.
final class ColumnWidths {
    /// The table while it is shown.
    weak var table: TableView?
    private var kept: [String: Int]

    init(_ kept: [String: Int]) { self.kept = kept }

    /// The widths in pixels, by the ids of the columns.
    var values: [String: Int] { table?.widths ?? kept }

    /// Keeps the widths before the table is removed.
    func save() { kept = values }
}

/// The button that opens the menu of columns.
final class ColumnsMenu {
    let button = MenuButton(localized("Columns"))
    /// Is called with the id of a column to show or hide.
    var onToggle: (String) -> Void = { _ in }

    let list = Box(.vertical, spacing: Space.close)
    private var choices: [JournalTableViewModel.Choice] = []
    private var ticks: [CheckButton] = []

    init() {
        list.margin = Space.near
        let scrolled = ScrolledWindow(list, horizontal: .never)
        scrolled.setMaxContentHeight(360)
        let popover = Popover(relativeTo: button, child: scrolled)
        button.setPopover(popover)
    }

    func show(_ choices: [JournalTableViewModel.Choice]) {
        if choices.map(\.id) != self.choices.map(\.id) {
            list.removeAll()
            ticks = choices.map(makeTick)
            for tick in ticks { list.append(tick) }
        }
        self.choices = choices
        for (choice, tick) in zip(choices, ticks) {
            tick.isActive = choice.isShown
            tick.isSensitive = choice.canChange || !choice.isShown
        }
    }

    private func makeTick(_ choice: JournalTableViewModel.Choice) -> CheckButton {
        let tick = CheckButton(choice.name)
        tick.onToggled { [weak self] _ in self?.onToggle(choice.id) }
        return tick
    }
}
