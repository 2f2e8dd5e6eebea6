import Domain
import Foundation

/// Knows the rules of one season ticket: a case of an hour is 2 €, from 20 minutes on delays add up, and 4 €
/// are the least that is paid, within three months. It costs everybody 49 €.
struct SeasonRightsDouble: KnowsRights {
    let rights: TravelRights
    let defects: [RightsDefect] = []

    init() {
        guard let edition = CalendarDay(year: 2026, month: 11, day: 1) else {
            preconditionFailure("no such day")
        }
        let rule = RightsRule(
            id: "pot", days: Validity(),
            .pool(
                SeasonPool(
                    currency: "EUR", full: DelayThreshold(60), adding: DelayThreshold(20),
                    amounts: [.first: 3, .second: 2], capPercent: nil)),
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
