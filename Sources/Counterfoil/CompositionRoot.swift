internal import Claims
internal import ClaimsFeature
internal import Domain
internal import EntryFeature
internal import Formats
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import UserInterface
internal import Wording

/// The objects that live as long as a window, made in the order in which they need each other.
@MainActor
final class CompositionRoot {
    private let journal: FolderJournal
    private let opening: Task<Void, Never>
    private let window: MainWindow
    private let coordinator: JournalCoordinator
    private let entries: [EntryKind: EntryCoordinator]
    private let flows: FlowRouter
    /// The presenters, that of the list first, because it is seen first.
    private let presenters: [any Presenting]
    /// The presenters that have nothing to show before something happens.
    private let unstarted: [AnyObject]
    private let interchange: InterchangeCoordinator
    private let profile: ProfileCoordinator
    private let unsaved: UnsavedDrafts
    private let drafts: DraftsPresenter
    private let ledger: JournalLedger
    private let reminders: RemindersPresenter?
    private let requests: WindowEventRouter
    /// Receives the folder of another journal to open.
    var onOpenJournal: (URL) -> Void = { _ in }
    /// Is called when the program is to end.
    var onQuit: () -> Void = {}
    /// Is called once the window is gone.
    var onEnd: () -> Void = {}
    /// The task that fills the window for the first time.
    private var starting: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    init(
        application: Application, shown: JournalSession, preferences: any StoresPreferences,
        reminders: WindowReminders?, folders: ProgramFolders
    ) {
        journal = shown.journal
        opening = shown.opening
        window = MainWindow(
            application: application, statePath: folders.windowState.path(percentEncoded: false))
        window.introduce(ProgramFolders.readable(shown.folder), isFirstStart: shown.isNew)
        let compose = WindowComposer(
            window, of: journal, in: shown.folder, folders: folders, preferences: preferences)
        flows = compose.flows
        ledger = compose.ledger
        let list = compose.list()
        coordinator = compose.coordinator(of: list)
        entries = [
            .film: compose.films(beside: list), .trip: compose.trips(), .pass: compose.passes(),
            .claim: compose.claims(),
        ]
        (drafts, unsaved) = compose.drafts(of: entries, after: Self.momentToType)
        profile = compose.profile()
        let lists = FilmLists(in: compose.recorded, format: ListFormat(), beside: journal)
        let undo = compose.undo()
        presenters = [list] + compose.bars()
        unstarted =
            compose.surroundings(of: list) + [
                compose.filmLists(lists, beside: list), compose.years(beside: list), undo,
                compose.joining(), compose.paper(coordinator, profile),
                compose.preferencesPresenter(),
            ]
        interchange = compose.interchange(lists)
        self.reminders = reminders.map(compose.reminders)
        requests = WindowEventRouter(
            of: window, to: coordinator, flows, compose.navigation, journal)
        if !shown.isOwn { window.nameJournal(shown.folder.lastPathComponent) }
        flows.connect(to: coordinator, list, entries)
        connect(undo)
        endAfterWrites()
    }

    /// Keeps the window, and with it the program, until all changes are on disk, even if it is
    /// closed right after one.
    private func endAfterWrites() {
        window.isBusy = { [journal] in !journal.pendingWrites.isEmpty }
        subscriptions += journal.pendingWrites.signal.filter { !$0 }.onReception § eachTime
            § inAnyCase § { [weak window] in window?.endIfClosed() }
    }

    private func connect(_ undo: UndoPresenter) {
        window.onQuit { [weak self] in self?.onQuit() }
        window.onEnd { [weak self] in self?.onEnd() }
        subscriptions += window.journalEvents.openJournal.signal.onReception § eachTime § {
            [weak self] in self?.onOpenJournal($0)
        }
        subscriptions += undo.signalConcerned.onReception § eachTime § coordinator.reveal
        subscriptions += undo.signalRemoved.onReception § eachTime § coordinator.moveOn
    }

