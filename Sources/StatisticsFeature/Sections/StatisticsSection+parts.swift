internal import Presentation

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
