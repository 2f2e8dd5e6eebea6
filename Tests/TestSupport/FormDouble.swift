public import EntryFeature
public import Presentation
public import Signals

/// A form that tells what it is asked to show, and sends what a test types.
@MainActor
public final class FormDouble: FormView {
    public enum Told: Equatable {
        case check(FormCheck)
        case filled(FormDraft)
        case put(FormDraft)
        case completions([FormKey: [String]])
        case failure(FailureViewModel)
        case unsaved(UnsavedQuestion)
        case conflicts([FieldConflict])
        case offeredNew(FailureViewModel)
        case question(QuestionViewModel)
        case focusedWrongField
        case closed
    }

    public let draft = Emitter<FormDraft>()
    private let events = Emitter<FormEvent>()
    /// The completions that were offered last for each field.
    public private(set) var offers: [FormKey: [CompletionOffer]] = [:]
    /// The currencies that stood for those that were not typed, after the first one.
    public private(set) var currencies: [String] = []
    /// The fares that followed from what was typed, such as "89.90 EUR".
    public private(set) var fares: [String] = []
    private var currency: String?
    /// The check that was shown last, or `nil` if the first one stays.
    public private(set) var check: FormCheck?
    /// Answers the last question.
    public private(set) var answer: ((Int) -> Void)?
    private let tell: (Told) -> Void

    public init(of form: FormViewModel? = nil, _ tell: @escaping (Told) -> Void) {
        self.tell = tell
        currency = form?.check.words[.currency]
    }

    public var signalDraft: Signal<FormDraft> { draft.signal }
    public var signalEvent: Signal<FormEvent> { events.signal }

    public var line: FormSender<String> { FormSender(events) { .line($0) } }
    public var pressed: FormSender<FormKey> { FormSender(events) { .pressed($0) } }
    public var save: FormSender<Void> { FormSender(events) { .save } }
    public var cancel: FormSender<Void> { FormSender(events) { .cancel } }
    public var discard: FormSender<Void> { FormSender(events) { .discard } }
    public var conflictAnswers: FormSender<[FieldConflict: Bool]> {
        FormSender(events) { .answered($0) }
    }
    public var saveAsNew: FormSender<Void> { FormSender(events) { .saveAsNew } }
    public var editingEnded: FormSender<Void> { FormSender(events) { .editingEnded } }

    public func fill(_ draft: FormDraft) {
        tell(.filled(draft))
        self.draft.emit(draft)
    }
    public func put(_ draft: FormDraft) {
        if draft.texts[.currency] != nil {
            fares.append("\(draft[FormKey("fare")]) \(draft[FormKey.currency])")
        }
        tell(.put(draft))
    }
    public func offer(_ completions: [CompletionOffer], for key: FormKey) {
        offers[key] = completions
    }
    public func complete(_ completions: [FormKey: [String]]) {
        tell(.completions(completions))
    }
    public func show(_ check: FormCheck) {
        self.check = check
        if let code = check.words[.currency], code != currency {
            currency = code
            currencies.append(code)
        }
        tell(.check(check))
    }
    public func ask(_ question: UnsavedQuestion) { tell(.unsaved(question)) }
    public func ask(_ conflicts: [FieldConflict]) { tell(.conflicts(conflicts)) }
    public func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        self.answer = answer
        tell(.question(question))
    }
    public func offerSavingAsNew(_ failure: FailureViewModel) { tell(.offeredNew(failure)) }
    public func show(_ failure: FailureViewModel) { tell(.failure(failure)) }
    public func focusFirstWrongField() { tell(.focusedWrongField) }
    public func dismiss() { tell(.closed) }
}

/// Sends one kind of event of a form.
@MainActor
public struct FormSender<Value> {
    private let events: Emitter<FormEvent>
    private let event: (Value) -> FormEvent

    public init(_ events: Emitter<FormEvent>, _ event: @escaping (Value) -> FormEvent) {
        self.events = events
        self.event = event
    }

    public func emit(_ value: Value) { events.emit(event(value)) }
}

extension FormSender<Void> {
    public func emit() { emit(()) }
}
