import Foundation

/// What is said of places, and of what trips cost.
extension LocalWords {
    package var daysAtPlaces: String { say("Days at a place") }
    package var placeHeading: String { say("Place") }
    package var daysHeading: String { say("Days") }
    package var daysWithEntry: String { say("With an entry") }

    package var daysAtPlacesNote: String {
        say(
            "With the days between a trip that ends there and the next one, where that begins there."
        )
    }

    /// Of routes that were taken a single time.
    package func routesOnce(_ count: Int) -> String {
        count == 0
            ? ""
            : say(
                one: "{count} route was taken once.", other: "{count} routes were taken once.",
                count: count)
    }

    /// Such as "Fares in EUR".
    package func fares(in currency: String) -> String {
        currency.isEmpty
            ? say("Fares without a currency") : say("Fares in {currency}", ["currency": currency])
    }

    /// Such as "€1,234.50 for 43 trips."
    package func fareSum(_ amount: String, _ trips: String) -> String {
        say("{amount} for {trips}.", ["amount": amount, "trips": trips])
    }

    package var inFares: String { say("in fares", context: "after an amount of money") }
    package var lostUnderWay: String { say("lost under way", context: "after a duration") }
    package var regainedUnderWay: String { say("regained under way", context: "after a duration") }

    /// Such as "€12.50 an hour".
    package func anHour(_ amount: String) -> String {
        say("{amount} an hour", ["amount": amount])
    }

    /// Such as "€0.12 a kilometre".
    package func aKilometre(_ amount: String) -> String {
        say("{amount} a kilometre", ["amount": amount])
    }
}
