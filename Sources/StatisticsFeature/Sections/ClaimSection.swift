internal import Domain
internal import Foundation
internal import Presentation
internal import Statistics
internal import Wording

nonisolated struct ClaimSection {
    let scope: StatisticsFilter

    /// The section, or `nil` if there are no claims.
    var section: StatisticsSection? {
        guard scope.claims.claims > 0 else { return nil }
        let currencies = scope.claims.currencies
        return StatisticsSection(
            title: words.listed(.claim),
            figures: [made] + currencies.flatMap(figures),
            charts: currencies.map(ClaimsChart(scope: scope).chart))
    }

    private var words: Localizer { scope.words }

    private var made: FigureViewModel {
        FigureViewModel(
            value: words.number(scope.claims.claims),
            name: words.say(one: "claim", other: "claims", count: scope.claims.claims),
            link: scope.link(ClaimFigures.terms, of: .claim))
    }

    private func figures(_ claims: CurrencyClaims) -> [FigureViewModel] {
        claims.groups.map { group in
            FigureViewModel(
                value: words.fare(Fare(group.sum.amount, currency: claims.currency)),
                name: words.standing(group.standing),
                note: words.entries(group.sum.claims, of: .claim),
                link: scope.link(group.terms, of: .claim),
                id: "claims-\(group.standing.rawValue)-\(claims.currency)")
        }
    }
}

/// The chart of claims by the month of the journey, and by their standing.
nonisolated struct ClaimsChart {
    let scope: StatisticsFilter

    /// Returns the chart, or `nil` if all claims are of one month.
    func chart(_ claims: CurrencyClaims) -> Chart? {
        let months = Set(claims.groups.flatMap { $0.months.map(\.month) })
            .sorted { ($0.year, $0.month) < ($1.year, $1.month) }
        guard months.count > 1 else { return nil }
        let amounts = claims.groups.map { group in
            Dictionary(group.months.map { ($0.month, $0.amount) }, uniquingKeysWith: +)
        }
        let most = months.map { month in amounts.reduce(0) { $0 + ($1[month] ?? 0) } }.max() ?? 0
        let sums = claims.groups.map { group in
            words.claimSum(
                words.fare(Fare(group.sum.amount, currency: claims.currency)), group.standing)
        }
        return Chart(
            id: "claims-\(claims.currency.lowercased())", title: words.claims(in: claims.currency),
            summary: words.claimSums(sums),
            headings: [words.time(.month)] + claims.groups.map { words.standing($0.standing) },
            drawing: .bars(
                BarChart(
                    .upright,
                    axis: .counts(
                        upTo: Int(NSDecimalNumber(decimal: most).doubleValue.rounded(.up)), words),
                    series: claims.groups.map { words.standing($0.standing) },
                    bars: months.map { month in
                        BarChart.Bar(
                            name: words.slot(
                                .month(year: month.year, month: month.month), within: scope.period),
                            parts: zip(claims.groups, amounts).map { group, amounts in
                                part(group, amounts[month] ?? 0, month, claims.currency)
                            })
                    })))
    }

    private var words: Localizer { scope.words }

    private func part(
        _ group: CurrencyClaims.Group, _ amount: Decimal, _ month: ListHeading.Month,
        _ currency: String
    ) -> BarChart.Part {
        let name = words.month(year: month.year, month: month.month)
        let said = words.fare(Fare(amount, currency: currency))
        return BarChart.Part(
            ChartPoint(
                name: name, values: [words.fare(Fare(amount, currency: ""))], label: said,
                description: words.point(name, words.claimSum(said, group.standing)),
                link: amount > 0 ? scope.link(group.terms + .month(month), of: .claim) : nil),
            length: NSDecimalNumber(decimal: amount).doubleValue)
    }
}
