import FilmsFeature
import Presentation
import Signals
import TestSupport

final class FilmMainPageDouble: FilmMainPage {
    let id: String
    let leaveFeedback = Emitter<Void>()
    let polarizedChanged = Emitter<Bool>()
    let watched = Emitter<Void>()
    let wholeFeedbackHistory = Emitter<Void>()
    let relatedEntry = Emitter<String>()
    let relatedSearch = Emitter<String>()

    init(id: String = "") { self.id = id }

    var signalLeaveFeedback: Signal<Void> { leaveFeedback.signal }
    var signalWatched: Signal<Void> { watched.signal }
    var signalPolarizedChanged: Signal<Bool> { polarizedChanged.signal }
    var signalWholeFeedbackHistory: Signal<Void> { wholeFeedbackHistory.signal }
    var signalRelatedEntry: Signal<String> { relatedEntry.signal }
    var signalRelatedSearch: Signal<String> { relatedSearch.signal }
}

final class FeedbackSelectionPageDouble: FeedbackSelectionPage {
    let id: String
    let selection = Emitter<FeedbackChoice>()

    init(id: String = "") { self.id = id }

    var signalSelection: Signal<FeedbackChoice> { selection.signal }
}
