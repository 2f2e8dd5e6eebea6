public import EntryFeature
public import Presentation
public import Signals

/// A form that tells what it is asked to show, and sends what a test types.
@MainActor
public final class FormDouble: FormView {
    public enum Told: Equatable {
        case check(FormCheck)
        case filled(FormDraft, String)
        case put(FormDraft)
        case completions(FormViewModel.Completions)
        case failure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case conflicts(ConflictQuestion)
        case offeredNew(FailureViewModel)
        case focusedWrongField
        case closed
    }

    public let draft = Emitter<FormDraft>()
    public let line = Emitter<String>()
    public let pressed = Emitter<FormKey>()
    public let save = Emitter<Void>()
    public let cancel = Emitter<Void>()
    public let unsavedAnswer = Emitter<UnsavedAnswer>()
    public let conflictAnswers = Emitter<[ConflictAnswer]>()
    public let saveAsNew = Emitter<Void>()
    /// The check that was shown last, or `nil` if the first one stays.
    public private(set) var check: FormCheck?
    private let tell: (Told) -> Void

    public init(_ tell: @escaping (Told) -> Void) { self.tell = tell }

    public var signalDraft: Signal<FormDraft> { draft.signal }
    public var signalLine: Signal<String> { line.signal }
    public var signalPressed: Signal<FormKey> { pressed.signal }
    public var signalSave: Signal<Void> { save.signal }
    public var signalCancel: Signal<Void> { cancel.signal }
    public var signalUnsavedAnswer: Signal<UnsavedAnswer> { unsavedAnswer.signal }
    public var signalConflictAnswers: Signal<[ConflictAnswer]> { conflictAnswers.signal }
    public var signalSaveAsNew: Signal<Void> { saveAsNew.signal }

    public func fill(_ draft: FormDraft, meanings: String) {
        tell(.filled(draft, meanings))
        self.draft.emit(draft)
    }
    public func put(_ draft: FormDraft) { tell(.put(draft)) }
    public func complete(_ completions: FormViewModel.Completions) {
        tell(.completions(completions))
    }
    public func show(_ check: FormCheck) {
        self.check = check
        tell(.check(check))
    }
    public func ask(_ question: UnsavedQuestion) { tell(.unsaved(question)) }
    public func ask(_ question: ConflictQuestion) { tell(.conflicts(question)) }
    public func offerSavingAsNew(_ failure: FailureViewModel) { tell(.offeredNew(failure)) }
    public func show(_ failure: FailureViewModel) { tell(.failure(failure)) }
    public func focusFirstWrongField() { tell(.focusedWrongField) }
    public func dismiss() { tell(.closed) }
}
