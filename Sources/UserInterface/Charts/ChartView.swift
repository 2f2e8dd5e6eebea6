internal import Gtk
internal import Presentation

/// A picture of figures with its title, the sentence that says what it shows, and a note.
final class ChartView: ModelView<Chart> {
    var onFollow: (ChartLink) -> Void = { _ in }

    let area = ChartDrawingArea()
    private let title = Text.wrapping(style: "counterfoil-heading")
    private let summary = Text.body()
    private let note = Text.dim()

    init() {
        super.init(.vertical, spacing: 6)
        for part in [title, summary, area, note] as [Widget] { append(part) }
        area.marginTop = 6
        area.onFollow = { [weak self] in self?.onFollow($0) }
    }

    override func fill(with chart: Chart) {
        title.show(chart.title)
        summary.show(chart.summary)
        note.show(chart.note)
        area.show(chart)
    }
}
