internal import Signals

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
public final class FormHandler<Saved: Sendable> {
    /// The open form, or `nil` once it is closed. It is held here, because the view hands it out
    /// and keeps no reference.
    public private(set) var form: (any FormView)?

    private let original: FormDraft
    private var draft: FormDraft
    private var shown: FormCheck
    private let hasUncommittedText: () -> Bool
    private let check: (FormDraft, _ isToBeWhole: Bool) -> FormCheck
    private let question: (FormCheck) -> UnsavedQuestion
    private let save: (FormDraft, FormSaving) async throws -> Saved
    private let saved: (Saved) -> Void
    private let failed: (any Error, (any FormView)?) -> Void
    private let ended: () -> Void
    /// The draft that is being saved, or `nil` if none is.
    private var saving: FormDraft?
    private var answers: [ConflictAnswer] = []
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// Makes a handler that runs the form from now on.
    ///
    /// - Parameters:
    ///   - draft: the draft that the form began with.
    ///   - typed: the draft that was typed before and stands in the form instead of `draft`, or
    ///     `nil`.
    ///   - shown: the check that the form began with.
    ///   - following: returns a typed draft with what follows from it.
    ///   - hasUncommittedText: tells whether the form holds text that is in no draft.
    ///   - check: checks a draft. It is to be whole when the person wants to save or leave, and so
    ///     empty fields are mistakes.
    ///   - question: asks whether to keep unsaved text, when the form is to be closed.
    ///   - save: returns when the draft is stored safely.
    ///   - saved: called after the form was saved and closed.
    ///   - failed: shows why saving failed, in the form if it is still open.
    ///   - ended: called once, when the form was saved, or closed without saving. A save that is
    ///     running when the form is closed goes on and may still fail, so no closure about saving
    ///     should need its owner.
    public init(
        _ draft: FormDraft, typed: FormDraft? = nil, in form: any FormView, shown: FormCheck,
        following: @escaping (FormDraft) -> FormDraft = { $0 },
        hasUncommittedText: @escaping () -> Bool = { false },
        check: @escaping (FormDraft, _ isToBeWhole: Bool) -> FormCheck,
        question: @escaping (FormCheck) -> UnsavedQuestion,
        save: @escaping (FormDraft, FormSaving) async throws -> Saved,
        saved: @escaping (Saved) -> Void,
        failed: @escaping (any Error, (any FormView)?) -> Void, ended: @escaping () -> Void
    ) {
        original = draft
        self.draft = typed ?? draft
        self.form = form
        self.shown = shown
        self.hasUncommittedText = hasUncommittedText
        self.check = check
        self.question = question
        self.save = save
        self.saved = saved
        self.failed = failed
        self.ended = ended
        subscriptions +=
            form.signalDraft.map(following).onReception § eachTime
            § { [weak self] draft in
                self?.draft = draft
                self?.showCheck()
            }
        subscriptions += form.signalEvent.onReception § eachTime § weakly(self, FormHandler.handle)
    }

    /// Whether a save is running, which may still fail.
    public var isSaving: Bool { saving != nil }

    private func handle(_ event: FormEvent) {
        switch event {
        case .save, .unsaved(.save): beginSaving()
        case .saveAsNew: beginSaving(isNew: true)
        case .answered(let answers):
            self.answers += answers
            beginSaving()
        case .cancel: leave()
        case .unsaved(.discard): end()
        case .unsaved(.keepEditing), .line, .pressed, .editingEnded: break
        }
    }

    private func showCheck(isToBeWhole: Bool = false) {
        let check = check(draft, isToBeWhole)
        if check != shown { form?.show(check) }
        shown = check
    }

    private func beginSaving(isNew: Bool = false) {
        guard !hasEnded, saving == nil else { return }
        showCheck(isToBeWhole: true)
        guard shown.canSave else { return form?.focusFirstWrongField() ?? () }
        saving = draft
        let how = FormSaving(answers: answers, isNew: isNew)
        // The save starts at once, because the window may be closed next.
        Task.immediate { [draft] in await finishSaving(draft, how) }
    }

    private func finishSaving(_ draft: FormDraft, _ how: FormSaving) async {
        do {
            let saved = try await save(draft, how)
            saving = nil
            dismiss()
            self.saved(saved)
            end()
        } catch {
            saving = nil
            failed(error, form)
        }
    }

    /// Leaves without a question if nothing is changed, or the change is being saved.
    private func leave() {
        guard draft != saving ?? original || saving == nil && hasUncommittedText() else {
            return end()
        }
        showCheck(isToBeWhole: true)
        form?.ask(question(shown))
    }

    /// Closes the form without saving.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        dismiss()
        ended()
    }

    private func dismiss() {
        form?.dismiss()
        form = nil
    }
}
