import ClaimsFeature
import EntryFeature
import Presentation
import Signals
import TestSupport

/// A window that records the messages about season tickets in one list.
final class PassViewSpy: PassesView, NavigationHost, FlowRouting {
    enum Message: Equatable {
        case page
        case shown
        case pass(PassViewModel)
        case form(PassFormViewModel)
        case check(PassFormCheck)
        case failure(FailureViewModel)
        case focusedWrongField
        case closed
        case flow(EntryFlow)
        case paper(PaperRequest)
        case other
    }

    let messages = Messages<Message>()
    private(set) var pages: [PassPageDouble] = []
    private(set) var forms: [PassFormDouble] = []

    func makePassMainPage(for id: String) -> any PassMainPage {
        let page = PassPageDouble()
        pages.append(page)
        messages.append(.page)
        return page
    }

    func showPass(_ pass: PassViewModel) { messages.append(.pass(pass)) }

    func openPassForm(_ form: PassFormViewModel) -> any PassForm {
        let double = PassFormDouble(messages: messages)
        forms.append(double)
        messages.append(.form(form))
        return double
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(.shown)
        completion()
    }

    func route(_ flow: any Flow) {
        if let flow = flow as? EntryFlow { messages.append(.flow(flow)) }
    }
}

final class PassPageDouble: PassMainPage {
    let trip = Emitter<String>()
    let claim = Emitter<String>()
    let paper = Emitter<String>()
    let rules = Emitter<Void>()
    let search = Emitter<String>()

    var signalTrip: Signal<String> { trip.signal }
    var signalClaim: Signal<String> { claim.signal }
    var signalPaper: Signal<String> { paper.signal }
    var signalChooseRules: Signal<Void> { rules.signal }
    var signalRelatedSearch: Signal<String> { search.signal }
}

final class PassFormDouble: PassForm {
    let draft = Emitter<PassDraft>()
    let save = Emitter<Void>()
    private let cancel = Emitter<Void>()
    private let unsavedAnswer = Emitter<UnsavedAnswer>()
    private let conflictAnswers = Emitter<[ConflictAnswer]>()
    private let saveAsNew = Emitter<Void>()
    private let messages: Messages<PassViewSpy.Message>

    init(messages: Messages<PassViewSpy.Message>) { self.messages = messages }

    var signalDraft: Signal<PassDraft> { draft.signal }
    var signalSave: Signal<Void> { save.signal }
    var signalCancel: Signal<Void> { cancel.signal }
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }
    var signalSaveAsNew: Signal<Void> { saveAsNew.signal }

    private(set) var currencies: [String] = []
    func showCurrency(_ code: String) { currencies.append(code) }
    /// Those that followed from what was typed, such as "63.00 EUR".
    private(set) var prices: [String] = []
    func showPrice(_ amount: String, currency: String) { prices.append("\(amount) \(currency)") }
    func show(_ check: PassFormCheck) { messages.append(.check(check)) }
    func show(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func focusFirstWrongField() { messages.append(.focusedWrongField) }
    func dismiss() { messages.append(.closed) }
    func ask(_ question: UnsavedQuestion) { messages.append(.other) }
    func ask(_ question: ConflictQuestion) { messages.append(.other) }
    func offerSavingAsNew(_ failure: FailureViewModel) { messages.append(.other) }
}
