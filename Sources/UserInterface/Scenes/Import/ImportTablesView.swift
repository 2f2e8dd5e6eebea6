internal import Gtk
internal import InterchangeFeature
internal import Wording

/// What the columns of tables are whose format is unknown, a choice for each.
final class ImportTablesView: ModelView<[ImportViewModel.Table]> {
    var onChoice: (ImportColumnChoice) -> Void = { _ in }

    private let column = Box(.vertical, spacing: Space.part)
    private let more = Button("")
    private var views: [TableView] = []
    private var limit = ImportTablesView.step

    /// How many columns of all tables are shown at a time; each has a choice of many options.
    private static let step = 25

    init() {
        super.init(.vertical, spacing: Space.near)
        append(column)
        append(more)
        more.halign = .start
        more.onClicked { [weak self] in self?.showMore() }
        isVisible = false
    }

    /// Tables that were there before keep their widgets, and with them the focus.
    override func fill(with tables: [ImportViewModel.Table]) {
        isVisible = !tables.isEmpty
        var shown: [(table: ImportViewModel.Table, columns: Int)] = []
        var left = limit
        for table in tables where left > 0 {
            shown.append((table, min(left, table.columns.count)))
            left -= table.columns.count
        }
        let kept = zip(views, shown).prefix { $0.id == $1.table.id }.count
        for view in views[kept...] { column.remove(view) }
        views[kept...] = shown[kept...].map { view(of: $0.table) }[...]
        for (view, (table, count)) in zip(views, shown) { view.show(table, columns: count) }
        let all = tables.map(\.columns.count).reduce(0, +)
        more.isVisible = all > limit
        more.label = LocalWords.ofWidgets.showMore(min(Self.step, all - limit), of: all)
    }

    private func view(of table: ImportViewModel.Table) -> TableView {
        let view = TableView(table.id, kinds: table.kinds)
        view.onChoice = { [weak self] in self?.onChoice($0) }
        column.append(view)
        return view
    }

    private func showMore() {
        let next = limit
        limit += Self.step
        if let model { fill(with: model) }
        let choices = views.flatMap(\.choices)
        if choices.indices.contains(next) { choices[next].grabFocus() }
    }
}

/// One table: what its rows are, and what its columns are.
private final class TableView: Box {
    let id: String
    var onChoice: (ImportColumnChoice) -> Void = { _ in }
    var choices: [ComboBoxText] { views.map(\.choice) }

    private let title = Text.caption()
    private let kind: ComboBoxText
    private let column = Box(.vertical, spacing: Space.near)
    private var options: [String] = []
    private var views: [ColumnView] = []

    init(_ id: String, kinds: [String]) {
        self.id = id
        kind = ComboBoxText(kinds)
        super.init(.vertical, spacing: Space.near)
        append(title)
        let label = Label(localized("Each row is one of these"))
        label.xalign = 0
        label.wraps = true
        kind.setLabelledBy(label)
        kind.onChanged { [weak self] in self?.choose(nil, $0) }
        let row = Box(.vertical, spacing: Space.close)
        row.append(label)
        row.append(kind)
        append(row)
        append(column)
    }

    /// - Parameter columns: how many of the first ones are shown.
    func show(_ table: ImportViewModel.Table, columns: Int) {
        title.show(table.title)
        if kind.selectedIndex != table.kind { kind.selectedIndex = table.kind }
        let shown = table.columns.prefix(columns)
        let isSame = options == table.options
        let kept = isSame ? zip(views, shown).prefix { $0.subject == $1 }.count : 0
        options = table.options
        for view in views[kept...] { column.remove(view) }
        views[kept...] = shown[kept...].enumerated().map { view(of: $1, at: kept + $0) }[...]
        for (view, chosen) in zip(views, table.chosen) { view.show(chosen) }
    }

    private func view(of model: ImportViewModel.Column, at place: Int) -> ColumnView {
        let view = ColumnView(model, options: options)
        view.choice.onChanged { [weak self] in self?.choose(place, $0) }
        column.append(view)
        return view
    }

    private func choose(_ column: Int?, _ option: Int?) {
        guard let option else { return }
        onChoice(ImportColumnChoice(table: id, column: column, option: option))
    }
}

/// A column with its heading, what stands in it, and what it is taken for.
private final class ColumnView: Box {
    let subject: ImportViewModel.Column
    let choice: ComboBoxText

    init(_ column: ImportViewModel.Column, options: [String]) {
        subject = column
        choice = ComboBoxText(options)
        super.init(.vertical, spacing: Space.line)
        let name = Text.wrapping(column.name)
        choice.setLabelledBy(name)
        choice.accessibleDescription = column.examples
        choice.cutsItemsShort()
        append(name)
        append(Text.dim(column.examples))
        append(choice)
    }

    func show(_ chosen: Int) {
        if choice.selectedIndex != chosen { choice.selectedIndex = chosen }
    }
}
