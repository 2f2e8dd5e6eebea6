public import Claims
public import Domain
public import Foundation

/// A single scheme: for trains in Austria a quarter of the price is owed from an hour on, and can
/// be claimed within three months.
public struct RightsDouble: KnowsRights {
    public let rights: TravelRights
    public let defects: [DataDefect]

    /// A set of no rules.
    public static let none = RightsDouble(.none)

    private init(_ rights: TravelRights) {
        self.rights = rights
        defects = []
    }

    /// - Parameters:
    ///   - other: The name of a second scheme, which gives `otherPercent` of the price.
    ///   - otherHasDeadline: Whether claims under the second scheme have a deadline.
    public init(
        defects: [DataDefect] = [], grade: RightsGrade = .primary, evidence: [ClaimEvidence] = [],
        excludes: [ClaimExclusion] = [], desk: [String] = [], knowsCurrencies: Bool = false,
        other: String? = nil, otherPercent: Decimal = 50, otherHasDeadline: Bool = true
    ) {
        guard let edition = CalendarDay(year: 2026, month: 11, day: 1) else {
            preconditionFailure("no such day")
        }
        self.defects = defects
        let territories = Territories(
            zones: ["Europe/Vienna": "AT", "Europe/London": "GB"], groups: [:],
            currencies: knowsCurrencies
                ? ["EUR": ["AT": [Validity()]], "GBP": ["GB": [Validity()]]] : [:])
        func scheme(_ id: String, _ name: String, percent: Decimal, hasDeadline: Bool = true)
            -> RightsScheme
        {
            let rule = RightsRule(
                id: "hour", days: Validity(),
                .share(PriceShare([.init(.init(60), percent: percent)])),
                deadline: hasDeadline ? .months(3) : nil,
                source: RightsSource(title: "the tariff", article: "§ 7", grade: grade))
            return RightsScheme(
                id: id, name: name, edition: edition,
                covers: [Coverage(mode: .train, either: territories.territory(named: "AT"))],
                products: [RightsProduct(id: "single", tickets: [.single], rules: [rule])],
                desk: desk.first.map {
                    ClaimDesk(name: $0, address: Array(desk.dropFirst()), channel: "By post only.")
                }, evidence: evidence, excludes: excludes)
        }
        let schemes = [scheme("at-test", "Austria’s railways", percent: 25)]
        rights = TravelRights(
            schemes: schemes
                + (other.map {
                    [scheme("other", $0, percent: otherPercent, hasDeadline: otherHasDeadline)]
                } ?? []),
            territories: territories)
    }
}
