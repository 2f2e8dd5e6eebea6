public import Domain
public import Foundation
internal import Presentation

/// A film as it is described on the command line.
public struct FilmDescription {
    public var title: String
    public var year: Int?
    public var watched: CalendarDay?
    /// Whether the film is still to be seen, so that it has no day.
    public var isWanted = false
    public var place = ""
    public var tags: [String] = []
    public var notes = ""
    public var feedback: Feedback?
    public var viewing: Int?
    public var link = ""

    public init(title: String) {
        self.title = title
    }

    /// Returns the film, with feedback given at a moment.
    public func film(at moment: Date = Date()) throws(CommandError) -> Film {
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
