import Domain
import Foundation
import Presentation
import Wording

/// Adds a film, and prints the name of its file. A viewing of a film that was still to be seen
/// becomes that film's.
struct AddFilm: Command {
    let film: Film
    let journal: any WritesEntries & FindsFilms
    /// Whether nothing is written.
    var isDryRun = false
    let words: Localizer

    /// - Throws: a usage error if it can be the viewing of one of several films.
    func run(on console: Console) async throws -> CommandStatus {
        let wanted = film.watched == nil ? [] : await journal.wanted(film.title, year: film.year)
        guard wanted.count < 2 else { throw CommandError.usage(words.severalWanted(film.title)) }
        if let wanted = wanted.first { console.printMessage(words.takenFromWatchlist(wanted)) }
        guard !isDryRun else { return .done }
        guard let wanted = wanted.first else {
            return try await AddEntry(entry: .film(film), journal: journal).run(on: console)
        }
        try await journal.change(wanted.id) { (stored: Film) in stored.watched(as: film) }
        try console.results.writeLine(wanted.id.rawValue)
        return .done
    }
}

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

    /// Returns the film, with feedback given at a moment.
    func film(at moment: Date = Date()) throws(CommandError) -> Film {
        let given = feedback.map { [GivenFeedback($0, at: moment)] } ?? []
        let film = Film(
            title: title.trimmingSpaces, year: year, watched: watched, place: place.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Film"), notes: notes,
            scale: FeedbackScale.allCases.first { $0.choices.contains(feedback ?? .none) }
                ?? .average,
            feedbackGiven: given, viewing: viewing, isWanted: isWanted, link: link.trimmingSpaces)
        try CommandError.checking { try Film.rules.check(film, changedFrom: nil) }
        return film
    }
}
