import ClaimsFeature
import Presentation
import Signals
import TestSupport

/// A window that records its messages in one list.
final class ClaimsViewSpy: DisplaysClaim, DisplaysClaimStep, DisplaysClaimForm, MakesClaimPages,
    NavigationHost
{
    enum Message: Equatable {
        case claim(ClaimViewModel)
        case step(ClaimStepViewModel)
        case check(ClaimStepCheck)
        case failure(FailureViewModel)
        case mainPage
        case stepPage
        case form(ClaimFormViewModel)
    }

    let messages = Messages<Message>()
    private(set) var mainPages: [ClaimMainPageDouble] = []
    private(set) var stepPages: [ClaimStepPageDouble] = []
    private(set) var forms: [ClaimFormDouble] = []

    func makeClaimMainPage(for id: String) -> any ClaimMainPage {
        let page = ClaimMainPageDouble()
        mainPages.append(page)
        return page
    }

    func makeClaimStepPage(for id: String) -> any ClaimStepPage {
        let page = ClaimStepPageDouble()
        stepPages.append(page)
        return page
    }

    func showClaim(_ claim: ClaimViewModel) { messages.append(.claim(claim)) }
    func showClaimStep(_ step: ClaimStepViewModel) { messages.append(.step(step)) }
    func showClaimStepCheck(_ check: ClaimStepCheck) { messages.append(.check(check)) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }

    func openClaimForm(_ form: ClaimFormViewModel) -> any ClaimForm {
        messages.append(.form(form))
        let opened = ClaimFormDouble()
        forms.append(opened)
        return opened
    }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(page is any ClaimMainPage ? .mainPage : .stepPage)
        completion()
    }
}

final class ClaimMainPageDouble: ClaimMainPage {
    let record = Emitter<ClaimQuestion>()
    let related = Emitter<String>()

    var signalRecord: Signal<ClaimQuestion> { record.signal }
    var signalRelatedEntry: Signal<String> { related.signal }
}

final class ClaimStepPageDouble: ClaimStepPage {
    let draft = Emitter<ClaimStepDraft>()
    let chosen = Emitter<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)>()

    var signalDraft: Signal<ClaimStepDraft> { draft.signal }
    var signalChosen: Signal<(choice: ClaimStepViewModel.Choice, draft: ClaimStepDraft)> {
        chosen.signal
    }
}

final class ClaimFormDouble: ClaimForm {
    let draft = Emitter<ClaimDraft>()
    let save = Emitter<Void>()
    let cancel = Emitter<Void>()
    let unsavedAnswer = Emitter<UnsavedAnswer>()
    let conflictAnswers = Emitter<[ConflictAnswer]>()
    let saveAsNew = Emitter<Void>()
    private(set) var check: ClaimFormCheck?
    private(set) var isDismissed = false

    var signalDraft: Signal<ClaimDraft> { draft.signal }
    var signalSave: Signal<Void> { save.signal }
    var signalSaveAsNew: Signal<Void> { saveAsNew.signal }
    var signalCancel: Signal<Void> { cancel.signal }
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }

    func complete(_ completions: ClaimFormViewModel.Completions) {}
    func show(_ check: ClaimFormCheck) { self.check = check }
    func focusFirstWrongField() {}
    func ask(_ question: UnsavedQuestion) {}
    func ask(_ question: ConflictQuestion) {}
    func show(_ failure: FailureViewModel) {}
    func offerSavingAsNew(_ failure: FailureViewModel) {}
    func dismiss() { isDismissed = true }
}

/// Records the places that a coordinator leads to.
final class FlowsSpy: FlowRouting {
    private(set) var routed: [any Flow] = []

    func route(_ flow: any Flow) { routed.append(flow) }
}
