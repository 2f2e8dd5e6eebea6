internal import Domain
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Presentation
internal import Signals
internal import UserInterface

/// Connects the window's menus, keys and buttons with the objects that carry out their requests.
@MainActor
final class WindowEventRouter {
    private let subscriptions: Subscriptions
    private let polling: FolderPolling

    init(
        of window: MainWindow, to coordinator: JournalCoordinator, _ flows: FlowRouter,
        _ navigation: NavigationStack, _ journal: FolderJournal
    ) {
        let events = window.journalEvents
        var subscriptions = Subscriptions()
        subscriptions += events.back.signal.onReception § eachTime § { navigation.pop() }
        subscriptions += events.forward.signal.onReception § eachTime § { [weak window] in
            window?.ahead.go()
        }
        // No signal tells that a disk was mounted for writing.
        subscriptions += events.activated.signal.onReception § eachTime § inAnyCase § {
            Task { await journal.lookWhetherWritable() }
        }
        polling = FolderPolling(
            at: journal, activated: events.activated.signal,
            while: { [weak window] in window?.isActive == true })
        subscriptions += events.refresh.signal.onReception § eachTime § inAnyCase § {
            Task { await journal.lookAgain() }
        }
        for (signal, kind) in [
            (events.newFilm.signal, EntryKind.film), (events.newTrip.signal, .trip),
            (events.newPass.signal, .pass), (events.newClaim.signal, .claim),
        ] {
            subscriptions += signal.onReception § eachTime § inAnyCase § { flows.add(kind) }
        }
        subscriptions += events.newLine.signal.onReception § eachTime § { flows.add(line: $0) }
        subscriptions += events.edit.signal.onReception § eachTime § {
            coordinator.edit(EntryID($0))
        }
        for (signal, next) in [
            (events.again.signal, EntryDerivation.again), (events.wayBack.signal, .wayBack),
            (events.journeyAgain.signal, .journeyAgain), (events.journeyBack.signal, .journeyBack),
            (events.nextLeg.signal, .nextLeg),
        ] {
            subscriptions += signal.onReception § eachTime § {
                coordinator.begin(next, from: EntryID($0))
            }
        }
        self.subscriptions = subscriptions
    }
}

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
        subscriptions += activated.onReception § eachTime § weakly(self) { $0.poll }
        // The window may gain focus before it is known that the folder cannot be watched.
        subscriptions += journal.changes.filter(\.conditionChanged).onReception § eachTime
            § inAnyCase § { [weak self] in
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
