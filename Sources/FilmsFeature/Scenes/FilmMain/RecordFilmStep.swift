internal import Domain
internal import Foundation

/// What is done to a film on its pages.
enum FilmStep {
    /// It changes either the scale or the feedback; the other one stays as it is on disk, where
    /// another program may have changed it a moment ago.
    case feedback(FeedbackModelChange)
    /// It was to be seen, and was seen today.
    case watched
}

/// Writes a step of a film to the journal.
struct RecordFilmStep {
    let id: EntryID
    let journal: any WritesEntries
    let now: () -> Date
    let words: FilmWords

    /// Returns the film as it was written.
    func callAsFunction(_ step: FilmStep) async throws(JournalError) -> Film {
        switch step {
        case .feedback(let change):
            let moment = Date(
                timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
            return try await journal.change(id) { (film: Film) in
                film.changingFeedback(by: change, at: moment)
            }
        case .watched:
            let today = words.day(of: now())
            return try await journal.change(id) { (film: Film) in
                film.isWanted ? film.watched(on: today) : film
            }
        }
    }
}
