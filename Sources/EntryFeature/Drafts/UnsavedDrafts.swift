public import Domain
public import Signals

/// Stores the drafts of a window's forms, a moment after each change.
public final class UnsavedDrafts {
    private let keeper: any KeepsDrafts
    private let soon: (@escaping () -> Void) -> Void
    /// Returns the drafts that are still to be stored, by the ids of their forms.
    private var waiting: [String: () -> KeptDraft?] = [:]
    /// The drafts that are being stored, with the numbers of their requests.
    private var going: [String: (draft: KeptDraft, number: Int)] = [:]
    /// The ids of the drafts that the keeper has or is about to have.
    private var kept: Set<String> = []
    /// The numbers of the requests to delete drafts, by the drafts' ids.
    private var leaving: [String: Int] = [:]
    /// Whether a delay or an earlier request is under way.
    private var isAwaited = false
    /// The number of requests to the keeper so far.
    private var number = 0
    private let trouble = Emitter<JournalError?>()
    private var isInTrouble = false

    /// Tells the reason once nothing can be kept any more, and `nil` once it can be again.
    public var signalTrouble: Signal<JournalError?> { trouble.signal }

    /// - Parameter soon: calls its closure once, after a moment in which more may be typed.
    public init(
        keeper: any KeepsDrafts, soon: @escaping (@escaping () -> Void) -> Void
    ) {
        self.keeper = keeper
        self.soon = soon
    }

    /// Schedules the storing of a form's draft. However fast a person types, the stored draft is
    /// never older than one delay.
    ///
    /// - Parameter draft: returns the draft at the time it is stored, or `nil` if it cannot be
    ///   encoded.
    func typed(_ id: String, _ draft: @escaping () -> KeptDraft?) {
        waiting[id] = draft
        keepSoon()
    }

    private func keepSoon() {
        guard !isAwaited, !waiting.isEmpty else { return }
        isAwaited = true
        soon { [weak self] in self?.keepWaiting() }
    }

    /// Treats a draft that an earlier form stored as one of this window.
    func takeOver(_ id: String) { kept.insert(id) }

    /// Deletes a draft that a form left behind.
    public func discard(_ id: String) {
        takeOver(id)
        forget(id)
    }

    /// Deletes the draft of a form that was saved, discarded or changed back.
    func forget(_ id: String) {
        waiting[id] = nil
        going[id] = nil
        guard kept.remove(id) != nil else { return }
        number += 1
        leaving[id] = number
        // Writing to a slow disk must not block the window.
        Task { [weak self, keeper, number] in
            await Self.away { keeper.forget(id, number: number) }
            if self?.leaving[id] == number { self?.leaving[id] = nil }
        }
    }

    /// Finishes all requests before it returns, because the program is about to end.
    public func settle() {
        take()
        for (draft, number) in going.values { try? keeper.keep(draft, number: number) }
        going = [:]
        for (id, number) in leaving { keeper.forget(id, number: number) }
        leaving = [:]
    }

    /// Stores drafts one after another. On a slow disk only the last version of each is written.
    private func keepWaiting() {
        take()
        Task { [weak self, keeper, going] in
            for (draft, number) in going.values {
                guard self?.going[draft.id]?.number == number else { continue }
                let failure = await Self.failure { () throws(JournalError) in
                    try keeper.keep(draft, number: number)
                }
                self?.tell(failure)
                // A draft that could not be stored is tried again with its next change.
                if failure == nil, self?.going[draft.id]?.number == number {
                    self?.going[draft.id] = nil
                }
            }
            self?.isAwaited = false
            self?.keepSoon()
        }
    }

    private func tell(_ failure: JournalError?) {
        guard isInTrouble != (failure != nil) else { return }
        isInTrouble = failure != nil
        trouble.emit(failure)
    }

    @concurrent
    private static func failure(
        of work: @Sendable () throws(JournalError) -> Void
    ) async -> JournalError? {
        do throws(JournalError) {
            try work()
            return nil
        } catch {
            return error
        }
    }

    @concurrent
    private static func away(_ work: @Sendable () -> Void) async { work() }

    /// Moves the waiting drafts to those that are being stored.
    private func take() {
        for draft in waiting.values.compactMap({ $0() }) {
            number += 1
            going[draft.id] = (draft, number)
            kept.insert(draft.id)
        }
        waiting = [:]
    }
}
