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

final class TripFormDouble: TripForm {
    let draft = Emitter<TripDraft>()
    let save = Emitter<Void>()
    let cancel = Emitter<Void>()
    let unsavedAnswer = Emitter<UnsavedAnswer>()
    let conflictAnswers = Emitter<[ConflictAnswer]>()
    let saveAsNew = Emitter<Void>()
    let editingEnded = Emitter<Void>()
    let line = Emitter<String>()
    let otherKind = Emitter<Void>()
    let offerTaken = Emitter<Void>()
    private let messages: Messages<TripMainViewSpy.Message>

    init(messages: Messages<TripMainViewSpy.Message>) { self.messages = messages }

    var signalDraft: Signal<TripDraft> { draft.signal }
    var signalEditingEnded: Signal<Void> { editingEnded.signal }
    var signalLine: Signal<String> { line.signal }
    var signalOtherKind: Signal<Void> { otherKind.signal }
    var signalOfferTaken: Signal<Void> { offerTaken.signal }
    var signalSave: Signal<Void> { save.signal }
    var signalCancel: Signal<Void> { cancel.signal }
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }
    var signalSaveAsNew: Signal<Void> { saveAsNew.signal }

    func fill(_ draft: TripDraft, meanings: String) {
        messages.append(.formFilled(draft, meanings))
        self.draft.emit(draft)
    }
    func offer(_ words: String) { messages.append(.formOffer(words)) }
    func showArrival(_ arrival: TripDraft.Time) { messages.append(.formArrival(arrival)) }
    func showPlaces(of draft: TripDraft) { messages.append(.formPlaces(draft)) }
    private(set) var currencies: [String] = []
    func showCurrency(_ code: String) { currencies.append(code) }
    /// Those that followed from what was typed, such as "89.90 EUR".
    private(set) var fares: [String] = []
    func showFare(_ amount: String, currency: String) { fares.append("\(amount) \(currency)") }

    /// The completions that were offered last for each field.
    private(set) var offers: [TripFormCheck.Field: [CompletionOffer]] = [:]
    func offer(_ completions: [CompletionOffer], for field: TripFormCheck.Field) {
        offers[field] = completions
    }

    func complete(stops: [String], operators: [String], tags: [String]) {
        messages.append(.formCompletions(stops + operators + tags))
    }
    func show(_ check: TripFormCheck) { messages.append(.formCheck(check)) }
    func ask(_ question: UnsavedQuestion) { messages.append(.unsaved(question)) }
    func ask(_ question: ConflictQuestion) { messages.append(.conflicts(question)) }
    func offerSavingAsNew(_ failure: FailureViewModel) { messages.append(.offeredNew(failure)) }
    func show(_ failure: FailureViewModel) { messages.append(.formFailure(failure)) }
    func focusFirstWrongField() { messages.append(.formFocusedWrongField) }
    func dismiss() { messages.append(.formClosed) }
}
