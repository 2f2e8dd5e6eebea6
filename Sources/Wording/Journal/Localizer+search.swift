package import Domain
internal import Presentation

/// Explanations of the operators that a search may use.
extension Localizer {
    package func meaning(of fact: SearchOperator) -> String {
        switch fact {
        case .kind: say("Films or trips", context: "a search operator")
        case .year: say("Year", context: "a search operator")
        case .month: say("Month", context: "a search operator")
        case .weekday: say("Day of the week", context: "a search operator")
        case .date: say("Date", context: "a search operator")
        case .place: say("Place", context: "a search operator")
        case .tag: say("Tag", context: "a search operator")
        case .title: say("Title of a film", context: "a search operator")
        case .director: say("Director", context: "a search operator")
        case .cast: say("Actor in a film", context: "a search operator")
        case .genre: say("Genre", context: "a search operator")
        case .country: say("Country", context: "a search operator")
        case .language: say("Language of a film", context: "a search operator")
        case .released: say("Release year", context: "a search operator")
        case .runtime: say("Running time in minutes", context: "a search operator")
        case .feedback: say("Your feedback", context: "a search operator")
        case .changed: say("Films you changed your mind about", context: "a search operator")
        case .scale: say("Feedback scale", context: "a search operator")
        case .viewing: say("Number of a viewing", context: "a search operator")
        case .rewatch: say("Films you watched again", context: "a search operator")
        case .wanted: say("Films you want to see", context: "a search operator")
        case .rated: say("Rating from another service", context: "a search operator")
        case .others: say("Rating by others", context: "a search operator")
        case .from: say("Start of a trip", context: "a search operator")
        case .to: say("End of a trip", context: "a search operator")
        case .operator: say("Operator", context: "a search operator")
        case .service: say("Line or number", context: "a search operator")
        case .mode: say("Means of transport", context: "a search operator")
        case .late: say("Minutes late", context: "a search operator")
        case .cancelled: say("Cancelled trips", context: "a search operator")
        case .missed: say("Trips with a missed connection", context: "a search operator")
        case .taken: say("Trips you took", context: "a search operator")
        case .unrecorded: say("Trips with nothing recorded", context: "a search operator")
        case .claim: say("Claim status", context: "a search operator")
        case .hour: say("Hour of departure", context: "a search operator")
        case .departed: say("Minutes late at the departure", context: "a search operator")
        case .arrived: say("Minutes late at the arrival", context: "a search operator")
        case .lost: say("Minutes lost en route", context: "a search operator")
        case .duration: say("Travel time in minutes", context: "a search operator")
        case .distance: say("Distance in kilometres", context: "a search operator")
        case .fare: say("Currency of the fare", context: "a search operator")
        case .legs: say("Number of legs", context: "a search operator")
        case .reached: say("Minutes late at the destination", context: "a search operator")
        case .instead: say("Replacement trips", context: "a search operator")
        case .saved: say("Minutes saved by a replacement", context: "a search operator")
        case .amount: say("Currency of the claim", context: "a search operator")
        }
    }
}

/// Words about saved searches.
extension Localizer {
    package func savedSearch(_ name: String) -> String {
        say("“{name}” was saved.", ["name": name.quoted])
    }

    /// Tells that a search replaced another of the same name.
    package func replacedSearch(_ name: String) -> String {
        say("“{name}” now stands for this search.", ["name": name.quoted])
    }

    package func renamed(search old: String, to new: String) -> String {
        say("“{old}” was renamed to “{new}”.", ["old": old.quoted, "new": new.quoted])
    }

    package func deletedSearch(_ name: String) -> String {
        say("“{name}” was deleted.", ["name": name.quoted])
    }

    /// The label of the button that deletes a saved search.
    package func deletion(ofSearch name: String) -> String {
        say("Delete “{name}”", ["name": name.quoted], context: "a saved search")
    }

    package var nothingToSave: String { say("Type a search, then save it here.") }
}

extension Localizer {
    /// Tells which part of a search was not understood, and what it may mean.
    package func doubt(_ doubt: SearchDoubt) -> String {
        let typed = doubt.typed.displayIsolated(upTo: Self.longestTyped)
        if let meant = doubt.meant {
            let meant = meant.displayIsolated(upTo: Self.longestTyped)
            return doubt.isParted
                ? say(
                    "“{typed}” is read as two questions. Did you mean “{meant}”?",
                    ["typed": typed, "meant": meant])
                : say(
                    "“{typed}” was not understood. Did you mean “{meant}”?",
                    ["typed": typed, "meant": meant])
        }
        guard let example = doubt.example else {
            return say(
                "“{typed}” was not understood, so it is searched for as words.",
                ["typed": typed])
        }
        return say(
            "“{typed}” was not understood, so it is searched for as words. An example: {example}",
            ["typed": typed, "example": example])
    }

    /// The label of a button that runs the suggested search.
    package func searchFor(_ search: String) -> String {
        say("Search for “{search}”", ["search": search.displayIsolated(upTo: Self.longestTyped)])
    }

    /// The greatest length at which a search is quoted, in characters.
    private static let longestTyped = 40
}
