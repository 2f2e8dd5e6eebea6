import ClaimsFeature
import Domain
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
        case form(FormViewModel)
        case check(FormCheck)
        case failure(FailureViewModel)
        case focusedWrongField
        case closed
        case flow(EntryFlow)
        case paper(PaperRequest)
        case other

        var form: FormViewModel? { if case .form(let form) = self { form } else { nil } }
    }

    let messages = Messages<Message>()
    private(set) var pages: [PassPageDouble] = []
    private(set) var forms: [FormDouble] = []

    func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents> {
        let page = PassPageDouble(PassPageEvents.init)
        pages.append(page)
        messages.append(.page)
        return page
    }

    func showPass(_ pass: PassViewModel) { messages.append(.pass(pass)) }

    func openForm(_ form: FormViewModel) -> any FormView {
        let double = FormDouble { [weak self] in self?.note($0) }
        forms.append(double)
        messages.append(.form(form))
        return double
    }

    /// The prices that followed from what was typed, such as "63.00 EUR".
    private(set) var prices: [String] = []

    /// The indices of the rules that followed from the name.
    private(set) var proposedProducts: [Int] = []

    private func note(_ told: FormDouble.Told) {
        switch told {
        case .check(let check): messages.append(.check(check))
        case .put(let draft):
            if draft.texts[FormKey(.product)] != nil {
                proposedProducts.append(draft.product)
            } else {
                prices.append("\(draft.price) \(draft.currency)")
            }
        case .failure(let failure): messages.append(.failure(failure))
        case .focusedWrongField: messages.append(.focusedWrongField)
        case .closed: messages.append(.closed)
        default: messages.append(.other)
        }
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        messages.append(.shown)
        completion()
    }

    func route(_ flow: EntryFlow) { messages.append(.flow(flow)) }
}

typealias PassPageDouble = InteractivePageDouble<PassPageEvents>

extension FormViewModel {
    /// The season tickets to choose from.
    var products: [String] {
        rows.lazy.compactMap { if case .choice(let items) = $0.kind { items } else { nil } }.first
            ?? []
    }
}
