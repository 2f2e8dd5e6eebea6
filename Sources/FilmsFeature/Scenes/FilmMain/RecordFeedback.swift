internal import Domain
internal import Foundation

/// Writes a step of a film's feedback to the journal.
struct RecordFeedback {
    let id: EntryID
    let journal: any WritesEntries
    let now: () -> Date

    /// A step changes either the scale or the feedback; the other one stays as it is on disk, where
    /// another program may have changed it a moment ago. Returns the film as it was written.
    func callAsFunction(_ change: @escaping FeedbackModelChange) async throws -> Film {
        let moment = Date(
            timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        return try await journal.change(id) { (film: Film) in
            film.changingFeedback(by: change, at: moment)
        }
    }
}
