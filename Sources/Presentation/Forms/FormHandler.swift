public import Signals

/// Leads through an open form: each draft is checked as it is typed, saving happens once at a
/// time, and what could not be saved stays in the form.
public final class FormHandler<Draft> {
    private var draft: Draft
    private let check: (Draft, Bool) -> Bool
    private let save: (Draft) async -> FailureViewModel?
    private let failed: (FailureViewModel) -> Void
    private let ended: () -> Void
    private var isSaving = false
    private var hasEnded = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - draft: what the form was opened with.
    ///   - check: shows what is wrong with a draft and whether saving can succeed, and tells the
    ///     latter. It is told whether one is being saved, because saving twice cannot succeed twice.
    ///   - save: returns nil when the draft is safely kept, or else why it is not.
    ///   - failed: shows why. A save that is under way when the form is closed goes on, and may
    ///     fail when nobody else is there any more.
    ///   - ended: saved, or closed without saving; called once.
    public init(
        _ draft: Draft, signalDraft: Signal<Draft>, signalSave: Signal<Void>,
        signalCancel: Signal<Void>, check: @escaping (Draft, Bool) -> Bool,
        save: @escaping (Draft) async -> FailureViewModel?,
        failed: @escaping (FailureViewModel) -> Void, ended: @escaping () -> Void
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
        _ = check(draft, isSaving)
    }

    private func beginSaving() {
        guard !isSaving, check(draft, false) else { return }
        isSaving = true
        _ = check(draft, true)
        Task { [draft] in
            let failure = await save(draft)
            isSaving = false
            guard let failure else { return end() }
            if !hasEnded { _ = check(self.draft, false) }
            failed(failure)
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        subscriptions.cancelAll()
        ended()
    }
}
