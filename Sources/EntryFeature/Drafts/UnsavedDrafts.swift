public import Domain

/// Has what is typed into the forms of a window kept, a moment after it was typed.
public final class UnsavedDrafts {
    private let keeper: any KeepsDrafts
    private let soon: (@escaping () -> Void) -> Void
    /// What is to be kept yet, by the forms.
    private var waiting: [String: () -> KeptDraft?] = [:]
    /// What is being kept and may not be yet, with their numbers.
    private var going: [String: (draft: KeptDraft, number: Int)] = [:]
    /// What the keeper has, or is about to have.
    private var kept: Set<String> = []
    /// What is no longer to be kept and may still be, with their numbers.
    private var leaving: [String: Int] = [:]
    /// Whether a moment is waited for, or what was typed before is being kept.
    private var isAwaited = false
    /// Of what was asked of the keeper so far.
    private var number = 0

    /// - Parameter soon: calls once, after a moment in which more may be typed.
    public init(
        keeper: any KeepsDrafts, soon: @escaping (@escaping () -> Void) -> Void
    ) {
        self.keeper = keeper
        self.soon = soon
    }

    /// Something was typed into a form. However fast one types, what is kept is never older than the
    /// moment.
    ///
    /// - Parameter draft: what stands in the form by the time it is kept; nil for what cannot be kept.
    func typed(_ id: String, _ draft: @escaping () -> KeptDraft?) {
        waiting[id] = draft
        keepSoon()
    }

    private func keepSoon() {
        guard !isAwaited, !waiting.isEmpty else { return }
        isAwaited = true
        soon { [weak self] in self?.keepWaiting() }
    }

    /// It was kept by somebody else, and a form begins with it.
    func takeOver(_ id: String) { kept.insert(id) }

    /// What was left behind is not wanted any more.
    public func discard(_ id: String) {
        takeOver(id)
        forget(id)
    }

    /// It was saved or given up, or says again what it did in the beginning.
    func forget(_ id: String) {
        waiting[id] = nil
        going[id] = nil
        guard kept.remove(id) != nil else { return }
        number += 1
        leaving[id] = number
        // A disk may take its time.
        Task { [weak self, keeper, number] in
            await Self.away { keeper.forget(id, number: number) }
            if self?.leaving[id] == number { self?.leaving[id] = nil }
        }
    }

    /// Does at once what is still to be done, as the program is about to end. It is done once this returns.
    public func settle() {
        take()
        for (draft, number) in going.values { keeper.keep(draft, number: number) }
        going = [:]
        for (id, number) in leaving { keeper.forget(id, number: number) }
        leaving = [:]
    }

    /// A slow disk gets one draft after another, and of each only what was typed last.
    private func keepWaiting() {
        take()
        Task { [weak self, keeper, going] in
            for (draft, number) in going.values {
                guard self?.going[draft.id]?.number == number else { continue }
                await Self.away { keeper.keep(draft, number: number) }
                if self?.going[draft.id]?.number == number { self?.going[draft.id] = nil }
            }
            self?.isAwaited = false
            self?.keepSoon()
        }
    }

    @concurrent
    private static func away(_ work: @Sendable () -> Void) async { work() }

    /// What waits is on its way from now on.
    private func take() {
        for draft in waiting.values.compactMap({ $0() }) {
            number += 1
            going[draft.id] = (draft, number)
            kept.insert(draft.id)
        }
        waiting = [:]
    }
}
