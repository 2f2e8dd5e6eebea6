import FilmsFeature
import TripsFeature

@testable import UserInterface

extension SelectionModel<FilmViewModel, FeedbackSelectionViewModel> {
    /// What there is to choose from, without a card.
    init(
        id: String, title: String, choices: [FeedbackChoice], withdrawal: FeedbackChoice? = nil
    ) {
        self.init(
            choices: FeedbackSelectionViewModel(
                id: id, title: title, choices: choices, withdrawal: withdrawal))
    }
}

extension SelectionModel<TripViewModel, OutcomeSelectionViewModel> {
    /// What there is to choose from, without a card.
    init(id: String, title: String, choices: [OutcomeChoice], time: OutcomeTimeOffer) {
        self.init(
            choices: OutcomeSelectionViewModel(
                id: id, title: title, choices: choices, time: time))
    }
}
