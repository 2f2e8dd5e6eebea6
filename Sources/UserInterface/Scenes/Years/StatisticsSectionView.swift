internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A section of the statistics: its title, its figures, and its charts.
final class StatisticsSectionView: ModelView<StatisticsSection> {
    var onFollow: (ChartLink) -> Void = { _ in }

    let charts = ChartCards()
    private let title = Text.title()
    private let figures = FiguresGrid()

    init() {
        super.init(.vertical, spacing: Space.near)
        for part in [title, figures, charts] as [Widget] { append(part) }
        figures.onFollow = { [weak self] in self?.onFollow($0) }
        charts.onFollow = { [weak self] in self?.onFollow($0) }
    }

    override func fill(with section: StatisticsSection) {
        title.show(section.title)
        figures.model = section.figures
        charts.model = section.charts
    }

    /// The chart or figure that has the focus, or `nil` if none has.
    var partWithFocus: Widget? { charts.chartWithFocus ?? figures.figureWithFocus }
}
