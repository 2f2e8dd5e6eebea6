package import Claims
internal import Domain
import Foundation
import Presentation

/// Words about compensation that travellers are owed.
extension Localizer {
    /// The compensation by a scheme, such as "€22.48 (25% of €89.90) · claim by 20 Feb 2027", or
    /// the reason why there is none.
    package func verdict(of answer: RightsAnswer) -> String {
        [decision(of: answer), deadline(of: [answer])].listed
    }

    /// The compensation by a scheme, without the deadline for claiming it.
    package func decision(of answer: RightsAnswer) -> String {
        switch answer.verdict {
        case .owed(let owed): amount(owed)
        case .pooled(let minutes):
            say(
                one: "{count} minute counts for the season ticket",
                other: "{count} minutes count for the season ticket", count: minutes)
        case .notOwed(let shortfall): sentence(shortfall)
        case .cannotTell(let missing): sentence(missing)
        case .pending: say("Unknown: the rule is unconfirmed")
        }
    }

    /// The scheme and the source of its rule, such as "EU rail rights: Regulation (EU) 2021/782,
    /// Art. 19 and 28 · checked against the law".
    package func source(of answer: RightsAnswer) -> String {
        source(of: answer.rule, in: answer.scheme)
    }

    /// A scheme and the source of one of its rules.
    package func source(of rule: RightsRule, in scheme: RightsScheme) -> String {
        let source = rule.source
        let place = [source.title, source.article].filter { !$0.isEmpty }.map(ofRules)
            .commaSeparated
        return [
            say(
                "{scheme}: {place}",
                [
                    "scheme": name(of: scheme).displayIsolated, "place": place.displayIsolated,
                ]), grade(source.grade),
        ].listed
    }

    /// The name of a scheme, such as "EU rail rights".
    package func name(of scheme: RightsScheme) -> String { ofRules(scheme.name) }

    /// Returns a name from a rights file, or the source of a rule, translated if the file comes
    /// with the program. A text from a user's own file stays.
    func ofRules(_ text: String) -> String {
        catalogue?.text(text, context: "in the rules for claims") ?? text
    }

    /// The grade of a source, which says how certain a rule is.
    package func grade(_ grade: RightsGrade) -> String {
        switch grade {
        case .primary: say("checked against the law", context: "of a source")
        case .summary: say("based on a summary", context: "of a source")
        case .unconfirmed: say("unconfirmed", context: "of a source")
        }
    }

    private func amount(_ owed: OwedAmount) -> String {
        let amount = fare(owed.amount)
        switch owed.basis {
        case .share(let percent, let base):
            let values: KeyValuePairs = [
                "percent": self.percent(percent), "price": fare(base), "amount": amount,
            ]
            return owed.isVoucher
                ? say("{amount} as a voucher ({percent} of {price})", values)
                : say("{amount} ({percent} of {price})", values)
        case .fixed(nil): return amount
        case .fixed(let length?):
            let distance = kilometres(Decimal(length.kilometres))
            let values: KeyValuePairs = ["amount": amount, "distance": distance]
            return length.isAbout
                ? say("{amount} for about {distance}", values)
                : say("{amount} for {distance}", values)
        }
    }

    /// The first deadline of some amounts, such as "claim by 20 Feb 2027", or an empty text if none
    /// has one.
    package func deadline(of answers: [RightsAnswer]) -> String {
        let first = answers.compactMap { $0.owed?.deadline }.min()
        return first.map { say("claim by {day}", ["day": shortDayOfYear($0)]) } ?? ""
    }

    func percent(_ percent: Decimal) -> String {
        (percent / 100).formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
    }

    private func sentence(_ shortfall: Shortfall) -> String {
        switch shortfall {
        case .delay(late: ...0, threshold: _): say("None: the trip was not late")
        case .delay(let late, let threshold) where threshold.isInclusive:
            say(
                one: "None: {count} minute short of {threshold}",
                other: "None: {count} minutes short of {threshold}",
                count: threshold.minutes - late, ["threshold": number(threshold.minutes)],
                context: "how late it would have to be")
        case .delay(let late, let threshold):
            say(
                "None: {late} late, but more than {threshold} is required",
                [
                    "late": duration(minutes: late),
                    "threshold": duration(minutes: threshold.minutes),
                ])
        case .amount(let amount, let minimum):
            say(
                "None: {amount} is below the minimum payout of {minimum}",
                ["amount": fare(amount), "minimum": fare(minimum.amount)])
        case .price(let price, let least):
            say(
                "None: a ticket for {price} is below {least}",
                ["price": fare(price), "least": fare(least)])
        case .free: say("None: the ticket was free")
        case .notTravelled:
            say("None: you did not travel. You can ask for a refund instead.")
        }
    }
}
