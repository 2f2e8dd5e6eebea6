internal import JournalStore
internal import Signals
internal import UserInterface

/// Keeps the window, and with it the program, until all changes are on disk, even if it is closed
/// right after one.
@MainActor
final class PendingWritesGuard {
    private let subscriptions: Subscriptions

    init(before window: MainWindow, of journal: FolderJournal) {
        window.isBusy = { [journal] in journal.isWriting }
        var subscriptions = Subscriptions()
        subscriptions +=
            journal.signalWriting.filter { !$0 }
            .onReception § eachTime § inAnyCase § { [weak window] in window?.endIfClosed() }
        self.subscriptions = subscriptions
    }
}
