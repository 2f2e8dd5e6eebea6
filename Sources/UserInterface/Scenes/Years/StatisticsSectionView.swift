internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A part of the page of the years: its title, its figures side by side, and its pictures.
final class StatisticsSectionView: ModelView<StatisticsSection> {
    var onFollow: (ChartLink) -> Void = { _ in }

    private let title = Text.title()
    private let figures = WrapBox(spacing: 12)
    private let charts = ColumnsBox(spacing: 36)
    private var views: [FigureView] = []
    private var pictures: [ChartView] = []

    init() {
        super.init(.vertical, spacing: 18)
        append(title)
        append(figures)
        append(charts)
    }

    override func fill(with section: StatisticsSection) {
        title.show(section.title)
        figures.isVisible = !section.figures.isEmpty
        while views.count < section.figures.count {
            let view = FigureView()
            view.onFollow = { [weak self] in self?.onFollow($0) }
            views.append(view)
            figures.append(view)
        }
        while views.count > section.figures.count { figures.remove(views.removeLast()) }
        for (view, figure) in zip(views, section.figures) { view.model = figure }
        show(section.charts)
    }

    /// The picture or the figure that has the keyboard.
    var partWithFocus: Widget? {
        if let picture = pictures.first(where: { $0.hasFocusInside }) {
            return picture.area.isFocus ? picture.area : picture
        }
        return views.first { $0.hasFocusInside }
    }

    /// A picture stays where it is as long as its place in the section has one.
    private func show(_ models: [Chart]) {
        charts.isVisible = !models.isEmpty
        while pictures.count < models.count {
            let view = ChartView()
            view.onFollow = { [weak self] in self?.onFollow($0) }
            pictures.append(view)
            charts.append(view)
        }
        while pictures.count > models.count { charts.remove(pictures.removeLast()) }
        for (view, model) in zip(pictures, models) { view.model = model }
    }
}
