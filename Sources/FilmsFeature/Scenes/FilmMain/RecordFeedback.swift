internal import Domain
internal import Foundation

/// Writes a step of a film's feedback to the journal.
struct RecordFeedback {
    let id: EntryID
    let journal: any WritesEntries
    let now: () -> Date

    /// A step changes either the scale or the feedback; the other one stays as it is on disk, where
    /// another program may have changed it a moment ago.
    func callAsFunction(
        from old: FeedbackModel, to new: FeedbackModel
    ) async throws(JournalError) {
        let change: FeedbackModelChange =
            old.polarized == new.polarized
            ? FeedbackModel.transform(withFeedback: new.feedback)
            : FeedbackModel.transform(withPolarized: new.polarized)
        let moment = Date(
            timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        try await journal.change(id) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(film.changingFeedback(by: change, at: moment))
        }
    }
}
