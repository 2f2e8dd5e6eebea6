internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A part of the page of the years: its title, its figures side by side, and its pictures.
final class StatisticsSectionView: ModelView<StatisticsSection> {
    var onFollow: (ChartLink) -> Void = { _ in }

    private let title = Text.title()
    private let figures = WrapBox(spacing: 12)
    private var views: [FigureView] = []

    init() {
        super.init(.vertical, spacing: 18)
        append(title)
        append(figures)
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
    }
}
