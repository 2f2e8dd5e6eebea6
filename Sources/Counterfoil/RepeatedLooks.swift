internal import Domain
internal import Gtk
internal import JournalStore
internal import Signals

/// Looks at a folder of which nothing is told whenever the window gets the keyboard, and every half minute
/// while it has it.
@MainActor
final class RepeatedLooks {
    private let journal: FolderJournal
    private let isWatched: () -> Bool
    private var next: ScheduledCall?
    private var subscriptions = Subscriptions()

    private static let halfMinute = 30_000

    /// - Parameters:
    ///   - activated: the window got the keyboard.
    ///   - isWatched: whether the window has the keyboard.
    init(
        at journal: FolderJournal, activated: Signal<Void>, while isWatched: @escaping () -> Bool
    ) {
        self.journal = journal
        self.isWatched = isWatched
        subscriptions +=
            activated.onReception § eachTime § inAnyCase § weakly(self, RepeatedLooks.look)
        // It may be known only after that.
        subscriptions +=
            journal.changes.filter(\.conditionChanged)
            .onReception § eachTime § inAnyCase § { [weak self] in
                if self?.next?.isPending != true { self?.lookLater() }
            }
    }

    isolated deinit { next?.cancel() }

    private func look() {
        guard !journal.condition.isToldOfChanges, isWatched() else { return }
        lookLater()
        Task { [journal] in await journal.lookAgain() }
    }

    private func lookLater() {
        next?.cancel()
        guard !journal.condition.isToldOfChanges else { return }
        next = ScheduledCall.after(milliseconds: Self.halfMinute) { [weak self] in self?.look() }
    }
}
