internal import Claims
internal import Domain
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Wording

/// The user's own journal while it has no window. It is opened for the first question, and never
/// created.
@MainActor
final class BackgroundJournal {
    private let folder: URL
    private var opened: (journal: FolderJournal, opening: Task<Void, Never>)?

    init(_ folder: URL) {
        self.folder = folder
    }

    /// Returns the journal once its folder has been read.
    func journal() async -> FolderJournal {
        let (journal, opening) = opened ?? open()
        await opening.value
        return journal
    }

    /// Releases the journal, because it gets a window.
    func close() {
        opened = nil
    }

    private func open() -> (FolderJournal, Task<Void, Never>) {
        let journal = FolderJournal(onDesktop: folder)
        let opened = (journal, Task { await journal.open() })
        self.opened = opened
        return opened
    }
}

/// Reminders from the user's own journal while it has no window. They keep the program running.
@MainActor
final class BackgroundReminders {
    private let stay: Application.Stay
    private var presenter: RemindersPresenter?

    init(
        of application: Application, in unseen: BackgroundJournal, by desktop: DesktopReminders,
        _ choice: any RemindersPage, _ folders: ProgramFolders
    ) {
        stay = application.stay()
        Task { [weak self, weak choice, desktop] in
            let journal = await unseen.journal()
            // A window may have been opened meanwhile.
            guard let self, let choice else { return }
            let presenter = RemindersPresenter(
                view: desktop, page: choice, failures: nil, journal: journal,
                ledger: JournalLedger(
                    of: journal, by: folders.rights, gazetteer: ProgramFolders.places,
                    today: { CalendarDay(Date()) }),
                alarm: WallClockAlarm(), now: Date.init, timeZone: .current, words: Localizer())
            self.presenter = presenter
            await presenter.start()
            await Memory.giveBack()
        }
    }

    /// The reminders of trips that are shown.
    var shown: [String: ReminderViewModel] { presenter?.shown ?? [:] }
}
