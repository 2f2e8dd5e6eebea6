internal import Gtk
internal import Presentation
internal import StatisticsFeature

/// A figure, which leads to the entries that it counts.
final class FigureView: ModelView<FigureViewModel> {
    private let value = Text.wrapping(style: "counterfoil-figure")
    private let name = Text.dim()
    private let note = Text.wrapping(style: "counterfoil-note")
    private let lines = Box(.vertical)
    private let button = Button("")

    /// - Parameter follow: is called with the link of the figure.
    init(_ follow: @escaping (ChartLink) -> Void) {
        lines.append(value, name, note)
        note.addStyleClass(Style.dim)
        button.addStyleClass("flat")
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
