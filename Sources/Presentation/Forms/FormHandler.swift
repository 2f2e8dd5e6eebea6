public import Signals

/// The way in which a draft is saved.
public nonisolated struct FormSaving: Hashable, Sendable {
    /// The answers about fields that were also changed elsewhere.
    public let answers: [ConflictAnswer]
    /// Whether the draft becomes a new entry, because the one that was edited is gone.
    public let isNew: Bool

    /// Makes a save with the answers of the form.
    public init(answers: [ConflictAnswer] = [], isNew: Bool = false) {
        self.answers = answers
        self.isNew = isNew
    }
}

/// Runs an open form: each draft is checked as it is typed, one save runs at a time, a draft that
/// could not be saved stays in the form, and an unsaved one is discarded only after a question.
@MainActor
public final class FormHandler<Draft: Equatable & Sendable> {
    private let original: Draft
    private var draft: Draft
    private let hasUncommittedText: () -> Bool
    private let check: (Draft) -> Bool
    private let save: (Draft, FormSaving) async throws -> Void
    private let refused: (Draft) -> Void
    private let ask: (_ canSave: Bool) -> Void
    private let failed: (any Error) -> Void
    private let ended: () -> Void
    /// Whether a save is running, which may still fail.
    public var isSaving: Bool { saving != nil }

    /// The draft that is being saved, or `nil` if none is.
    private var saving: Draft?
    private var answers: [ConflictAnswer] = []
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// Makes a handler that runs the form from now on.
    ///
    /// - Parameters:
    ///   - draft: the draft that the form began with.
    ///   - typed: the draft that was typed before and stands in the form instead of `draft`, or
    ///     `nil`.
    ///   - form: the open form, which is not kept.
    ///   - signalDraft: sends each changed draft.
    ///   - hasUncommittedText: tells whether the form holds text that is in no draft.
    ///   - check: shows the mistakes of a draft, and returns whether saving can succeed.
    ///   - refused: reports the mistakes of a draft that was to be saved and cannot.
    ///   - ask: asks whether to keep unsaved text, when the form is to be closed.
    ///   - save: returns when the draft is stored safely.
    ///   - failed: shows why saving failed.
    ///   - ended: called once, when the form was saved, or closed without saving. A save that is
    ///     running when the form is closed goes on and may still fail, so neither closure should
    ///     need its owner.
    public init(
        _ draft: Draft, typed: Draft? = nil, in form: any OpenForm, signalDraft: Signal<Draft>,
        hasUncommittedText: @escaping () -> Bool = { false },
        check: @escaping (Draft) -> Bool, refused: @escaping (Draft) -> Void,
        ask: @escaping (_ canSave: Bool) -> Void,
        save: @escaping (Draft, FormSaving) async throws -> Void,
        failed: @escaping (any Error) -> Void,
        ended: @escaping () -> Void
    ) {
        original = draft
        self.draft = typed ?? draft
        self.hasUncommittedText = hasUncommittedText
        self.check = check
        self.refused = refused
        self.ask = ask
        self.save = save
        self.failed = failed
        self.ended = ended
        subscriptions += signalDraft.onReception § eachTime § weakly(self, FormHandler.typed)
        subscriptions +=
            form.signalSave.onReception § eachTime § inAnyCase § weakly(self, FormHandler.saveAsIs)
        subscriptions +=
            form.signalSaveAsNew.onReception § eachTime § inAnyCase
            § weakly(self, FormHandler.saveAsNew)
        subscriptions +=
            form.signalConflictAnswers.onReception § eachTime
            § weakly(self, FormHandler.saveAnswered)
        subscriptions +=
            form.signalCancel.onReception § eachTime § inAnyCase § weakly(self, FormHandler.leave)
        subscriptions +=
            form.signalUnsavedAnswer.onReception § eachTime § weakly(self, FormHandler.handle)
    }

    private func saveAsIs() { beginSaving(isNew: false) }

    private func saveAsNew() { beginSaving(isNew: true) }

    private func saveAnswered(_ answers: [ConflictAnswer]) {
        self.answers += answers
        beginSaving(isNew: false)
    }

    private func beginSaving(isNew: Bool) {
        guard !hasEnded, saving == nil else { return }
        guard check(draft) else { return refused(draft) }
        saving = draft
        let how = FormSaving(answers: answers, isNew: isNew)
        // The save starts at once, because the window may be closed next.
        Task.immediate { [draft] in await finishSaving(draft, how) }
    }

    private func typed(_ draft: Draft) {
        self.draft = draft
        _ = check(draft)
    }

    private func finishSaving(_ draft: Draft, _ how: FormSaving) async {
        do {
            try await save(draft, how)
            saving = nil
            end()
        } catch {
            saving = nil
            failed(error)
        }
    }

    /// Leaves without a question if nothing is changed, or the change is being saved.
    private func leave() {
        let isUnsaved = draft != saving ?? original || saving == nil && hasUncommittedText()
        if isUnsaved { ask(check(draft)) } else { end() }
    }

    private func handle(_ answer: UnsavedAnswer) {
        switch answer {
        case .discard: end()
        case .keepEditing: break
        case .save: saveAsIs()
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        ended()
    }
}

/// A form that is open, whatever its subject.
@MainActor
public protocol OpenForm: AnyObject {
    /// Sent when the draft is to be saved.
    var signalSave: Signal<Void> { get }
    /// Sent when the person wants to leave the form, which stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    /// Sends the answer about unsaved text.
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { get }
    /// Sends the answers about fields that were also changed elsewhere, all of them at once.
    var signalConflictAnswers: Signal<[ConflictAnswer]> { get }
    /// Sent when the draft is to become a new entry.
    var signalSaveAsNew: Signal<Void> { get }
    /// Asks whether unsaved text is kept.
    func ask(_ question: UnsavedQuestion)
    /// Asks which texts of conflicts are kept.
    func ask(_ question: ConflictQuestion)
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

/// The answer to whether unsaved text is kept.
public enum UnsavedAnswer: Hashable, Sendable {
    case discard, keepEditing, save
}
