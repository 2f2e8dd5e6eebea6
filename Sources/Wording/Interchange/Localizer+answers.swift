package import Domain
import Presentation

extension Localizer {
    package func answer(_ answer: SourceAnswer) -> String {
        switch answer {
        case .dayFirst: say("The day, as in 31/12/2024")
        case .monthFirst: say("The month, as in 12/31/2024")
        case .western(let sample):
            say("As in Western Europe: {words}", ["words": sample.displayIsolated])
        case .central(let sample):
            say("As in Central Europe: {words}", ["words": sample.displayIsolated])
        case .cyrillic(let sample):
            say("As Cyrillic letters: {words}", ["words": sample.displayIsolated])
        case .japanese(let sample):
            say("As Japanese: {words}", ["words": sample.displayIsolated])
        case .upTo(let best):
            say("out of {number}", ["number": best], context: "rating of a scale")
        case .schoolMarks: say("1 is the best and 6 the worst, as in schools")
        case .kilometres: say("Kilometres", context: "distances of a table")
        case .metres: say("Metres", context: "distances of a table")
        case .miles: say("Miles", context: "distances of a table")
        case .minutes: say("Minutes", context: "durations of a table")
        case .seconds: say("Seconds", context: "durations of a table")
        case .hours: say("Hours", context: "durations of a table")
        case .flights: say("Yes, all of them are flights")
        case .otherTrips: say("No, they are other trips")
        case .watched: say("Those I watched", context: "films of a file")
        case .onWatchlist: say("Those on my watchlist", context: "films of a file")
        case .liked: say("Those I like", context: "films of a file")
        case .keptAsList: say("A list")
        case .seenFilms: say("Films that I have seen")
        case .wantedFilms: say("Films that I want to see")
        case .keepAsList: say("Keep them as a list")
        case .addToWatchlist: say("Add them to the watchlist")
        case .onlyFacts: say("Details of films in the journal")
        case .tagged(let tag): say("Tag them as {tag}", ["tag": tag], context: "films")
        case .taggedAndAdded: say("Tag them, and add those without a viewing", context: "films")
        case .nothing: say("Nothing", context: "what should happen to liked films")
        case .one(let place, nil): say("The one in {place}", ["place": self.place(place)])
        case .one(let place, let rating?):
            say(
                "The one in {place}, rated {rating}",
                ["place": self.place(place), "rating": rating])
        case .anotherOne: say("Another one", context: "a viewing of a film")
        case .allOfThem: say("All of them", context: "films of the same name")
        case .noneOfThem: say("None of them", context: "viewings of a film")
        case .dayUnknown: say("No, leave the day unknown")
        case .ratedDay: say("Yes, that was the day")
        case .person(let name): name
        case .everyone: say("All of them", context: "people")
        case .addAtNoon: say("Add them with noon as their departure")
        case .addIt: say("Add it")
        case .addAsFilms: say("Add them as films")
        case .addAsWanted: say("Add them as films that I want to see")
        case .addAsTrip: say("Add it as a trip")
        case .addAsTrips: say("Add all as trips")
        case .addWithoutDay: say("Add them without a day")
        case .addAsViewing: say("Another Viewing")
        case .addAsViewings: say("Other Viewings")
        case .addOtherTrip: say("Another Trip")
        case .addOtherTrips: say("Other Trips")
        case .leaveItOut: say("Skip", context: "a row of an import")
        case .leaveThemOut: say("Leave them out")
        case .oneByOne: say("Decide one by one")
        case .sameViewing: say("Same Viewing")
        case .sameTrip: say("Same Trip")
        case .earliest: say("The earliest", context: "viewing of a film")
        case .latest: say("The latest", context: "viewing of a film")
        case .seen(let count):
            say(
                one: "Yes, it is no longer wanted", other: "Yes, they are no longer wanted",
                count: count)
        case .stillWanted(let count):
            say(
                one: "No, keep it among the wanted films",
                other: "No, keep them among the wanted films", count: count)
        case .keepYours: say("Keep yours", context: "the version of an entry")
        case .takeFile: say("Take what the file says")
        case .takeLater: say("Take what was changed later")
        case .number(let number, let details):
            if let details = remarks(details).unlessEmpty?.commaSeparated {
                say("Number {number}: {details}", ["number": "\(number)", "details": details])
            } else {
                say("Number {number}", ["number": "\(number)"])
            }
        }
    }
}
