public import Signals

/// How what was typed is to be saved.
public nonisolated struct FormSaving: Hashable, Sendable {
    /// The answers about fields that were also changed elsewhere.
    public let answers: [ConflictAnswer]
    /// Whether it becomes an entry of its own, because the one that was edited has gone.
    public let isNew: Bool

    /// As the form was answered.
    public init(answers: [ConflictAnswer] = [], isNew: Bool = false) {
        self.answers = answers
        self.isNew = isNew
    }
}

/// Leads through an open form: each draft is checked as it is typed, saving happens once at a
/// time, what could not be saved stays in the form, and what is not saved yet is not discarded
/// unasked.
public final class FormHandler<Draft: Equatable & Sendable> {
    private let original: Draft
    private var draft: Draft
    private let isTypedBeside: () -> Bool
    private let check: (Draft) -> Bool
    private let save: (Draft, FormSaving) async throws -> Void
    private let refused: (Draft) -> Void
    private let ask: (_ canSave: Bool) -> Void
    private let failed: (any Error) -> Void
    private let ended: () -> Void
    /// Whether something is being saved, and may still fail.
    public var isSaving: Bool { saving != nil }

    /// The draft that is being saved.
    private var saving: Draft?
    private var answers: [ConflictAnswer] = []
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - draft: what the form began with.
    ///   - typed: what was typed before, and stands in the form in the place of that.
    ///   - form: is not kept.
    ///   - signalDraft: every change of what is typed.
    ///   - isTypedBeside: whether something is typed that no draft has.
    ///   - check: shows what is wrong with a draft, and tells whether saving can succeed.
    ///   - refused: says what is wrong with a draft that was to be saved and cannot.
    ///   - ask: asks what is to become of what was typed, when the form is to be closed.
    ///   - save: returns when the draft is safely kept.
    ///   - failed: shows why it was not.
    ///   - ended: saved, or closed without saving; called once. A save that is under way when the
    ///     form is closed goes on and may still fail, so neither closure should need its owner.
    public init(
        _ draft: Draft, typed: Draft? = nil, in form: any OpenForm, signalDraft: Signal<Draft>,
        isTypedBeside: @escaping () -> Bool = { false },
        check: @escaping (Draft) -> Bool, refused: @escaping (Draft) -> Void,
        ask: @escaping (_ canSave: Bool) -> Void,
        save: @escaping (Draft, FormSaving) async throws -> Void,
        failed: @escaping (any Error) -> Void,
        ended: @escaping () -> Void
    ) {
        original = draft
        self.draft = typed ?? draft
        self.isTypedBeside = isTypedBeside
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
            form.signalUnsavedAnswer.onReception § eachTime § weakly(self, FormHandler.answer)
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
        // At once: the window may be closed next.
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

    /// Leaves without a question if nothing is changed, or what was changed is just being saved.
    private func leave() {
        let isUnsaved = draft != saving ?? original || saving == nil && isTypedBeside()
        if isUnsaved { ask(check(draft)) } else { end() }
    }

    private func answer(_ answer: UnsavedAnswer) {
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
