import Presentation
import Signals
import TestSupport
import TripsFeature

final class TripMainPageDouble: TripMainPage {
    let id: String
    let recordOutcome = Emitter<Void>()
    let now = Emitter<Void>()
    let arrivalChosen = Emitter<Bool>()
    let journey = Emitter<Void>()
    let claim = Emitter<String>()
    let substitute = Emitter<String>()
    let relatedEntry = Emitter<String>()
    let relatedSearch = Emitter<String>()

    init(id: String = "") { self.id = id }

    var signalRecordOutcome: Signal<Void> { recordOutcome.signal }
    var signalNow: Signal<Void> { now.signal }
    var signalArrivalChosen: Signal<Bool> { arrivalChosen.signal }
    var signalSubstitute: Signal<String> { substitute.signal }
    var signalJourney: Signal<Void> { journey.signal }
    var signalClaim: Signal<String> { claim.signal }
    var signalRelatedEntry: Signal<String> { relatedEntry.signal }
    var signalRelatedSearch: Signal<String> { relatedSearch.signal }
}

final class OutcomeSelectionPageDouble: OutcomeSelectionPage {
    let id: String
    let selection = Emitter<OutcomeChoice>()
    let time = Emitter<OutcomeTime>()

    init(id: String = "") { self.id = id }

    var signalSelection: Signal<OutcomeChoice> { selection.signal }
    var signalTime: Signal<OutcomeTime> { time.signal }
}
