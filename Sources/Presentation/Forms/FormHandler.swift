public import Signals

/// Leads through an open form: each draft is checked as it is typed, saving happens once at a
/// time, and what could not be saved stays in the form.
public final class FormHandler<Draft> {
    private var draft: Draft
    private let check: (Draft) -> Bool
    private let save: (Draft) async throws -> Void
    private let failed: (any Error) -> Void
    private let ended: () -> Void
    private var isSaving = false
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - draft: what the form was opened with.
    ///   - check: shows what is wrong with a draft, and tells whether saving can succeed.
    ///   - save: returns when the draft is safely kept.
    ///   - failed: shows why it was not.
    ///   - ended: saved, or closed without saving; called once. A save that is under way when the
    ///     form is closed goes on and may still fail, so neither closure should need its owner.
    public init(
        _ draft: Draft, signalDraft: Signal<Draft>, signalSave: Signal<Void>,
        signalCancel: Signal<Void>, check: @escaping (Draft) -> Bool,
        save: @escaping (Draft) async throws -> Void, failed: @escaping (any Error) -> Void,
        ended: @escaping () -> Void
    ) {
        self.draft = draft
        self.check = check
        self.save = save
        self.failed = failed
        self.ended = ended
        subscriptions += signalDraft.onReception § eachTime § weakly(self, FormHandler.typed)
        subscriptions +=
            signalSave.onReception § eachTime § inAnyCase § weakly(self, FormHandler.beginSaving)
        subscriptions += signalCancel.onReception § once § inAnyCase § weakly(self, FormHandler.end)
    }

    private func typed(_ draft: Draft) {
        self.draft = draft
        _ = check(draft)
    }

    private func beginSaving() {
        guard !isSaving, check(draft) else { return }
        isSaving = true
        // At once: the window may be closed next.
        Task.immediate { [draft] in await finishSaving(draft) }
    }

    private func finishSaving(_ draft: Draft) async {
        do {
            try await save(draft)
            isSaving = false
            end()
        } catch {
            isSaving = false
            failed(error)
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        ended()
    }
}
