internal import Gtk
internal import Presentation
internal import StatisticsFeature
internal import Wording

/// The beginning of the statistics: four figures, two pictures, and the entries that stand out.
final class OverviewView: ModelView<OverviewViewModel> {
    private let follow: (ChartLink) -> Void
    private let figures: FiguresGrid
    private let charts: ChartCards
    private let highlights = ColumnsBox(spacing: Space.near)
    private let beside = Box(.vertical)
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

    var partWithFocus: Widget? {
        figures.figureWithFocus ?? charts.chartWithFocus
            ?? cards.values.lazy.compactMap(\.rowWithFocus).first
    }
}

/// A figure, which leads to the entries that it counts.
final class FigureView: ModelView<FigureViewModel> {
    private let value = Text.wrapping(style: "counterfoil-figure")
    private let name = Text.dim()
    private let note = Text.wrapping(style: "counterfoil-note").styled(Style.dim)
    private let lines = Box(.vertical)
    private let button = Button("").styled("flat")

    /// - Parameter follow: is called with the link of the figure.
    init(_ follow: @escaping (ChartLink) -> Void) {
        lines.append(value, name, note)
        super.init(.vertical)
        valign = .start
        button.onClicked { [weak self] in
            if let link = self?.model?.link { follow(link) }
        }
    }

    override func fill(with figure: FigureViewModel) {
        value.text = figure.value
        name.text = figure.name
        note.show(figure.note)
        button.accessibleName = [figure.value, figure.name].joined(separator: " ")
        button.accessibleDescription = figure.note.isEmpty ? nil : figure.note
        place(leads: figure.link != nil)
    }

    /// Puts the words into a button if the figure leads to entries. They do not move.
    private func place(leads: Bool) {
        let holder: Widget = leads ? button : lines
        guard holder.parent !== self else { return }
        removeAll()
        button.child = nil
        (lines.marginStart, lines.marginEnd) = leads ? (0, 0) : (10, 10)
        (lines.marginTop, lines.marginBottom) = leads ? (0, 0) : (5, 5)
        if leads { button.child = lines }
        append(holder)
    }
}

/// A card with figures that stand below each other.
final class FiguresGrid: ModelView<[FigureViewModel]> {
    private let follow: (ChartLink) -> Void
    private let grid = GridBox(spacing: Space.near)
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

    var figureWithFocus: Widget? { views.values.first { $0.hasFocusInside } }
}

/// Charts in cards side by side, which are made one after the other so that no frame waits for all
/// of them.
final class ChartCards: ModelView<[Chart]> {
    private let follow: (ChartLink) -> Void
    private let columns = ColumnsBox(spacing: Space.near)
    private var pictures: [String: ChartView] = [:]
    /// The making of the next chart.
    private var next: ScheduledCall?

    init(_ follow: @escaping (ChartLink) -> Void) {
        self.follow = follow
        super.init(.vertical)
        append(columns)
    }

    override func fill(with charts: [Chart]) {
        isVisible = !charts.isEmpty
        next?.cancel()
        pictures = charts.reduce(into: [:]) { $0[$1.id] = pictures[$1.id] }
        for chart in charts { pictures[chart.id]?.model = chart }
        if pictures.isEmpty { makeNext() } else { showMade() }
    }

    /// Whether one of the charts is a map, made or not.
    var hasMap: Bool { firstMap != nil }

    private var firstMap: Chart? { model?.first(where: \.isMap) }

    /// Makes the charts that are not made yet, up to the first map.
    func makeMap() {
        guard let firstMap else { return }
        while pictures[firstMap.id] == nil { makeNext() }
    }

    var chartWithFocus: Widget? {
        guard let picture = pictures.values.first(where: { $0.hasFocusInside }) else { return nil }
        return picture.picture.isFocus ? picture.picture : picture
    }

    /// The view of the map, or `nil` if none is made.
    var map: ChartView? { pictures.values.first { $0.map != nil } }

    private var isUnfinished: Bool { pictures.count < model?.count ?? 0 }

    private func makeNext() {
        if let chart = model?.first(where: { pictures[$0.id] == nil }) {
            let view = ChartView().styled(Style.card)
            view.onFollow = follow
            pictures[chart.id] = view
            view.model = chart
        }
        showMade()
    }

    private func showMade() {
        columns.show(model?.compactMap { pictures[$0.id] } ?? [])
        next?.cancel()
        next = isUnfinished ? .idle { [weak self] in self?.makeNext() } : nil
    }
}

/// A card with the entries of a kind that stand out, each of which leads to its page.
final class HighlightsView: ModelView<HighlightsViewModel> {
    private let follow: (ChartLink) -> Void
    private let title = Text.caption()
    private let lines = Box(.vertical)
    private var rows: [HighlightRow] = []

    init(_ follow: @escaping (ChartLink) -> Void) {
        self.follow = follow
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        append(title, lines)
    }

    override func fill(with highlights: HighlightsViewModel) {
        title.text = highlights.title
        while rows.count < highlights.rows.count { rows.append(HighlightRow(follow)) }
        for (row, model) in zip(rows, highlights.rows) { row.model = model }
        lines.show(Array(rows.prefix(highlights.rows.count)))
    }

    var rowWithFocus: Widget? { rows.first { $0.hasFocusInside } }
}

/// An entry that stands out: the reason, its name, and the fact at the end of the line.
final class HighlightRow: ModelView<HighlightViewModel> {
    private let caption = Text.wrapping(style: "counterfoil-note").styled(Style.dim)
    private let name = Text.body()
    private let fact = Text.dim()
    private let button: Button

    init(_ follow: @escaping (ChartLink) -> Void) {
        let words = Box(.vertical, of: caption, name)
        fact.xalign = 1
        fact.halign = .end
        fact.valign = .end
        fact.maxWidthChars = 32
        for label in [name, fact] { label.widthChars = 8 }
        button = Button(child: Box(.horizontal, spacing: Space.near, expanding: words, then: fact))
        super.init(.vertical)
        button.addStyleClass("flat")
        button.addStyleClass("counterfoil-row")
        button.onClicked { [weak self] in
            if let model = self?.model { follow(model.link) }
        }
        append(button)
    }

    override func fill(with highlight: HighlightViewModel) {
        caption.text = highlight.caption
        name.text = highlight.name.displayIsolated
        fact.text = highlight.fact
        button.accessibleName = Localizer.ofWidgets.point(highlight.caption, highlight.name)
        button.accessibleDescription = highlight.fact.isEmpty ? nil : highlight.fact
    }
}
