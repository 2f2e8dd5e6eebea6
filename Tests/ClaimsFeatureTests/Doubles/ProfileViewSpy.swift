import ClaimsFeature
import Presentation
import Signals
import TestSupport

/// A window that records its messages in one list.
final class ProfileViewSpy: DisplaysProfileForm, ProfilePage {
    enum Message: Equatable {
        case form(ProfileFormViewModel)
        case check(ProfileFormCheck)
        case failure(FailureViewModel)
        case formFailure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case question(QuestionViewModel)
        case focusedWrongField
        case closed
        case other
    }

    let messages = Messages<Message>()
    let profile = Emitter<Void>()
    private(set) var forms: [ProfileFormDouble] = []

    var signalProfile: Signal<Void> { profile.signal }

    func openProfileForm(_ form: ProfileFormViewModel) -> any ProfileForm {
        let double = ProfileFormDouble(messages: messages)
        forms.append(double)
        messages.append(.form(form))
        return double
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
}

final class ProfileFormDouble: ProfileForm {
    let draft = Emitter<ProfileDraft>()
    let forget = Emitter<Void>()
    let save = Emitter<Void>()
    let cancel = Emitter<Void>()
    let unsavedAnswer = Emitter<UnsavedAnswer>()
    private let conflictAnswers = Emitter<[ConflictAnswer]>()
    private let saveAsNew = Emitter<Void>()
    private(set) var answer: ((Int) -> Void)?
    private let messages: Messages<ProfileViewSpy.Message>

    init(messages: Messages<ProfileViewSpy.Message>) { self.messages = messages }

    var signalDraft: Signal<ProfileDraft> { draft.signal }
    var signalForget: Signal<Void> { forget.signal }
    var signalSave: Signal<Void> { save.signal }
    var signalCancel: Signal<Void> { cancel.signal }
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }
    var signalSaveAsNew: Signal<Void> { saveAsNew.signal }

    func show(_ check: ProfileFormCheck) { messages.append(.check(check)) }
    func ask(_ question: UnsavedQuestion) { messages.append(.unsaved(question)) }
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        self.answer = answer
        messages.append(.question(question))
    }
    func show(_ failure: FailureViewModel) { messages.append(.formFailure(failure)) }
    func focusFirstWrongField() { messages.append(.focusedWrongField) }
    func dismiss() { messages.append(.closed) }

    // This form never asks that question.
    func ask(_ question: ConflictQuestion) { messages.append(.other) }
    func offerSavingAsNew(_ failure: FailureViewModel) { messages.append(.other) }
}
