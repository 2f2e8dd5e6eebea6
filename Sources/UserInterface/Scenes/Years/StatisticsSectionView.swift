internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A section of the statistics: its title, its figures side by side, and its charts.
final class StatisticsSectionView: ModelView<StatisticsSection> {
    var onFollow: (ChartLink) -> Void = { _ in }

    private let title = Text.title()
    private let figures = WrapBox(spacing: Space.near)
    private let charts = ColumnsBox(spacing: Space.subject)
    /// The views of figures by the figures' ids.
    private var views: [String: FigureView] = [:]
    /// The views of charts by the charts' ids.
    private var pictures: [String: ChartView] = [:]

    init() {
        super.init(.vertical, spacing: Space.part)
        for part in [title, figures, charts] as [Widget] { append(part) }
    }

    override func fill(with section: StatisticsSection) {
        title.show(section.title)
        figures.isVisible = !section.figures.isEmpty
        views = section.figures.reduce(into: [:]) { kept, figure in
            kept[figure.id] = views[figure.id] ?? makeFigure()
        }
        figures.show(section.figures.compactMap { views[$0.id] })
        for figure in section.figures { views[figure.id]?.model = figure }
        charts.isVisible = !section.charts.isEmpty
        pictures = section.charts.reduce(into: [:]) { kept, chart in
            kept[chart.id] = pictures[chart.id] ?? makePicture()
        }
        charts.show(section.charts.compactMap { pictures[$0.id] })
        for chart in section.charts { pictures[chart.id]?.model = chart }
    }

    /// The chart or figure that has the focus, or `nil` if none has.
    var partWithFocus: Widget? {
        if let picture = pictures.values.first(where: { $0.hasFocusInside }) {
            return picture.picture.isFocus ? picture.picture : picture
        }
        return views.values.first { $0.hasFocusInside }
    }

    /// The view of the map, or `nil` if there is none.
    var map: ChartView? { pictures.values.first { $0.map != nil } }

    private func makeFigure() -> FigureView {
        let view = FigureView()
        view.onFollow = { [weak self] in self?.onFollow($0) }
        return view
    }

    private func makePicture() -> ChartView {
        let view = ChartView()
        view.onFollow = { [weak self] in self?.onFollow($0) }
        return view
    }
}
