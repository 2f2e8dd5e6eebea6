import FilmsFeature
import TripsFeature

@testable import UserInterface

extension SelectionModel<FilmViewModel, FeedbackSelectionViewModel> {
    /// Makes the choices without a card.
    init(
        id: String, title: String, choices: [FeedbackChoice], chosen: FeedbackChoice? = nil,
        clearChoice: FeedbackChoice? = nil
    ) {
        self.init(
            choices: FeedbackSelectionViewModel(
                id: id, title: title, choices: choices, chosen: chosen, clearChoice: clearChoice))
    }
}

extension SelectionModel<TripViewModel, OutcomeSelectionViewModel> {
    /// Makes the choices without a card.
    init(id: String, title: String, choices: [OutcomeChoice], time: TimePickerViewModel) {
        self.init(
            choices: OutcomeSelectionViewModel(
                id: id, title: title, choices: choices, time: time))
    }
}
