internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes the beginning of the page: four figures, two pictures, and the entries that stand out.
nonisolated struct OverviewContents {
    let scope: StatisticsFilter
    let films: FilmHighlights?
    let trips: TripHighlights?

    var overview: OverviewViewModel {
        OverviewViewModel(
            figures: figures, charts: [howMuch, howItWas].compactMap(\.self),
            highlights: [
                films.flatMap(HighlightRows(words: scope.words).highlights),
                trips.flatMap(HighlightRows(words: scope.words).highlights),
            ].compactMap(\.self))
    }

    /// The greatest number of figures.
    private static let most = 4

    /// The figures, half of them of films and half of trips if there are both.
    private var figures: [FigureViewModel] {
        let films = films.map { scope.firstNumbers(of: $0.films) } ?? []
        let trips = trips.map { scope.firstNumbers(of: $0.trips) } ?? []
        let half = Self.most / 2
        let ofFilms = films.prefix(max(half, Self.most - trips.count))
        return Array(ofFilms + trips.prefix(Self.most - ofFilms.count))
    }

    private var howMuch: Chart? { compared(scope.overTime()) }

    /// The feedback on films, on the scale that was used more often, or else the delays of trips.
    private var howItWas: Chart? {
        opinions
            ?? trips.flatMap { scope.delayChart($0.arrivals, at: .arrival) }
            .flatMap(compared)
    }

    private var opinions: Chart? {
        guard let spread = films?.feedback else { return nil }
        func given(_ scale: FeedbackScale) -> Int {
            spread.groups(on: scale).reduce(0) { $0 + ($1.key == .none ? 0 : $1.count) }
        }
        let scales = FeedbackScale.allCases.sorted { given($0) > given($1) }
        return scales.lazy.compactMap {
            compared(scope.feedbackChart(of: spread, on: $0))
        }.first
    }

    /// Returns a chart that compares something, or `nil`.
    private func compared(_ chart: Chart?) -> Chart? {
        chart.flatMap { $0.isAllOnes ? nil : $0 }
    }
}

nonisolated extension StatisticsSection {
    /// Makes a section of those charts that are there and compare something, without what the page
    /// begins with.
    init(
        title: String, figures: [FigureViewModel], charts: [Chart?],
        after overview: OverviewViewModel = OverviewViewModel()
    ) {
        self.init(
            title: title, figures: figures.filter { !overview.figures.contains($0) },
            charts: charts.compactMap(\.self).filter { chart in
                !chart.isAllOnes && !overview.charts.contains { $0.id == chart.id }
            })
    }
}

nonisolated extension Chart {
    /// Whether the picture compares nothing, because every value that it draws is one.
    var isAllOnes: Bool { drawing.isAllOnes }
}

nonisolated extension ChartContent {
    fileprivate var isAllOnes: Bool {
        switch self {
        case .multiples(let charts): charts.allSatisfy { $0.drawing.isAllOnes }
        case .bars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .divergingBars(let chart): Self.areOnes(chart.bars.flatMap(\.parts).map(\.length))
        case .histogram(let chart): Self.areOnes(chart.bins.map(\.count))
        case .heatMap(let chart): Self.areOnes(chart.fields.compactMap(\.value))
        // These show where something lies, and not how often it occurs.
        case .line, .dots, .dumbbells, .map: false
        }
    }

    private static func areOnes(_ values: [Double]) -> Bool { values.allSatisfy { $0 <= 1 } }
}
