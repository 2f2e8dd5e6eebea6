internal import Gtk
internal import Presentation

/// Charts in cards side by side, which are made one after the other so that no frame waits for all
/// of them.
final class ChartCards: ModelView<[Chart]> {
    private let follow: (ChartLink) -> Void
    private let columns = ColumnsBox(spacing: Space.near)
    /// The views of charts by the charts' ids.
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

    /// The chart that has the focus, or `nil` if none has.
    var chartWithFocus: Widget? {
        guard let picture = pictures.values.first(where: { $0.hasFocusInside }) else { return nil }
        return picture.picture.isFocus ? picture.picture : picture
    }

    /// The view of the map, or `nil` if none is made.
    var map: ChartView? { pictures.values.first { $0.map != nil } }

    private var isUnfinished: Bool { pictures.count < model?.count ?? 0 }

    private func makeNext() {
        if let chart = model?.first(where: { pictures[$0.id] == nil }) {
            let view = ChartView()
            view.addStyleClass(Style.card)
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
