internal import Domain
internal import Foundation

/// A change that the pages of a film make to it.
enum FilmStep {
    /// A change of either the scale or the feedback. The other one stays as it is on disk, where
    /// another program may have changed it a moment ago.
    case feedback(FeedbackModelChange)
    /// A wanted film was seen today.
    case watched
    /// Stars were given, or taken back for `nil`.
    case stars(Stars?)
    case picture(TicketFile)
}

struct RecordFilmStep {
    let id: EntryID
    let journal: any WritesEntries
    let now: () -> Date
    let words: FilmWords

    /// Writes the change, and returns the film as it was written.
    func callAsFunction(_ step: FilmStep) async throws(JournalError) -> Film {
        switch step {
        case .feedback(let change):
            let moment = Date(
                timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
            return try await journal.change(id) { (film: Film) in
                film.changingFeedback(by: change, at: moment)
            }
        case .stars(let stars):
            return try await journal.change(id) { (film: Film) in film.giving(stars) }
        case .picture(let file):
            return try await journal.change(id) { (film: Film) in
                var film = film
                film.picture = file
                return film
            }
        case .watched:
            let today = words.day(of: now())
            return try await journal.change(id) { (film: Film) in
                film.isWanted ? film.watched(on: today) : film
            }
        }
    }
}
