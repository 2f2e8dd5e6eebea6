internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Wording

/// Records an outcome, but asks first if it is implausible or would remove recorded times.
final class ConfirmAndRecordOutcome {
    private weak var trip: (any HoldsEntry<Trip, TripOutcome>)?
    private weak var view: (any DisplaysFailure & AsksQuestions)?
    private let words: Localizer
    private let leave: () -> Void

    /// - Parameter leave: leaves the page of choices.
    init(
        to trip: any HoldsEntry<Trip, TripOutcome>, view: any DisplaysFailure & AsksQuestions,
        words: Localizer,
        leave: @escaping () -> Void
    ) {
        self.trip = trip
        self.view = view
        self.words = words
        self.leave = leave
    }

    /// Records an outcome, after the user has confirmed it where necessary. The page and its texts
    /// stay until then.
    func recordConfirmingIfNeeded(_ outcome: TripOutcome) {
        guard let now = trip?.content,
            let doubt = OutcomeConfirmation(about: outcome, of: now, words: words)
        else { return accept(outcome) }
        view?.ask(doubt.question) { [weak self] choice in
            guard doubt.outcomes.indices.contains(choice) else { return }
            self?.accept(doubt.outcomes[choice])
        }
    }

    /// Records that the trip departs, or arrives, this minute.
    func recordNow(_ moment: Date, in timeZone: TimeZone) {
        guard let now = trip?.content, let end = now.stopDueNow(at: moment, in: timeZone),
            let time = now.minute(of: moment, at: end, in: timeZone)
        else { return }
        record(.time(end, time))
    }

    /// Records that the traveller took nothing instead.
    func record(_ abandonment: Abandonment) {
        record(.abandoned(abandonment))
    }

    private func accept(_ outcome: TripOutcome) {
        leave()
        record(outcome)
    }

    private func record(_ outcome: TripOutcome) {
        trip?.change(outcome) { [words, weak view] error in
            view?.showFailure(
                words.failure(words.outcomeNotRecorded, because: error))
        }
    }
}
