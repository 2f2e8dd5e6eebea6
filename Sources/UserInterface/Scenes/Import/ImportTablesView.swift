internal import Gtk
internal import JournalFeature
internal import Wording

/// The tables of an unknown format, with a choice of meaning for each column.
final class ImportTablesView: ModelView<[ImportViewModel.Table]> {
    var onChoice: (ImportColumnChoice) -> Void = { _ in }

    private let column = Box(.vertical, spacing: Space.part)
    private let more = Button("")
    private var views: [TableView] = []
    private var limit = ImportTablesView.step

    /// The number of columns of all tables that are added at a time, because each has a choice of
    /// many options.
    private static let step = 25

    init() {
        super.init(.vertical, spacing: Space.near)
        append(column, more)
        more.halign = .start
        more.onClicked { [weak self] in self?.showMore() }
        isVisible = false
    }

    /// Fills in the tables. Those that were there before keep their widgets and with them the
    /// focus.
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
        more.label = Localizer.ofWidgets.showMore(min(Self.step, all - limit), of: all)
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

/// A table, with the choice of its kind and of the meaning of its columns.
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
        let label = Label(localized("Rows are"))
        label.xalign = 0
        label.wraps = true
        kind.setLabelledBy(label)
        kind.onChanged { [weak self] in self?.choose(nil, $0) }
        append(Box(.vertical, spacing: Space.close, of: label, kind), column)
    }

    /// - Parameter columns: the number of columns that are shown, from the first one on.
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

/// A column with its heading, samples of its values and the choice of its meaning.
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
        append(name, Text.dim(column.examples), choice)
    }

    func show(_ chosen: Int) {
        if choice.selectedIndex != chosen { choice.selectedIndex = chosen }
    }
}
