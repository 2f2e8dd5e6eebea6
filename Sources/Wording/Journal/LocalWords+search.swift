package import Domain

/// What the facts find that a search may ask for.
extension LocalWords {
    package func meaning(of fact: SearchOperator) -> String {
        switch fact {
        case .kind: say("Films, or trips")
        case .year: say("Films and trips by year")
        case .month: say("Films and trips by month")
        case .weekday: say("Films and trips by day of the week")
        case .date: say("Films and trips by day")
        case .place: say("Films and trips by place")
        case .tag: say("Films and trips by tag")
        case .title: say("Films by their title")
        case .director: say("Films by their director")
        case .genre: say("Films by their genre")
        case .country: say("Films by their country")
        case .language: say("Films by their language")
        case .released: say("Films by the year they came out")
        case .runtime: say("Films by their minutes")
        case .feedback: say("Films by your feedback")
        case .changed: say("Films that you rethought")
        case .scale: say("Films by how you were asked")
        case .viewing: say("Films by how often you saw them")
        case .rewatch: say("Films that you saw again")
        case .wanted: say("Films that you want to see")
        case .rated: say("Films by a rating from elsewhere")
        case .from: say("Trips by where they began")
        case .to: say("Trips by where they ended")
        case .operator: say("Trips by their operator")
        case .service: say("Trips by their line or number")
        case .mode: say("Trips by what you took")
        case .late: say("Trips by their minutes of delay")
        case .cancelled: say("Trips that were cancelled")
        case .missed: say("Trips with a missed connection")
        case .unrecorded: say("Trips with nothing recorded")
        case .claim: say("Claims, and their trips, by how they stand")
        case .hour: say("Trips by the hour they depart")
        case .departed: say("Trips by their delay at the departure")
        case .arrived: say("Trips by their delay at the arrival")
        case .lost: say("Trips by the minutes they lost under way")
        case .duration: say("Trips by the minutes they took")
        case .distance: say("Trips by their kilometres")
        case .fare: say("Trips by the currency of their fare")
        }
    }
}
