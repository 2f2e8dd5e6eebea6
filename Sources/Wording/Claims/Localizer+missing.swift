import Claims
import Domain

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
