internal import Domain
internal import Foundation
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the charts of fares by month, one for each currency.
    func fareCharts(_ fares: Fares) -> [Chart?] { fares.currencies.map(fareChart) }

    private func fareChart(_ fares: CurrencyFares) -> Chart? {
        guard fares.months.count > 1,
            let most = fares.months.max(by: { $0.sum.amount < $1.sum.amount })
        else { return nil }
        let greatest = Int(NSDecimalNumber(decimal: most.sum.amount).doubleValue.rounded(.up))
        return Chart(
            id: "fares-\(fares.currency.lowercased())",
            title: words.fares(in: fares.currency),
            summary: words.say(
                "{amount} for {trips}.",
                [
                    "amount": words.fare(Fare(fares.sum.amount, currency: fares.currency)),
                    "trips": words.entries(fares.sum.trips, of: .trip),
                ]),
            headings: [words.time(.month), words.fares(in: fares.currency)],
            drawing: .bars(
                BarChart(
                    .upright, axis: .counts(upTo: greatest, words),
                    bars: fares.months.map { bar($0, fares.currency) })))
    }

    private func bar(_ month: FareMonth, _ currency: String) -> BarChart.Bar {
        let name = words.month(year: month.month.year, month: month.month.month)
        let said = words.fare(Fare(month.sum.amount, currency: currency))
        return BarChart.Bar(
            name: words.slot(
                .month(year: month.month.year, month: month.month.month), within: period),
            parts: [
                BarChart.Part(
                    ChartPoint(
                        name: name, values: [words.fare(Fare(month.sum.amount, currency: ""))],
                        label: said,
                        description: words.point(name, said),
                        link: link(month.terms, of: .trip)),
                    length: NSDecimalNumber(decimal: month.sum.amount).doubleValue)
            ])
    }
}
