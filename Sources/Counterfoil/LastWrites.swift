internal import JournalStore
internal import Signals
internal import UserInterface

/// Lets the window, and with it the program, end when what was chosen is on the disk, also where it
/// is closed right after the choice.
@MainActor
final class LastWrites {
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
