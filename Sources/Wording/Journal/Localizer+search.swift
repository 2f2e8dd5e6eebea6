package import Domain

/// Explanations of the operators that a search may use.
extension Localizer {
    package func meaning(of fact: SearchOperator) -> String {
        switch fact {
        case .kind: say("Films or trips", context: "what an operator of the search finds")
        case .year: say("Year", context: "what an operator of the search finds")
        case .month: say("Month", context: "what an operator of the search finds")
        case .weekday: say("Day of the week", context: "what an operator of the search finds")
        case .date: say("Date", context: "what an operator of the search finds")
        case .place: say("Place", context: "what an operator of the search finds")
        case .tag: say("Tag", context: "what an operator of the search finds")
        case .title: say("Title of a film", context: "what an operator of the search finds")
        case .director: say("Director", context: "what an operator of the search finds")
        case .genre: say("Genre", context: "what an operator of the search finds")
        case .country: say("Country", context: "what an operator of the search finds")
        case .language: say("Language of a film", context: "what an operator of the search finds")
        case .released: say("Release year", context: "what an operator of the search finds")
        case .runtime:
            say("Running time in minutes", context: "what an operator of the search finds")
        case .feedback: say("Your feedback", context: "what an operator of the search finds")
        case .changed:
            say(
                "Films you changed your mind about",
                context: "what an operator of the search finds")
        case .scale: say("Feedback scale", context: "what an operator of the search finds")
        case .viewing: say("Number of a viewing", context: "what an operator of the search finds")
        case .rewatch:
            say("Films you watched again", context: "what an operator of the search finds")
        case .wanted: say("Films you want to see", context: "what an operator of the search finds")
        case .rated:
            say("Rating from another service", context: "what an operator of the search finds")
        case .others: say("Rating by others", context: "what an operator of the search finds")
        case .from: say("Start of a trip", context: "what an operator of the search finds")
        case .to: say("End of a trip", context: "what an operator of the search finds")
        case .operator: say("Operator", context: "what an operator of the search finds")
        case .service: say("Line or number", context: "what an operator of the search finds")
        case .mode: say("Means of transport", context: "what an operator of the search finds")
        case .late: say("Minutes late", context: "what an operator of the search finds")
        case .cancelled: say("Cancelled trips", context: "what an operator of the search finds")
        case .missed:
            say("Trips with a missed connection", context: "what an operator of the search finds")
        case .taken: say("Trips you took", context: "what an operator of the search finds")
        case .unrecorded:
            say("Trips with nothing recorded", context: "what an operator of the search finds")
        case .claim: say("Claim status", context: "what an operator of the search finds")
        case .hour: say("Hour of departure", context: "what an operator of the search finds")
        case .departed:
            say("Minutes late at the departure", context: "what an operator of the search finds")
        case .arrived:
            say("Minutes late at the arrival", context: "what an operator of the search finds")
        case .lost: say("Minutes lost en route", context: "what an operator of the search finds")
        case .duration:
            say("Travel time in minutes", context: "what an operator of the search finds")
        case .distance:
            say("Distance in kilometres", context: "what an operator of the search finds")
        case .fare: say("Currency of the fare", context: "what an operator of the search finds")
        case .legs: say("Number of legs", context: "what an operator of the search finds")
        case .reached:
            say("Minutes late at the destination", context: "what an operator of the search finds")
        case .instead: say("Replacement trips", context: "what an operator of the search finds")
        case .saved:
            say("Minutes saved by a replacement", context: "what an operator of the search finds")
        case .amount: say("Currency of the claim", context: "what an operator of the search finds")
        }
    }
}
