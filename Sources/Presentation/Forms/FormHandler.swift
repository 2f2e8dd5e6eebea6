public import Signals

/// Leads through an open form: each draft is checked as it is typed, saving happens once at a
/// time, what could not be saved stays in the form, and what is not saved yet is not discarded
/// unasked.
public final class FormHandler<Draft: Equatable & Sendable> {
    private let original: Draft
    private var draft: Draft
    private let check: (Draft) -> Bool
    private let save: (Draft) async throws -> Void
    private let ask: (_ canSave: Bool) -> Void
    private let failed: (any Error) -> Void
    private let ended: () -> Void
    /// What is being saved.
    private var saving: Draft?
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - draft: what the form was opened with.
    ///   - signalCancel: the form is to be closed without saving; it stays until it has ended.
    ///   - signalAnswer: what was answered to `ask`.
    ///   - check: shows what is wrong with a draft, and tells whether saving can succeed.
    ///   - ask: asks what is to become of what was typed, when the form is to be closed.
    ///   - save: returns when the draft is safely kept.
    ///   - failed: shows why it was not.
    ///   - ended: saved, or closed without saving; called once. A save that is under way when the
    ///     form is closed goes on and may still fail, so neither closure should need its owner.
    public init(
        _ draft: Draft, signalDraft: Signal<Draft>, signalSave: Signal<Void>,
        signalCancel: Signal<Void>, signalAnswer: Signal<UnsavedAnswer>,
        check: @escaping (Draft) -> Bool, ask: @escaping (_ canSave: Bool) -> Void,
        save: @escaping (Draft) async throws -> Void, failed: @escaping (any Error) -> Void,
        ended: @escaping () -> Void
    ) {
        original = draft
        self.draft = draft
        self.check = check
        self.ask = ask
        self.save = save
        self.failed = failed
        self.ended = ended
        subscriptions += signalDraft.onReception § eachTime § weakly(self, FormHandler.typed)
        subscriptions +=
            signalSave.onReception § eachTime § inAnyCase § weakly(self, FormHandler.beginSaving)
        subscriptions +=
            signalCancel.onReception § eachTime § inAnyCase § weakly(self, FormHandler.leave)
        subscriptions += signalAnswer.onReception § eachTime § weakly(self, FormHandler.answer)
    }

    /// Saves what is typed, as the form's own button does.
    public func beginSaving() {
        guard !hasEnded, saving == nil, check(draft) else { return }
        saving = draft
        // At once: the window may be closed next.
        Task.immediate { [draft] in await finishSaving(draft) }
    }

    private func typed(_ draft: Draft) {
        self.draft = draft
        _ = check(draft)
    }

    private func finishSaving(_ draft: Draft) async {
        do {
            try await save(draft)
            saving = nil
            end()
        } catch {
            saving = nil
            failed(error)
        }
    }

    /// What was typed and typed back is as if it had not been; what is being saved is kept.
    private func leave() {
        if draft == saving ?? original { end() } else { ask(check(draft)) }
    }

    private func answer(_ answer: UnsavedAnswer) {
        switch answer {
        case .discard: end()
        case .keepEditing: break
        case .save: beginSaving()
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        ended()
    }
}
