public import Signals

/// An open form, whatever its subject.
@MainActor
public protocol FormView: AnyObject {
    /// Sends the draft after each change.
    var signalDraft: Signal<FormDraft> { get }
    /// Sends each other action.
    var signalEvent: Signal<FormEvent> { get }
    /// Replaces the draft, which is sent as if it were typed.
    func fill(_ draft: FormDraft)
    /// Replaces the fields that the draft has texts of, also in the drafts that the form sends. The
    /// zone of a time that is not known has a key of its own.
    func put(_ draft: FormDraft)
    /// Replaces the texts that are offered as completions of fields, the most frequent first.
    func complete(_ completions: [FormKey: [String]])
    /// Replaces the completions that are offered after those, for the text in a field.
    func offer(_ completions: [CompletionOffer], for key: FormKey)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: FormCheck)
    /// Asks whether unsaved text is kept.
    func ask(_ question: UnsavedQuestion)
    /// Asks which texts of conflicts are kept.
    func ask(_ conflicts: [FieldConflict])
    /// Asks a question and returns immediately. `answer` is called with the index of the chosen
    /// answer, but not if the question is cancelled.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
    /// Shows why saving failed, and leaves the text in the form.
    func show(_ failure: FailureViewModel)
    /// Shows that the entry is gone, and offers to save the text as a new one.
    func offerSavingAsNew(_ failure: FailureViewModel)
    /// Moves the keyboard focus to the first field with a mistake, unless it is in such a field
    /// already.
    func focusFirstWrongField()
    /// Takes the form off the screen.
    func dismiss()
}

/// An action of a person in a form, beside typing into its fields.
public nonisolated enum FormEvent: Hashable, Sendable {
    /// Changes the text of the line above the fields.
    case line(String)
    /// Presses a button or an offer.
    case pressed(FormKey)
    /// Chooses a time, or leaves the field of a time or of a text that others follow. Before that,
    /// the typed text may be incomplete.
    case editingEnded
    /// Asks to save the draft.
    case save
    /// Asks to save the draft as a new entry.
    case saveAsNew
    /// Answers whether the typed text is kept, of all fields that were also changed elsewhere.
    case answered([FieldConflict: Bool])
    /// Asks to leave the form, which stays until it is dismissed.
    case cancel
    /// Closes the form without saving, as the answer to a question.
    case discard
}

/// The question before a form with unsaved text is closed.
public nonisolated struct UnsavedQuestion: Hashable, Sendable {
    /// The question, such as "Save changes to this note?".
    public let title: String
    /// An explanation of what discarding would mean, or of why the text cannot be saved.
    public let text: String
    /// Whether the typed text can be saved as it stands.
    public let canSave: Bool

    /// Makes a question of its words.
    public init(title: String, text: String, canSave: Bool) {
        self.title = title
        self.text = text
        self.canSave = canSave
    }
}
