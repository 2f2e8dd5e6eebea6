internal import Gtk
internal import InterchangeFeature
internal import Wording

/// What the columns of tables are whose format is unknown, a choice for each.
final class ImportTablesView: ModelView<[ImportViewModel.Table]> {
    var onChoice: (ImportColumnChoice) -> Void = { _ in }

    private var views: [TableView] = []

    init() {
        super.init(.vertical, spacing: 18)
        isVisible = false
    }

    /// Tables that were there before keep their widgets, and with them the focus.
    override func fill(with tables: [ImportViewModel.Table]) {
        isVisible = !tables.isEmpty
        if views.map(\.id) != tables.map(\.id) {
            for view in views { remove(view) }
            views = tables.map { table in
                let view = TableView(table.id, kinds: table.kinds)
                view.onChoice = { [weak self] in self?.onChoice($0) }
                append(view)
                return view
            }
        }
        for (view, table) in zip(views, tables) { view.show(table) }
    }
}

/// One table: what its rows are, and what its columns are.
private final class TableView: Box {
    let id: String
    var onChoice: (ImportColumnChoice) -> Void = { _ in }

    private let title = Text.caption()
    private let kind: ComboBoxText
    private let column = Box(.vertical, spacing: 12)
    private let labels = SizeGroup(.horizontal)
    private var views: [ColumnView] = []

    init(_ id: String, kinds: [String]) {
        self.id = id
        kind = ComboBoxText(kinds)
        super.init(.vertical, spacing: 12)
        append(title)
        let label = Label("Each row is one of these")
        label.xalign = 0
        label.wraps = true
        kind.setLabelledBy(label)
        kind.onChanged { [weak self] in self?.choose(nil, $0) }
        let row = Box(.vertical, spacing: 6)
        row.append(label)
        row.append(kind)
        append(row)
        append(column)
    }

    func show(_ table: ImportViewModel.Table) {
        title.show(table.title)
        if kind.selectedIndex != table.kind { kind.selectedIndex = table.kind }
        let isSame = views.map(\.subject) == table.columns.map(ColumnView.Subject.init)
        if !isSame {
            for view in views { column.remove(view) }
            views = table.columns.enumerated().map { place, model in
                let view = ColumnView(model)
                view.onChoice = { [weak self] in self?.choose(place, $0) }
                column.append(view)
                return view
            }
        }
        for (view, model) in zip(views, table.columns) { view.show(model.chosen) }
    }

    private func choose(_ column: Int?, _ option: Int?) {
        guard let option else { return }
        onChoice(ImportColumnChoice(table: id, column: column, option: option))
    }
}

/// A column with its heading, what stands in it, and what it is taken for.
private final class ColumnView: Box {
    let subject: Subject
    var onChoice: (Int?) -> Void = { _ in }

    private let choice: ComboBoxText

    /// What is asked, whatever was chosen.
    struct Subject: Equatable {
        let name: String
        let examples: String
        let options: [String]

        init(_ column: ImportViewModel.Column) {
            name = column.name
            examples = column.examples
            options = column.options
        }
    }

    init(_ column: ImportViewModel.Column) {
        subject = Subject(column)
        choice = ComboBoxText(column.options)
        super.init(.vertical, spacing: 3)
        let name = Text.wrapping(column.name)
        choice.setLabelledBy(name)
        choice.accessibleDescription = column.examples
        choice.cutsItemsShort()
        append(name)
        append(Text.dim(column.examples))
        append(choice)
        choice.onChanged { [weak self] in self?.onChoice($0) }
    }

    func show(_ chosen: Int) {
        if choice.selectedIndex != chosen { choice.selectedIndex = chosen }
    }
}
