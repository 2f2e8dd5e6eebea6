internal import Domain
internal import Foundation
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The section about claims, or `nil` if there are none.
    var claimSection: StatisticsSection? {
        guard claims.claims > 0 else { return nil }
        let currencies = claims.currencies
        return StatisticsSection(
            title: words.listed(.claim),
            figures: [claimsMade] + currencies.flatMap(figures),
            charts: currencies.map(claimsChart))
    }

    private var claimsMade: FigureViewModel {
        FigureViewModel(
            value: words.number(claims.claims),
            name: words.say(one: "claim", other: "claims", count: claims.claims),
            link: link(ClaimFigures.terms, of: .claim))
    }

    private func figures(_ claims: CurrencyClaims) -> [FigureViewModel] {
        claims.groups.map { group in
            FigureViewModel(
                value: words.fare(Fare(group.sum.amount, currency: claims.currency)),
                name: words.standing(group.standing),
                note: words.entries(group.sum.claims, of: .claim),
                link: link(group.terms, of: .claim),
                id: "claims-\(group.standing.rawValue)-\(claims.currency)")
        }
    }

    /// Returns the claims by the month of the journey, and by their standing, or `nil` if all are of
    /// one month.
    private func claimsChart(_ claims: CurrencyClaims) -> Chart? {
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
                                .month(year: month.year, month: month.month), within: period),
                            parts: zip(claims.groups, amounts).map { group, amounts in
                                part(group, amounts[month] ?? 0, month, claims.currency)
                            })
                    })))
    }

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
                link: amount > 0 ? link(group.terms + .month(month), of: .claim) : nil),
            length: NSDecimalNumber(decimal: amount).doubleValue)
    }
}