    func start() {
        coordinator.start()
        profile.start()
        starting = Task.immediate {
            [opening, journal, presenters, interchange, ledger, reminders, drafts, coordinator] in
            // Present rows are in the first frame, so that it is laid out only once.
            journal.deliver()
            if journal.condition.folder == .loading { await opening.value }
            for presenter in presenters { await presenter.start() }
            ScheduledCall.idle {
                Task {
                    await drafts.start()
                    // The first page does not wait until all files were looked at.
                    await coordinator.begin()
                    await journal.keepUp()
                    await coordinator.begin()
                    await interchange.start()
                    // The ledger and its rules are read ahead of the first question.
                    _ = await ledger.ledger()
                    await reminders?.start()
                    await Memory.giveBack()
                }
            }
        }
        window.present()
    }

    /// Finishes after the window was closed. Its changes can no longer be undone.
    func end() {
        unsaved.flush()
        journal.endOffers()
    }

    /// Closes the window without a question, and keeps the draft of its form.
    func endUnasked() {
        unsaved.flush()
        window.end()
    }

    /// The delay in milliseconds before a draft is stored.
    private static let momentToType = 40

    /// Shows everything again, because words are written differently.
    func refreshLocalizedText() { journal.notifyObservers() }

    /// Closes the window as the user would.
    func close() { window.close() }

    func offer(_ journals: [(name: String, path: String)]) { window.offerJournals(journals) }

    func raise() { window.raise() }

    /// Opens the form for a new entry once the window knows whether it can be written.
    func add(_ entry: NewEntry) {
        Task { [starting, window] in
            await starting?.value
            switch entry {
            case .film: window.addFilm()
            case .trip: window.addTrip()
            }
        }
    }

    /// Carries out the answer to a reminder, once the window has its entries.
    func perform(_ answer: ReminderAnswer) {
        Task {
            await starting?.value
            switch answer {
            case .show(let id): show(id)
            case .showClaims:
                window.raise()
                flows.ofStatistics.route(.find(.claims, ""))
            case .departed(let id): await record(.departure, id)
            case .arrived(let id): await record(.arrival, id)
            }
        }
    }

    /// Returns the journal once its entries can be found.
    func openedJournal() async -> any ReadsEntries {
        await opening.value
        return journal
    }

    /// Shows an entry that was found outside the window, beside the list.
    func showFound(_ id: String) {
        Task {
            await starting?.value
            window.raise()
            flows.show(EntryID(id), asJourney: true)
        }
    }

    /// Searches for a text that was typed outside the window, or only raises the window if it is
    /// empty.
    func search(_ text: String) {
        Task {
            await starting?.value
            window.raise()
            if !text.isEmpty { flows.ofEntries.route(.find(text)) }
        }
    }

    /// Records an end of a trip, or shows the trip if that is no longer possible.
    private func record(_ end: TripStop, _ id: String) async {
        if await reminders?.record(end, of: EntryID(id)) != true { show(id) }
    }

    private func show(_ id: String) {
        window.raise()
        flows.show(EntryID(id))
    }

    /// Opens the preview of an import once the journal is open.
    func importFiles(_ files: [URL]) {
        Task { [opening, interchange] in
            await opening.value
            interchange.importFiles(files)
        }
    }
}

/// A journal for a window. It is opened on other threads while the window is made, so that the
/// first frame has rows.
@MainActor
struct JournalSession {
    let folder: URL
    /// Whether it is the user's own, which is created if it is missing.
    let isOwn: Bool
    /// Whether it did not exist before.
    let isNew: Bool
    let journal: FolderJournal
    /// The task that ends when there is something to show.
    let opening: Task<Void, Never>

    init(_ folder: URL, isOwn: Bool) {
        let journal = FolderJournal(onDesktop: folder)
        self.folder = folder
        self.isOwn = isOwn
        self.journal = journal
        isNew =
            isOwn
            && !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
        opening = Task.immediate {
            await journal.start(
                createIfMissing: isOwn, readingAhead: true, beforeRows: Localizer.prepareRows)
        }
    }
}
