import ClaimsFeature
import EntryFeature
import Presentation
import Signals
import TestSupport

/// A window that records its messages in one list.
final class ProfileViewSpy: DisplaysForm {
    enum Message: Equatable {
        case form(FormViewModel)
        case check(FormCheck)
        case failure(FailureViewModel)
        case formFailure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case question(QuestionViewModel)
        case focusedWrongField
        case closed
        case other
    }

    let messages = Messages<Message>()
    let events = ClaimsEvents()
    var profile: Emitter<Void> { events.profile }
    private(set) var forms: [FormDouble] = []

    func openForm(_ form: FormViewModel) -> any FormView {
        let double = FormDouble { [messages] in messages.append(Message($0)) }
        forms.append(double)
        messages.append(.form(form))
        return double
    }

    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
}

extension ProfileViewSpy.Message {
    fileprivate init(_ told: FormDouble.Told) {
        self =
            switch told {
            case .check(let check): .check(check)
            case .failure(let failure): .formFailure(failure)
            case .unsaved(let question): .unsaved(question)
            case .question(let question): .question(question)
            case .focusedWrongField: .focusedWrongField
            case .closed: .closed
            default: .other
            }
    }
}
