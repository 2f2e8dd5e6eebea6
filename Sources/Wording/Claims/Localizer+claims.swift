package import Claims
package import Domain
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
    /// has one. If not all have the same, the scheme of the deadline is named.
    package func deadline(of answers: [RightsAnswer]) -> String {
        let deadlines = answers.map { $0.owed?.deadline }
        guard let first = deadlines.compactMap(\.self).min(), Set(deadlines).count > 1,
            let answer = answers.first(where: { $0.owed?.deadline == first })
        else { return until(deadlines.first ?? nil) }
        return say(
            "claim by {day} under {scheme}",
            ["day": shortDayOfYear(first), "scheme": name(of: answer.scheme).displayIsolated])
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

extension Localizer {
    /// A trip with its day, such as "20 November 2026: Köln Hbf → Wien Westbf".
    package func line(onClaimOf trip: Trip) -> String {
        say(
            "{day}: {trip}",
            ["day": day(trip.departure.day), "trip": trip.nameInList.displayIsolated])
    }

    /// The money that can be claimed of a season ticket's pot, such as "November 2026 · €6.00 ·
    /// claim by 20 Feb 2027".
    package func line(onClaimOf pot: PassPot) -> String { [days(of: pot), left(in: pot)].listed }

    /// Tells for how many trips the compensation cannot be worked out.
    package func cannotBeTold(_ trips: Int) -> String {
        say(
            one: "The compensation for {count} trip cannot be told; see --all.",
            other: "The compensation for {count} trips cannot be told; see --all.",
            count: trips)
    }
}

/// Words for the states of a claim.
extension Localizer {
    /// The state of a claim, such as "sent".
    package func state(_ state: ClaimState) -> String {
        switch state {
        case .possible: say("not claimed yet", context: "a claim")
        case .written: say("written, not sent yet", context: "a claim")
        case .sent: say("sent", context: "a claim")
        case .answered: say("answered", context: "a claim")
        case .partlyPaid: say("partly paid", context: "a claim")
        case .paid: say("paid", context: "a claim")
        case .refused: say("refused", context: "a claim")
        case .lapsed: say("lapsed", context: "a claim")
        }
    }

    /// The state of a claim after its last step, whatever the day.
    package func step(_ step: ClaimStep.Kind?) -> String {
        state(ClaimState(after: step, due: nil, on: nil))
    }
}

extension Localizer {
    /// Tells which missing fact keeps compensation from being worked out.
    func sentence(_ missing: MissingFact) -> String {
        switch missing {
        case .plannedArrival: say("Unknown: add the scheduled arrival")
        case .actualArrival: say("Unknown: add the actual arrival")
        case .actualDeparture: say("Unknown: add the actual departure")
        case .arrivalOtherwise:
            say("Unknown: record when you arrived by other means")
        case .arrivalAtDestination:
            say("Unknown: record when you arrived after the missed connection")
        case .notice:
            say("Unknown: depends on when you were told of the cancellation")
        case .fare: say("Unknown: add the fare")
        case .currency: say("Unknown: add the currency of the fare")
        case .fareIn(let currency):
            say("Unknown: add the fare in {currency}", ["currency": currency])
        case .operator: say("Unknown: add the operator")
        case .carrier: say("Unknown: the rules may not apply to this operator")
        case .service: say("Unknown: add the line or number")
        case .season: say("Unknown: depends on the kind of season ticket")
        case .zone(.departure): say("Unknown: add the time zone of the departure")
        case .zone(.arrival): say("Unknown: add the time zone of the arrival")
        case .countries:
            say(
                """
                Unknown: the places, the operator, the currency of the fare and the time zones \
                point to different countries
                """)
        case .airport(.departure):
            say("Unknown: add the airport code of the origin, such as “Oslo (OSL)”")
        case .airport(.arrival):
            say("Unknown: add the airport code of the destination, such as “Oslo (OSL)”")
        case .coordinates(.departure): say("Unknown: add the coordinates of the origin")
        case .coordinates(.arrival): say("Unknown: add the coordinates of the destination")
        case .beyondTimes(.choiceOffered):
            say("Unknown: depends on whether you were offered a choice")
        case .beyondTimes(.monthlyPunctuality):
            say("Unknown: depends on how punctual the operator was that month")
        case .beyondTimes(.repeatedDelays):
            say("Unknown: depends on how many delays there were within some months")
        }
    }
}
