import Domain
import EntryFeature
import Presentation

@testable import FilmsFeature
@testable import TripsFeature

extension FeedbackSelectionViewModel {
    /// Makes the choices for a film of which only the id is known.
    init(
        id: String, title: String, choices: [FeedbackChoice], chosen: FeedbackChoice? = nil,
        clearChoice: FeedbackChoice? = nil
    ) {
        self.init(
            film: EntryViewModel(id: id, title: ""), title: title, choices: choices,
            chosen: chosen, clearChoice: clearChoice)
    }
}

extension OutcomeSelectionViewModel {
    /// Makes the choices for a trip with that id.
    init(
        id: String, title: String, choices: [OutcomeChoice], chosen: [OutcomeChoice] = [],
        time: TimePickerViewModel
    ) {
        self.init(
            trip: .of(.toVienna, id: EntryID(id)), title: title, choices: choices,
            chosen: chosen, time: time)
    }
}
