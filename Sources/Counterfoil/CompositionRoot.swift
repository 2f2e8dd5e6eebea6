internal import ClaimsFeature
internal import Domain
internal import EntryFeature
internal import FilmsFeature
internal import Formats
internal import Foundation
internal import Gtk
internal import ImportPlan
internal import InterchangeFeature
internal import JournalFeature
internal import JournalStore
internal import PreferencesFeature
internal import Presentation
internal import RemindersFeature
internal import Rights
internal import Signals
internal import StatisticsFeature
internal import TripsFeature
internal import UserInterface
import Wording

/// The objects that live as long as a window, made in the order in which they need each other.
@MainActor
final class CompositionRoot {
    private let journal: FolderJournal
    private let opening: Task<Void, Never>
    private let window: MainWindow
    private let lastWrites: PendingWritesGuard
    private let navigation: NavigationStack
    private let coordinator: JournalCoordinator
    private let entries: [EntryKind: EntryCoordinator]
    private let flows: FlowRouter
    /// The presenters, that of the list first, because it is seen first.
    private let presenters: [any Presenting]
    private let interchange: InterchangeCoordinator
    private let profile: ProfileCoordinator
    private let unsaved: UnsavedDrafts
    private let drafts: DraftsPresenter
    private let rights: RightsFolders
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
        reminders: (
            desktop: any ShowsReminders, choice: any RemindersPage,
            shown: [String: ReminderViewModel]
        )?,
        folders: ProgramFolders
    ) {
        let words = Localizer()
        let journal = shown.journal
        let journalFolder = shown.folder
        opening = shown.opening
        // Everything that is written through the window can be undone.
        let recorded = UndoableJournal(journal)
        rights = folders.rights
        let lists = FilmLists(in: recorded, read: ListReader(), beside: journal)
        window = MainWindow(
            application: application, statePath: folders.windowState.path(percentEncoded: false),
            today: Self.today, months: { (1...12).map(words.monthName) })
        window.introduce(
            ProgramFolders.readable(journalFolder), isFirstStart: shown.isNew)
        lastWrites = PendingWritesGuard(before: window, of: journal)
        navigation = NavigationStack(host: window, ahead: window.ahead)
        let known = { [rights] in
            await recorded.knownNames(gazetteer: ProgramFolders.places, rights: rights)
        }
        flows = FlowRouter(navigation: navigation, views: window, known: known)
        let ledger = JournalLedger(
            of: journal, by: rights, gazetteer: ProgramFolders.places,
            today: { CalendarDay(Date()) })
        self.ledger = ledger
        let list = JournalListPresenter(
            view: window, events: window.journalEvents, journal: journal, ledger: ledger,
            words: words,
            filter: window.filter,
            order: window.order)
        coordinator = JournalCoordinator(
            view: window, events: window.journalEvents, list: list, journal: journal, words: words,
            flows: flows, ahead: window.ahead, today: { CalendarDay(Date()) })
        let papers = Emitter<PaperRequest>()
        entries = [
            .film: FilmsCoordinator(
                journal: recorded, view: window, navigation: navigation, flows: flows,
                wantsNew: { [weak list] in list?.currentQuery.filter == .wanted },
                scaleOfNew: { preferences.preferences.scale }, known: known, films: journal,
                words: words),
            .trip: TripsCoordinator(
                journal: recorded, view: window, navigation: navigation, flows: flows,
                gazetteer: ProgramFolders.places, atlas: ProgramFolders.atlas,
                filledInZones: { FilledInZones.names }, rights: rights, ledger: journal,
                words: words, isThere: { FileManager.default.fileExists(atPath: $0.path) },
                tickets: { preferences.ticketsKeptIn.map(TicketFolder.init) }),
            .pass: PassesCoordinator(
                journal: recorded, ledger: journal, view: window, navigation: navigation,
                flows: flows, rights: rights, words: words, writePaper: papers.emit),
            .claim: ClaimsCoordinator(
                journal: recorded, view: window, navigation: navigation, flows: flows,
                rights: rights, words: words),
        ]
        let keeper = folders.drafts(of: journalFolder)
        let unsaved = UnsavedDrafts(keeper: keeper) {
            ScheduledCall.after(milliseconds: Self.momentToType, $0)
        }
        self.unsaved = unsaved
        for coordinator in entries.values { coordinator.drafts = unsaved }
        drafts = DraftsPresenter(
            view: window, events: window.journalEvents, keeper: keeper,
            trouble: unsaved.signalTrouble,
            words: words,
            open: { [entries] in await entries[$0.kind]?.restore($0) ?? false },
            discard: { unsaved.discard($0.id) })
        let profile = ProfileCoordinator(
            keeper: folders.profile, view: window, events: window.claimsEvents, words: words)
        self.profile = profile
        let undo = UndoPresenter(
            view: window, events: window.journalEvents, steps: recorded.steps, journal: recorded,
            words: words)
        presenters = [
            list,
            JournalTablePresenter(
                view: window, events: window.journalEvents, list: list, words: words,
                choice: window.table),
            SearchPresenter(
                view: window, events: window.journalEvents, journal: journal, words: words),
            SavedSearchesPresenter(
                view: window, events: window.journalEvents, list: list, journal: journal,
                words: words),
            ConditionPresenter(view: window, journal: journal, words: words),
            PlaceListsPresenter(
                view: window, events: window.journalEvents,
                defects: ProgramFolders.placeListDefects, words: words),
            CopiesPresenter(
                view: window, events: window.journalEvents, journal: recorded, words: words),
            CreationPresenter(
                view: window, events: window.journalEvents, journal: journal, words: words
            ) {
                () throws(JournalError) in try await journal.create()
            },
            VanishedPresenter(view: window, events: window.journalEvents, journal: journal) {
                await journal.confirmVanished()
            },
            ReadingPresenter(
                view: window, events: window.journalEvents, journal: journal, words: words),
            DeleteEntries(
                view: window, events: window.journalEvents, journal: recorded, words: words),
            JoiningPresenter(
                view: window, events: window.tripsEvents, journal: recorded, flows: flows,
                words: words),
            undo,
            PaperPresenter(
                view: window, events: window.claimsEvents, requests: papers.signal,
                journal: recorded,
                ledger: journal, rights: rights, gazetteer: ProgramFolders.places,
                profile: folders.profile,
                editTrip: { [coordinator] in coordinator.edit($0) },
                showTrip: { [weak flows] in flows?.show($0) },
                editProfile: { [weak profile] saved in
                    profile?.openProfile { _ in saved() }
                },
                today: { CalendarDay(Date()) }, words: words),
            ListsPresenter(
                view: window, events: window.filmsEvents, lists: lists, journal: recorded,
                flows: flows,
                now: Date.init, words: words, timeZone: .current),
            YearsPresenter(
                view: window, events: window.statisticsEvents, journal: journal, flows: flows,
                search: { [weak list] in list?.currentQuery.search ?? "" },
                today: { CalendarDay(Date()) },
                maps: MapSource(gazetteer: ProgramFolders.places, atlas: ProgramFolders.atlas),
                words: words, choice: window.years),
            PreferencesPresenter(
                view: window, events: window.preferencesEvents, keeper: preferences,
                gazetteer: ProgramFolders.places,
                words: words),
            SamplePresenter(view: window, events: window.journalEvents, words: words) {
                () throws(JournalError) in
                guard let sample = folders.resource("sample-journal") else {
                    throw words.noSample
                }
                _ = try await journal.copyEntries(from: sample)
            },
        ]
        interchange = InterchangeCoordinator(
            journal: recorded, steps: recorded.steps, view: window,
            events: window.interchangeEvents, words: words,
            file: { journalFolder.appending(path: $0.rawValue) },
            today: { CalendarDay(Date()) },
            importer: {
                Importer(
                    reading: FormatReaders(
                        gazetteer: ProgramFolders.places, services: ProgramFolders.services,
                        known: folders.columns,
                        ticketsKeptIn: preferences.ticketsKeptIn),
                    journal: journal, gazetteer: ProgramFolders.places, columns: folders.columns,
                    searches: journal, lists: lists)
            },
            exporter: {
                Exporter(
                    journal: journal, searches: journal, lists: journal,
                    places: ProgramFolders.places, filledInZones: { FilledInZones.names })
            })
        self.journal = journal
        self.reminders = reminders.map { [window] reminders in
            RemindersPresenter(
                view: reminders.desktop, page: reminders.choice, failures: window,
                journal: recorded,
                ledger: ledger, alarm: DesktopAlarm(), now: Date.init, timeZone: .current,
                words: words, shown: reminders.shown)
        }

        requests = WindowEventRouter(of: window, to: coordinator, flows, navigation, journal)

        if !shown.isOwn { window.nameJournal(journalFolder.lastPathComponent) }
        window.onQuit { [weak self] in self?.onQuit() }
        window.onEnd { [weak self] in self?.onEnd() }
        subscriptions +=
            window.journalEvents.openJournal.signal
            .onReception § eachTime § { [weak self] in self?.onOpenJournal($0) }
        flows.connect(to: coordinator, list, entries)
        subscriptions +=
            undo.signalConcerned
            .onReception § eachTime § { [coordinator] in coordinator.reveal($0) }
        subscriptions +=
            undo.signalRemoved
            .onReception § eachTime § { [coordinator] in coordinator.moveOn(from: $0) }
    }

    func start() {
        coordinator.start()
        for coordinator in entries.values { coordinator.start() }
        profile.start()
        starting = Task.immediate {
            [opening, journal, presenters, interchange, ledger, reminders, drafts, coordinator] in
            // Present rows are in the first frame, so that it is laid out only once.
            journal.deliver()
            if journal.condition.folder == .loading { await opening.value }
            for presenter in presenters { await presenter.start() }
            ScheduledCall.idle {
                Self.keepUp(journal, drafts, interchange, ledger, reminders, coordinator)
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

    private static func keepUp(
        _ journal: FolderJournal, _ drafts: DraftsPresenter,
        _ interchange: InterchangeCoordinator, _ ledger: JournalLedger,
        _ reminders: RemindersPresenter?, _ coordinator: JournalCoordinator
    ) {
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
                flows.route(StatisticsFlow.find(.claims, ""))
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
            flows.show(journeyOf: EntryID(id))
        }
    }

    /// Searches for a text that was typed outside the window, or only raises the window if it is
    /// empty.
    func search(_ text: String) {
        Task {
            await starting?.value
            window.raise()
            if !text.isEmpty { flows.route(EntryFlow.find(text)) }
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

    private static func today() -> (year: Int, month: Int, day: Int) {
        CalendarDay(Date()).map { ($0.year, $0.month, $0.day) } ?? (2000, 1, 1)
    }
}
