internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// The beginning of the statistics: four figures, two pictures, and the entries that stand out.
final class OverviewView: ModelView<OverviewViewModel> {
    private let follow: (ChartLink) -> Void
    private let figures: FiguresGrid
    private let charts: ChartCards
    private let highlights = ColumnsBox(spacing: Space.near)
    private let beside = Box(.vertical)
    /// The cards of highlights by their titles.
    private var cards: [String: HighlightsView] = [:]

    init(_ follow: @escaping (ChartLink) -> Void) {
        self.follow = follow
        (figures, charts) = (FiguresGrid(follow), ChartCards(follow))
        super.init(.vertical, spacing: Space.near)
        append(figures, charts, highlights)
    }

    override func fill(with overview: OverviewViewModel) {
        figures.model = overview.figures
        charts.model = overview.charts
        cards = overview.highlights.reduce(into: [:]) { kept, next in
            let card = cards[next.title] ?? HighlightsView(follow)
            card.model = next
            kept[next.title] = card
        }
        // A single card keeps to its column, where the facts are near the names.
        let shown = overview.highlights.compactMap { cards[$0.title] } as [Widget]
        highlights.show(shown.count == 1 ? shown + [beside] : shown)
        highlights.isVisible = !overview.highlights.isEmpty
    }

    /// The part that has the focus, or `nil` if none has.
    var partWithFocus: Widget? {
        figures.figureWithFocus ?? charts.chartWithFocus
            ?? cards.values.lazy.compactMap(\.rowWithFocus).first
    }
}
