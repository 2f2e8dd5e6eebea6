package import Statistics

/// Words about places, and about the costs of trips.
extension Localizer {
    package var placeHeading: String { say("Place") }

    /// A title, such as "Fares in EUR".
    package func fares(in currency: String) -> String {
        currency.isEmpty
            ? say("Fares without a currency") : say("Fares in {currency}", ["currency": currency])
    }

    /// The state of claims, behind their sum.
    package func standing(_ standing: ClaimStanding) -> String {
        switch standing {
        case .paid: say("paid", context: "after an amount that was claimed")
        case .open: say("still open", context: "after an amount that was claimed")
        case .refused: say("refused", context: "after an amount that was claimed")
        case .lapsed: say("lapsed", context: "after an amount that was claimed")
        }
    }

    /// The sum of claims in a state, such as "€62.40 paid".
    package func claimSum(_ amount: String, _ standing: ClaimStanding) -> String {
        switch standing {
        case .paid: say("{amount} paid", ["amount": amount])
        case .open: say("{amount} still open", ["amount": amount])
        case .refused: say("{amount} refused", ["amount": amount])
        case .lapsed: say("{amount} lapsed", ["amount": amount])
        }
    }

    /// The sums of claims as a sentence, such as "€62.40 paid and €12.50 still open."
    package func claimSums(_ sums: [String]) -> String {
        say("{amounts}.", ["amounts": list(sums)])
    }

    /// A title, such as "Claims in EUR".
    package func claims(in currency: String) -> String {
        currency.isEmpty
            ? say("Claims without a currency") : say("Claims in {currency}", ["currency": currency])
    }
    /// An amount for each hour, such as "€12.50 per hour".
    package func anHour(_ amount: String) -> String { say("{amount} per hour", ["amount": amount]) }

    /// An amount for each kilometre, such as "€0.12 per km".
    package func aKilometre(_ amount: String) -> String {
        say("{amount} per km", ["amount": amount])
    }
}
