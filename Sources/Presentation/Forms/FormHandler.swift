internal import Signals

/// Follows, checks and saves the drafts of an open form.
@MainActor
public protocol RunsForm<Saved>: AnyObject {
    /// The result of a save.
    associatedtype Saved: Sendable
    /// Whether the form holds text that is in no draft.
    var hasUncommittedText: Bool { get }
    /// Receives a typed draft, and returns it with what follows from it.
    func follow(_ draft: FormDraft) -> FormDraft
    /// Checks a draft. It is to be whole when the person wants to save or leave, and so empty
    /// fields are mistakes.
    func check(_ draft: FormDraft, isToBeWhole: Bool) -> FormCheck
    /// Returns the question whether to keep unsaved text, when the form is to be closed.
    func question(about check: FormCheck) -> UnsavedQuestion
    /// Returns when the draft is stored safely.
    ///
    /// - Parameters:
    ///   - answers: whether the typed text is kept, of fields that were also changed elsewhere.
    ///   - isNew: whether the draft becomes a new entry, because the one that was edited is gone.
    func save(_ draft: FormDraft, answers: [FieldConflict: Bool], isNew: Bool) async throws -> Saved
    /// Is called after the form was saved and closed.
    func didSave(_ saved: Saved)
    /// Shows why saving failed, in the form if it is still open.
    func didFail(_ error: any Error, in form: (any FormView)?)
    /// Is called once, when the form was saved, or closed without saving.
    func didEnd()
}

/// Runs an open form: each draft is checked as it is typed, one save runs at a time, a draft that
/// could not be saved stays in the form, and an unsaved one is discarded only after a question.
@MainActor
public final class FormHandler<Saved: Sendable> {
    /// The open form, or `nil` once it is closed. It is held here, because the view hands it out
    /// and keeps no reference.
    public private(set) var form: (any FormView)?

    /// The holder of the handler, which a running save holds.
    private unowned let owner: any RunsForm<Saved>
    private let original: FormDraft
    private var draft: FormDraft
    private var shown: FormCheck
    /// The draft that is being saved, or `nil` if none is.
    private var saving: FormDraft?
    private var answers: [FieldConflict: Bool] = [:]
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// Makes a handler that runs the form from now on.
    ///
    /// - Parameters:
    ///   - owner: holds the handler, and is held only while a draft is saved.
    ///   - draft: the draft that the form began with.
    ///   - typed: the draft that was typed before and stands in the form instead of `draft`, or
    ///     `nil`.
    ///   - shown: the check that the form began with.
    public init(
        of owner: any RunsForm<Saved>, _ draft: FormDraft, typed: FormDraft? = nil,
        in form: any FormView, shown: FormCheck
    ) {
        self.owner = owner
        original = draft
        self.draft = typed ?? draft
        self.form = form
        self.shown = shown
        subscriptions += form.signalDraft.onReception § eachTime § weakly(self, FormHandler.follow)
        subscriptions += form.signalEvent.onReception § eachTime § weakly(self, FormHandler.handle)
    }

    /// Whether a save is running, which may still fail.
    public var isSaving: Bool { saving != nil }

    private func follow(_ typed: FormDraft) {
        draft = owner.follow(typed)
        showCheck()
    }

    private func handle(_ event: FormEvent) {
        switch event {
        case .save: beginSaving()
        case .saveAsNew: beginSaving(isNew: true)
        case .answered(let answers):
            self.answers.merge(answers) { $1 }
            beginSaving()
        case .cancel: leave()
        case .discard: end()
        case .line, .pressed, .editingEnded: break
        }
    }

    private func showCheck(isToBeWhole: Bool = false) {
        let check = owner.check(draft, isToBeWhole: isToBeWhole)
        if check != shown { form?.show(check) }
        shown = check
    }

    private func beginSaving(isNew: Bool = false) {
        guard !hasEnded, saving == nil else { return }
        showCheck(isToBeWhole: true)
        guard shown.canSave else { return form?.focusFirstWrongField() ?? () }
        saving = draft
        // The save starts at once, because the window may be closed next.
        Task.immediate { [draft, owner] in await finishSaving(draft, isNew: isNew, by: owner) }
    }

    private func finishSaving(
        _ draft: FormDraft, isNew: Bool, by owner: any RunsForm<Saved>
    ) async {
        do {
            let saved = try await owner.save(draft, answers: answers, isNew: isNew)
            saving = nil
            dismiss()
            owner.didSave(saved)
            end()
        } catch {
            saving = nil
            owner.didFail(error, in: form)
        }
    }

    /// Leaves without a question if nothing is changed, or the change is being saved.
    private func leave() {
        guard draft != saving ?? original || saving == nil && owner.hasUncommittedText else {
            return end()
        }
        showCheck(isToBeWhole: true)
        form?.ask(owner.question(about: shown))
    }

    /// Closes the form without saving.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        // The owner may go with its form.
        let owner = owner
        dismiss()
        owner.didEnd()
    }

    private func dismiss() {
        form?.dismiss()
        form = nil
    }
}
