internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A card with figures that stand below each other.
final class FiguresGrid: ModelView<[FigureViewModel]> {
    private let follow: (ChartLink) -> Void
    private let grid = GridBox(spacing: Space.near)
    /// The views of figures by the figures' ids.
    private var views: [String: FigureView] = [:]

    init(_ follow: @escaping (ChartLink) -> Void) {
        self.follow = follow
        super.init(.vertical)
        addStyleClass(Style.card)
        append(grid)
    }

    override func fill(with figures: [FigureViewModel]) {
        isVisible = !figures.isEmpty
        views = figures.reduce(into: [:]) { $0[$1.id] = views[$1.id] ?? FigureView(follow) }
        grid.show(figures.compactMap { views[$0.id] })
        for figure in figures { views[figure.id]?.model = figure }
    }

    /// The figure that has the focus, or `nil` if none has.
    var figureWithFocus: Widget? { views.values.first { $0.hasFocusInside } }
}
