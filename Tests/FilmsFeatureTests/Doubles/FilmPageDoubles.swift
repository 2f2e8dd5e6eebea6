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

final class FilmFormDouble: FilmForm {
    let draft = Emitter<FilmDraft>()
    let save = Emitter<Void>()
    let cancel = Emitter<Void>()
    let unsavedAnswer = Emitter<UnsavedAnswer>()
    let conflictAnswers = Emitter<[ConflictAnswer]>()
    let saveAsNew = Emitter<Void>()
    let line = Emitter<String>()
    let otherKind = Emitter<Void>()
    private let messages: Messages<FilmMainViewSpy.Message>

    init(messages: Messages<FilmMainViewSpy.Message>) { self.messages = messages }

    var signalDraft: Signal<FilmDraft> { draft.signal }
    var signalLine: Signal<String> { line.signal }
    var signalOtherKind: Signal<Void> { otherKind.signal }
    var signalSave: Signal<Void> { save.signal }
    var signalCancel: Signal<Void> { cancel.signal }
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }
    var signalSaveAsNew: Signal<Void> { saveAsNew.signal }

    func complete(_ completions: FilmFormViewModel.Completions) {
        messages.append(.formCompletions(completions))
    }
    func fill(_ draft: FilmDraft, meanings: String) {
        messages.append(.formFilled(draft, meanings))
        self.draft.emit(draft)
    }
    func show(_ check: FilmFormCheck) { messages.append(.formCheck(check)) }
    func ask(_ question: UnsavedQuestion) { messages.append(.unsaved(question)) }
    func ask(_ question: ConflictQuestion) { messages.append(.conflicts(question)) }
    func offerSavingAsNew(_ failure: FailureViewModel) { messages.append(.offeredNew(failure)) }
    func show(_ failure: FailureViewModel) { messages.append(.formFailure(failure)) }
    func focusFirstWrongField() { messages.append(.formFocusedWrongField) }
    func dismiss() { messages.append(.formClosed) }
}
