package import Domain
import Presentation

extension Localizer {
    package func question(_ question: SourceQuestion) -> String {
        switch question {
        case .dayOrder(let file):
            say(
                "Is the day or the month first in the dates of {file}?",
                ["file": file.displayIsolated])
        case .encoding(let file):
            say("How are the letters in {file} to be read?", ["file": file.displayIsolated])
        case .ratingScale(let file):
            say("What do the ratings in {file} go up to?", ["file": file.displayIsolated])
        case .letterboxdKind(let file):
            say("Which films are in {file}?", ["file": file.displayIsolated])
        case .films(let file):
            say(
                "What are the films in {file}?",
                ["file": file.displayIsolated])
        case .likes: say("What should happen to the films that you liked?")
        case .namesakes(let count, let film):
            say(
                one: "{count} film is named {film}. Which one is in the diary?",
                other: "{count} films are named {film}. Which one is in the diary?",
                count: count, ["film": film.displayIsolated])
        case .review(let film, let place):
            say(
                "Which viewing of {film} is the review in {place} about?",
                ["film": film.displayIsolated, "place": self.place(place)])
        case .imdbDates:
            say("IMDb knows when a film was rated. Was that the day you watched it?")
        case .imdbEpisodes: say("What should happen to the episodes of series?")
        case .imdbUnrated:
            say("Did you watch the films that are not rated, such as those on a list?")
        case .ratedDays(let file):
            say(
                "{file} says when films were rated. Were they watched on those days?",
                ["file": file.displayIsolated])
        case .untimedTrips(let file):
            say(
                "What should happen to the trips in {file} that have a day and no time?",
                ["file": file.displayIsolated])
        case .episodes(let title):
            say(
                "Are titles such as {title} episodes of series?",
                ["title": title.displayIsolated])
        case .person(let service):
            say("Which rows of {service} are yours?", ["service": service])
        case .unwatched(let service):
            say(
                "What should happen to the films that {service} does not mark as watched?",
                ["service": service])
        case .distanceUnit(let file):
            say("What are the distances in {file}?", ["file": file.displayIsolated])
        case .timeUnit(let file):
            say("What are the durations in {file}?", ["file": file.displayIsolated])
        case .flights(let file):
            say(
                "The places in {file} are codes of airports. Are the trips flights?",
                ["file": file.displayIsolated])
        case .rows(let word, let file):
            say(
                "What should happen to the rows in {file} that say “{word}”?",
                ["file": file.displayIsolated, "word": word.displayIsolated])
        case .event(let title): say("Is “{title}” a trip?", ["title": title.displayIsolated])
        case .events(let title?, false):
            say("Are the events titled like “{title}” trips?", ["title": title.displayIsolated])
        case .events(let title?, true):
            say(
                "Are the other events titled like “{title}” trips?",
                ["title": title.displayIsolated])
        case .events(nil, false):
            say("Are there trips among the events that do not say where they start and end?")
        case .events(nil, true):
            say("Are there trips among the other events that do not say where they start and end?")
        case .entry(let title, 2, let place):
            say(
                "{title} is in the journal twice. Which one is {place}?",
                ["title": title.displayIsolated, "place": self.place(place)])
        case .entry(let title, let times, let place):
            say(
                one: "{title} is in the journal {count} time. Which one is {place}?",
                other: "{title} is in the journal {count} times. Which one is {place}?",
                count: times, ["title": title.displayIsolated, "place": self.place(place)])
        case .sameViewing(let count, let film, ""):
            say(
                one: """
                    {film} may already be in your journal, but only one of the two has a date. \
                    Same viewing?
                    """,
                other: """
                    {count} films may already be in your journal, but only one of each pair has a \
                    date. Same viewings?
                    """, count: count, ["film": film.displayIsolated])
        case .sameViewing(let count, let film, let source):
            say(
                one: """
                    {film} from {source} may already be in your journal, but only one of the two \
                    has a date. Same viewing?
                    """,
                other: """
                    {count} films from {source} may already be in your journal, but only one of \
                    each pair has a date. Same viewings?
                    """, count: count, ["film": film.displayIsolated, "source": source])
        case .sameTrip(let count, let trip):
            say(
                one: """
                    {trip} may already be in your journal, where a trip between stops with other \
                    names departs at that time. Same trip?
                    """,
                other: """
                    {count} trips may already be in your journal, where trips between stops with \
                    other names depart at those times. Same trips?
                    """, count: count, ["trip": trip.displayIsolated])
        case .dayApart(let count, let film):
            say(
                one: "{film} is in your journal a day earlier or later. Same viewing?",
                other: """
                    {count} films are in your journal a day earlier or later, as happens between time \
                    zones. Same viewings?
                    """, count: count, ["film": film.displayIsolated])
        case .whichViewing(let count, let film, let source):
            say(
                one: """
                    {film} is in the journal without a viewing, and {source} has several now. Which \
                    of them is the one in the journal?
                    """,
                other: """
                    {count} films are in the journal without a viewing, and {source} has several of \
                    each now. Which of them are those in the journal?
                    """, count: count, ["film": film.displayIsolated, "source": source])
        case .wasWanted(let count, let film):
            say(
                one: "You wanted to see {film}. Was it this viewing?",
                other: "You wanted to see {count} films. Were they these viewings?",
                count: count, ["film": film.displayIsolated])
        case .differing(let count, let title):
            say(
                one: "{title} differs from the entry in the journal. Which version counts?",
                other: "{count} entries differ from those in the journal. Which version counts?",
                count: count, ["title": title.displayIsolated])
        }
    }
}
