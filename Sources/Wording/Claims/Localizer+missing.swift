import Domain

extension Localizer {
    /// Tells which missing fact keeps compensation from being worked out.
    func sentence(_ missing: MissingFact) -> String {
        switch missing {
        case .plannedArrival: say("Cannot be told: the timetable’s arrival is missing")
        case .actualArrival: say("Cannot be told: the actual arrival is missing")
        case .actualDeparture: say("Cannot be told: the actual departure is missing")
        case .arrivalOtherwise:
            say("Cannot be told: it was cancelled, and your arrival by other means is not recorded")
        case .arrivalAtDestination:
            say("Cannot be told: your arrival after the missed connection is not recorded")
        case .notice:
            say("Cannot be told: it depends on when you were told of the cancellation")
        case .fare: say("Cannot be told: the fare is missing")
        case .currency: say("Cannot be told: the currency of the fare is missing")
        case .fareIn(let currency):
            say("Cannot be told: the fare in {currency} is missing", ["currency": currency])
        case .operator: say("Cannot be told: the operator is missing")
        case .carrier:
            say("Cannot be told: whether the rules are for this operator is not known")
        case .service: say("Cannot be told: the service is missing")
        case .season: say("Cannot be told: it depends on which season ticket it is")
        case .zone(.departure):
            say("Cannot be told: the time zone of the departure is missing")
        case .zone(.arrival): say("Cannot be told: the time zone of the arrival is missing")
        case .countries:
            say(
                """
                Cannot be told: the places, the operator, the currency of the fare and the time \
                zones are of different countries
                """)
        case .airport(.departure):
            say("Cannot be told: the airport code of the origin is missing, such as “Oslo (OSL)”")
        case .airport(.arrival):
            say(
                "Cannot be told: the airport code of the destination is missing, such as “Oslo (OSL)”"
            )
        case .coordinates(.departure):
            say("Cannot be told: the coordinates of the origin are missing")
        case .coordinates(.arrival):
            say("Cannot be told: the coordinates of the destination are missing")
        case .beyondTimes(.choiceOffered):
            say("Cannot be told: it depends on whether you were offered a choice")
        case .beyondTimes(.monthlyPunctuality):
            say("Cannot be told: it depends on how punctual the operator was that month")
        case .beyondTimes(.repeatedDelays):
            say("Cannot be told: it depends on how many delays there were within some months")
        }
    }
}
