internal import Domain
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
