import Claims
import Domain
import Foundation

/// Rules for one season ticket: a case of an hour is 2 €, delays add up from 20 minutes on, 4 € is
/// the least payment, and the deadline is three months. The ticket costs 49 €.
struct SeasonRightsDouble: KnowsRights {
    let rights: TravelRights
    let defects: [DataDefect] = []

    /// - Parameter capPercent: the greatest payment as a share of the price, or `nil` for none.
    init(capPercent: Decimal? = nil) {
        guard let edition = CalendarDay(year: 2026, month: 11, day: 1) else {
            preconditionFailure("no such day")
        }
        let rule = RightsRule(
            id: "pot", days: Validity(),
            .pool(
                SeasonPool(
                    currency: "EUR", full: DelayThreshold(60), adding: DelayThreshold(20),
                    amounts: [.first: 3, .second: 2], capPercent: capPercent)),
            payout: Payout(minimum: MinimumPayout(Fare(4, currency: "EUR"))),
            deadline: .months(3),
            source: RightsSource(title: "the tariff", grade: .primary))
        rights = TravelRights(
            schemes: [
                RightsScheme(
                    id: "test", name: "Railways", edition: edition,
                    covers: [Coverage(mode: .train)],
                    products: [
                        RightsProduct(
                            id: "month", name: "Month", tickets: [.season], rules: [rule],
                            prices: [ProductPrice(Fare(49, currency: "EUR"), on: Validity())])
                    ])
            ], territories: .none)
    }
}
