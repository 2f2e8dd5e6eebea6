internal import Gtk
internal import Presentation
internal import Wording

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
