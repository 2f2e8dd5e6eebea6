package import Claims
package import Domain
import Foundation

/// Words about the delays that a season ticket collects.
extension Localizer {
    /// The period that is settled together, such as "November 2026".
    package func days(of pot: PassPot) -> String {
        let (first, last) = (pot.days.lowerBound, pot.days.upperBound)
        return pot.days == first.monthRange
            ? month(year: first.year, month: first.month)
            : say("{from} – {until}", ["from": day(first), "until": day(last)], context: "days")
    }

    /// The cases and what they are worth, such as "3 cases: €4.50".
    package func sum(of balance: PoolBalance) -> String {
        say(
            one: "{count} case: {amount}", other: "{count} cases: {amount}",
            count: balance.cases, ["amount": fare(balance.amount)],
            context: "delays that a season ticket collects")
    }

    /// The time until the next case, such as "40 min until the next €1.50", or an empty text if
    /// minutes are not added up.
    package func towardsNext(_ pot: PassPot) -> String {
        guard let minutes = pot.balance.minutesToNext else { return "" }
        guard let amount = pot.caseAmount else {
            return say(one: "{count} more minute", other: "{count} more minutes", count: minutes)
        }
        return say(
            one: "{count} min until the next {amount}",
            other: "{count} min until the next {amount}", count: minutes,
            ["amount": fare(amount)])
    }

    /// The amount that can be claimed with its deadline, or the reason why there is none.
    package func left(in pot: PassPot) -> String {
        if pot.left.amount > 0 {
            return [fare(pot.left), until(pot.deadline)].listed
        }
        if let minimum = pot.balance.belowMinimum, pot.balance.cases > 0 {
            return say(
                "Nothing yet: {amount} is below the minimum payout of {minimum}",
                ["amount": fare(pot.balance.amount), "minimum": fare(minimum.amount)])
        }
        if pot.isOver { return say("Expired") }
        return ""
    }

    /// The delay that counts, such as "35 min late".
    package func counted(_ delay: PassPot.Delay) -> String {
        say("{duration} late", ["duration": duration(minutes: delay.minutes)])
    }

    /// The label of the button that claims an amount.
    package func claimAmount(_ amount: Fare) -> String {
        say("Claim {amount}…", ["amount": fare(amount)])
    }

    /// The subject of a season ticket's claim, such as "Deutschlandticket, November 2026".
    package func subject(of pot: PassPot, _ pass: Pass) -> String {
        say(
            "{ticket}, {days}", ["ticket": pass.name, "days": days(of: pot)],
            context: "a claim of a season ticket")
    }

    /// Tells why there is no delay to claim for.
    package func noDelays(_ account: PassAccount?, hasProduct: Bool) -> String {
        if account != nil {
            return say(
                """
                No qualifying delays yet. A trip counts if it was taken on a season ticket and has \
                a planned and an actual arrival.
                """)
        }
        return hasProduct
            ? say("For this ticket each delay is claimed by itself, on the trip’s page.")
            : say("To add up delays, choose this ticket’s compensation rules.")
    }
}
