internal import Domain
internal import EntryFeature
internal import Presentation

/// Records an outcome that was chosen. Where it cannot be meant as it was chosen, or touches what was
/// recorded before, it asks first.
final class RecordWhatHappened {
    private weak var trip: TripModel?
    private weak var view: (any DisplaysFailure & AsksQuestions)?
    private let words: LocalWords

    init(
        to trip: TripModel, view: any DisplaysFailure & AsksQuestions, words: LocalWords
    ) {
        self.trip = trip
        self.view = view
        self.words = words
    }

    func decide(_ outcome: TripOutcome) {
        guard let now = trip?.content,
            let doubt = OutcomeDoubt(about: outcome, of: now, words: words)
        else { return record(outcome) }
        view?.ask(doubt.question) { [weak self] choice in
            guard doubt.outcomes.indices.contains(choice) else { return }
            self?.record(doubt.outcomes[choice])
        }
    }

    private func record(_ outcome: TripOutcome) {
        trip?.change(outcome) { [words, weak view] error in
            view?.showFailure(
                FailureViewModel(
                    title: "What happened was not recorded.",
                    reason: (error as? TripRecordError)?.sentence(words.ofTimes) ?? "\(error)"))
        }
    }
}
