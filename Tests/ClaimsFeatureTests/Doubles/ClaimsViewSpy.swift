import ClaimsFeature
import EntryFeature
import Presentation
import Signals
import TestSupport

/// A window that records its messages in one list.
final class ClaimsViewSpy: DisplaysClaim, DisplaysClaimStep, DisplaysForm, MakesClaimPages,
    NavigationHost
{
    enum Message: Equatable {
        case claim(ClaimViewModel)
        case step(ClaimStepViewModel)
        case check(ClaimStepCheck)
        case failure(FailureViewModel)
        case mainPage
        case stepPage
        case form(FormViewModel)

        var claim: ClaimViewModel? { if case .claim(let claim) = self { claim } else { nil } }
    }

    let messages = Messages<Message>()
    private(set) var mainPages: [ClaimMainPageDouble] = []
    private(set) var stepPages: [ClaimStepPageDouble] = []
    private(set) var forms: [FormDouble] = []

    func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents> {
        let page = ClaimMainPageDouble(ClaimPageEvents.init)
        mainPages.append(page)
        return page
    }

    func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents> {
        let page = ClaimStepPageDouble(ClaimStepPageEvents.init)
        stepPages.append(page)
        return page
    }

    func showClaim(_ claim: ClaimViewModel) { messages.append(.claim(claim)) }
    func showClaimStep(_ step: ClaimStepViewModel) { messages.append(.step(step)) }
    func showClaimStepCheck(_ check: ClaimStepCheck) { messages.append(.check(check)) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }

    func openForm(_ form: FormViewModel) -> any FormView {
        messages.append(.form(form))
        let opened = FormDouble { _ in }
        forms.append(opened)
        return opened
    }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(page is ClaimMainPageDouble ? .mainPage : .stepPage)
        completion()
    }
}

typealias ClaimMainPageDouble = InteractivePageDouble<ClaimPageEvents>
typealias ClaimStepPageDouble = InteractivePageDouble<ClaimStepPageEvents>
