internal import Gtk
internal import Presentation
internal import Wording

/// A chart with its title, its summary and a note. Ctrl+T shows a table in place of the chart, and
/// the chart again. A point with which there is none to compare is a row in place of a chart, if it
/// leads to entries.
final class ChartView: ModelView<Chart> {
    var onFollow: (ChartLink) -> Void = { _ in }

    let area = ChartDrawingArea()
    /// The map that replaces the area, or `nil` if the picture is no map.
    private(set) var map: MapDrawingArea?
    /// The table, which is made when it is first shown, because few are.
    private(set) var table: ChartTable?
    private static let key = "<Primary>t"
    private let title: Label
    private let button = ToggleButton(
        iconName: "view-list-symbolic", name: localized("Show as Table"))
    private let summary = Text.body()
    private let place = Box(.vertical)
    private let note = Text.dim()
    private let unplaced = Box(.vertical, spacing: Space.line)
    private let links = ReusableButtons<ChartPoint>()
    private let isOfEntry: Bool

    /// - Parameter isOfEntry: whether the chart is a card on the page of an entry, with a caption as
    ///   the others have. A map is lower there, and its summary is only described, since the page
    ///   says the same.
    init(isOfEntry: Bool = false) {
        self.isOfEntry = isOfEntry
        title = isOfEntry ? Text.caption() : Text.heading(style: "counterfoil-heading")
        super.init(.vertical, spacing: Space.close)
        setStyleClass(Style.card, on: isOfEntry)
        let top = Box(.horizontal, spacing: Space.near, expanding: title, then: button)
        button.addStyleClass("flat")
        button.valign = .start
        button.tooltip = localized(
            "Show as a table, or as a picture again ({key})",
            ["key": Accelerator.label(Self.key)])
        append(top, summary, place, note, unplaced)
        for words in [title, summary, note] { words.widthChars = 12 }
        place.marginTop = Space.close
        place.append(area)
        area.onFollow = { [weak self] in self?.onFollow($0) }
        button.onToggled { [weak self] in self?.showTable($0) }
        onKeyPress { [weak self] press in self?.handle(press) ?? false }
    }

    /// Whether the table is shown in place of the chart.
    var showsTable: Bool { button.isActive }

    override func fill(with chart: Chart) {
        let hadFocus = hasFocusInside
        defer { if hadFocus, !hasFocusInside { focusFirstInside() } }
        title.show(chart.title)
        summary.show(isOfEntry && chart.isMap ? "" : chart.summary)
        note.show(chart.note)
        let only = chart.onlyPoint.flatMap { $0.link == nil ? nil : $0 }
        place.isVisible = only == nil
        button.isVisible = only == nil
        list([only].compactMap(\.self) + chart.unplaced)
        button.accessibleName = localized("Show “{title}” as a table", ["title": chart.title])
        let row = table?.table.selectedRow
        let point = row.flatMap { area.points.indices.contains($0) ? area.points[$0] : nil }
        if case .map(let map) = chart.drawing { return show(map, of: chart) }
        leaveMap()
        area.show(chart)
        table?.show(chart)
        if let row, let point { table?.table.selectedRow = area.place(of: point, near: row) }
    }

    /// Lists the points that are not drawn, each of which leads to its entries.
    private func list(_ points: [ChartPoint]) {
        let points = points.filter { $0.link != nil }
        links.update(points, make: Self.row) { [weak self] in
            if let link = $0.link { self?.onFollow(link) }
        }
        unplaced.show(points.compactMap { links[$0] })
        unplaced.isVisible = !points.isEmpty
    }

    private static func row(_ point: ChartPoint) -> Button {
        // The name of a place can be longer than a narrow window is wide.
        Button.row(to: Text.body(point.name), fact: point.label, name: point.description)
    }

    private func show(_ map: MapChart, of chart: Chart) {
        let area = self.map ?? makeMap()
        area.show(map, of: chart)
        table?.show(chart)
    }

    private func leaveMap() {
        guard let map else { return }
        place.remove(map)
        area.isVisible = !showsTable
        self.map = nil
    }

    private func makeMap() -> MapDrawingArea {
        let map = MapDrawingArea(
            height: isOfEntry ? MapDrawingArea.lowHeight : MapDrawingArea.usualHeight)
        map.onFollow = { [weak self] in self?.onFollow($0) }
        map.isVisible = !showsTable
        place.append(map)
        area.isVisible = false
        self.map = map
        return map
    }

    var picture: DrawingArea { map ?? area }

    private func handle(_ press: KeyPress) -> Bool {
        guard press.modifiers == .control, let model else { return false }
        switch press.key {
        case Key("t"):
            guard button.isVisible else { return false }
            button.isActive.toggle()
            showTable(button.isActive)
        case Key("c"): Clipboard.copy(model.copied)
        default: return false
        }
        return true
    }

    /// Shows the table or the chart. The keyboard focus stays at its point.
    private func showTable(_ isTable: Bool) {
        guard let model else { return }
        let hadFocus = picture.isFocus || table?.hasFocusInside ?? false
        let table = self.table ?? makeTable()
        if isTable {
            table.show(model)
            if let point = map.map(\.focusedPoint) ?? area.focusedPart {
                table.table.selectedRow = point
            }
        } else if let row = table.table.selectedRow {
            if let map { map.focusedPoint = row } else { area.focusedPart = row }
        }
        let (shown, hidden): (Widget, Widget) = isTable ? (table, picture) : (picture, table)
        shown.isVisible = true
        if hadFocus { isTable ? table.table.grabFocusInPlace() : picture.grabFocusInPlace() }
        hidden.isVisible = false
    }

    private func makeTable() -> ChartTable {
        let table = ChartTable()
        table.onFollow = { [weak self] in self?.onFollow($0) }
        place.append(table)
        self.table = table
        return table
    }
}

/// A chart as a table, with a row for each point.
final class ChartTable: ScrolledWindow {
    var onFollow: (ChartLink) -> Void = { _ in }

    let table = TextTable()
    private var points: [ChartPoint] = []

    init() {
        super.init(table, horizontal: .automatic, vertical: .automatic)
        setMaxContentHeight(360)
        hasFrame = true
        table.activateHandler = { [weak self] row in
            guard let self, points.indices.contains(row) else { return }
            if let link = points[row].link { onFollow(link) }
        }
    }

    func show(_ chart: Chart) {
        points = chart.drawing.points
        table.accessibleName = chart.title
        table.accessibleDescription = chart.summary
        table.show(headings: chart.headings, rows: chart.rows)
    }
}

extension Chart {
    var isMap: Bool { if case .map = drawing { true } else { false } }
}
