internal import Domain
internal import Gtk
internal import JournalStore
internal import Signals

/// Reads a folder again that cannot be watched, or whose files have vanished, whenever the window
/// gains focus and every half minute while it has it.
@MainActor
final class FolderPolling {
    private let journal: FolderJournal
    private let isWatched: () -> Bool
    private var next: ScheduledCall?
    private var subscriptions = Subscriptions()

    private static let halfMinute = 30_000

    /// - Parameters:
    ///   - activated: posts when the window gains focus.
    ///   - isWatched: returns whether the window has focus.
    init(
        at journal: FolderJournal, activated: Signal<Void>, while isWatched: @escaping () -> Bool
    ) {
        self.journal = journal
        self.isWatched = isWatched
        subscriptions +=
            activated.onReception § eachTime § inAnyCase § weakly(self, FolderPolling.poll)
        // The window may gain focus before it is known that the folder cannot be watched.
        subscriptions +=
            journal.changes.filter(\.conditionChanged)
            .onReception § eachTime § inAnyCase § { [weak self] in
                if self?.next?.isPending != true { self?.pollLater() }
            }
    }

    isolated deinit { next?.cancel() }

    /// Nothing tells that a disk was mounted.
    private var mayChangeUntold: Bool {
        if case .vanished = journal.condition.folder { return true }
        return !journal.condition.isToldOfChanges
    }

    private func poll() {
        guard mayChangeUntold, isWatched() else { return }
        pollLater()
        Task { [journal] in await journal.lookAgain() }
    }

    private func pollLater() {
        next?.cancel()
        guard mayChangeUntold else { return }
        next = ScheduledCall.after(milliseconds: Self.halfMinute) { [weak self] in self?.poll() }
    }
}
