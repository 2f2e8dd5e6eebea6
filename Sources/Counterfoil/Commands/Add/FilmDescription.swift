import Domain
import Foundation
import Presentation

/// A film as it is described on the command line.
struct FilmDescription {
    var title: String
    var year: Int?
    var watched: CalendarDay?
    /// Whether the film is still to be seen, so that it has no day.
    var isWanted = false
    var place = ""
    var tags: [String] = []
    var notes = ""
    var feedback: Feedback?
    var viewing: Int?
    var link = ""

    init(title: String) {
        self.title = title
    }

    /// Returns the film, with feedback given at a moment.
    func film(at moment: Date = Date()) throws(CommandError) -> Film {
        let given = feedback.map { [GivenFeedback($0, at: moment)] } ?? []
        let film = Film(
            title: title.trimmingSpaces, year: year, watched: watched, place: place.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Film"), notes: notes,
            scale: FeedbackScale.allCases.first { $0.choices.contains(feedback ?? .none) }
                ?? .average,
            feedbackGiven: given, viewing: viewing, isWanted: isWanted, link: link.trimmingSpaces)
        do throws(FilmError) {
            try Film.rules.check(film, changedFrom: nil)
        } catch {
            throw CommandError(usage: error)
        }
        return film
    }
}
