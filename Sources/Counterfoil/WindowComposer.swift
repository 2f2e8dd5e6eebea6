internal import Claims
internal import ClaimsFeature
internal import Domain
internal import EntryFeature
internal import FilmsFeature
internal import Formats
internal import Foundation
internal import Gtk
internal import JournalFeature
internal import JournalStore
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import TripsFeature
internal import UserInterface
import Wording

/// Makes the features of a window, one function each, of the objects that they share.
@MainActor
struct WindowComposer {
    let window: MainWindow
    let journal: FolderJournal
    /// The journal through which everything that can be undone is written.
    let recorded: UndoableJournal
    let folder: URL
    let ledger: JournalLedger
    let navigation: NavigationStack
    let flows: FlowRouter
    let folders: ProgramFolders
    let preferences: any StoresPreferences
    let words = Localizer()

    /// Posts the papers that pages ask for.
    let papers = Emitter<PaperRequest>()

    init(
        _ window: MainWindow, of journal: FolderJournal, in folder: URL,
        folders: ProgramFolders, preferences: any StoresPreferences
    ) {
        let recorded = UndoableJournal(journal)
        self.window = window
        self.journal = journal
        self.recorded = recorded
        self.folder = folder
        self.folders = folders
        self.preferences = preferences
        ledger = JournalLedger(
            of: journal, by: folders.rights, gazetteer: ProgramFolders.places, today: Self.today)
        navigation = NavigationStack(host: window, ahead: window.ahead)
        flows = FlowRouter(
            navigation: navigation, views: window,
            known: { [rights = folders.rights] in
                await recorded.knownNames(gazetteer: ProgramFolders.places, rights: rights)
            })
    }

    static func today() -> Domain.CalendarDay? { CalendarDay(Date()) }

    func list() -> JournalListPresenter {
        JournalListPresenter(
            view: window, events: window.journalEvents, journal: journal, ledger: ledger,
            showsPictures: { [preferences] in preferences.preferences.showsPictures },
            words: words, filter: window.filter, order: window.order)
    }

    func coordinator(of list: JournalListPresenter) -> JournalCoordinator {
        JournalCoordinator(
            view: window, events: window.journalEvents, list: list, journal: journal,
            words: words, flows: flows.ofJournal, ahead: window.ahead, today: Self.today)
    }

    func films(beside list: JournalListPresenter) -> FilmsCoordinator {
        FilmsCoordinator(
            journal: recorded, view: window, navigation: navigation, flows: flows.ofEntries,
            wantsNew: { [weak list] in list?.currentQuery.filter == .wanted },
            scaleOfNew: { [preferences] in preferences.preferences.scale },
            givesStars: { [preferences] in preferences.preferences.givesStars },
            pictures: { [preferences] in
                PictureFolder(preferences.ticketFolder) { await Bitmap.canShow($0) }
            },
            known: flows.known, films: journal, words: words)
    }

    func trips() -> TripsCoordinator {
        TripsCoordinator(
            journal: recorded, view: window, navigation: navigation, flows: flows.ofEntries,
            gazetteer: ProgramFolders.places, atlas: ProgramFolders.atlas,
            filledInZones: { FilledInZones.names }, rights: folders.rights, ledger: journal,
            words: words, isThere: { FileManager.default.fileExists(atPath: $0.path) },
            tickets: { [preferences] in preferences.ticketsKeptIn.map { TicketFolder($0) } })
    }

    func passes() -> PassesCoordinator {
        PassesCoordinator(
            journal: recorded, ledger: journal, view: window, navigation: navigation,
            flows: flows.ofEntries, rights: folders.rights, words: words, writePaper: papers.emit)
    }

    func claims() -> ClaimsCoordinator {
        ClaimsCoordinator(
            journal: recorded, ledger: journal, view: window, navigation: navigation,
            flows: flows.ofEntries, rights: folders.rights, gazetteer: ProgramFolders.places,
            words: words)
    }

    func profile() -> ProfileCoordinator {
        ProfileCoordinator(
            keeper: folders.profile, view: window, events: window.claimsEvents, words: words)
    }

    func paper(_ coordinator: JournalCoordinator, _ profile: ProfileCoordinator) -> PaperPresenter {
        PaperPresenter(
            view: window, events: window.claimsEvents, requests: papers.signal, journal: recorded,
            ledger: journal, rights: folders.rights, gazetteer: ProgramFolders.places,
            profile: folders.profile, editTrip: { [coordinator] in coordinator.edit($0) },
            showTrip: { [weak flows] in flows?.show($0) },
            editProfile: { [weak profile] saved in profile?.openProfile { _ in saved() } },
            today: Self.today, words: words)
    }

    /// Makes the presenters of the bars over the list.
    func bars() -> [any Presenting] {
        let events = window.journalEvents
        return [
            ConditionPresenter(
                view: window, events: events, journal: journal, words: words,
                create: { [journal] () throws(JournalError) in try await journal.create() },
                removeVanished: { [journal] in await journal.confirmVanished() }),
            PlaceListsPresenter(
                view: window, events: events, defects: ProgramFolders.placeListDefects,
                words: words),
            CopiesPresenter(view: window, events: events, journal: recorded, words: words),
        ]
    }

    /// Makes the objects around the list that have nothing to show before something happens.
    func surroundings(of list: JournalListPresenter) -> [AnyObject] {
        let events = window.journalEvents
        return [
            JournalTablePresenter(
                view: window, events: events, list: list, words: words, choice: window.table),
            SearchPresenter(view: window, events: events, journal: journal, words: words),
            SavedSearchesPresenter(
                view: window, events: events, list: list, journal: journal, words: words),
            DeleteEntries(view: window, events: events, journal: recorded, words: words),
            SamplePresenter(view: window, events: events, words: words) {
                [journal, folders, words] () throws(JournalError) in
                guard let sample = folders.resource("sample-journal") else { throw words.noSample }
                _ = try await journal.copyEntries(from: sample)
            },
        ]
    }

    func undo() -> UndoPresenter {
        UndoPresenter(
            view: window, events: window.journalEvents, steps: recorded.steps, journal: recorded,
            words: words)
    }

    func drafts(
        of entries: [EntryKind: EntryCoordinator], after milliseconds: Int
    ) -> (presenter: DraftsPresenter, unsaved: UnsavedDrafts) {
        let keeper = folders.drafts(of: folder)
        let unsaved = UnsavedDrafts(keeper: keeper) {
            ScheduledCall.after(milliseconds: milliseconds, $0)
        }
        for coordinator in entries.values { coordinator.drafts = unsaved }
        let presenter = DraftsPresenter(
            view: window, events: window.journalEvents, keeper: keeper,
            trouble: unsaved.signalTrouble, words: words,
            open: { await entries[$0.kind]?.restore($0) ?? false },
            discard: { unsaved.discard($0.id) })
        return (presenter, unsaved)
    }

    func joining() -> JoiningPresenter {
        JoiningPresenter(
            view: window, events: window.tripsEvents, journal: recorded, flows: flows.ofEntries,
            words: words)
    }

    func filmLists(_ lists: FilmLists, beside list: JournalListPresenter) -> ListsPresenter {
        ListsPresenter(
            view: window, events: window.filmsEvents, lists: lists, journal: recorded,
            entries: journal, order: { [weak list] in list?.currentOrder ?? ListOrder() },
            flows: flows.ofLists, now: Date.init, words: words, timeZone: .current)
    }

    func years(beside list: JournalListPresenter) -> YearsPresenter {
        YearsPresenter(
            view: window, events: window.statisticsEvents, journal: journal,
            flows: flows.ofStatistics,
            search: { [weak list] in list?.currentQuery.search ?? "" }, today: Self.today,
            maps: MapSource(gazetteer: ProgramFolders.places, atlas: ProgramFolders.atlas),
            picture: { [journal] in await journal.entry($0)?.storedFile?.path },
            words: words, choice: window.years)
    }

    func preferencesPresenter() -> PreferencesPresenter {
        PreferencesPresenter(
            view: window, events: window.preferencesEvents, keeper: preferences,
            gazetteer: ProgramFolders.places, words: words)
    }

    func interchange(_ lists: FilmLists) -> InterchangeCoordinator {
        InterchangeCoordinator(
            journal: recorded, steps: recorded.steps, view: window,
            events: window.interchangeEvents, words: words,
            file: { [folder] in folder.appending(path: $0.rawValue) }, today: Self.today,
            importer: { [journal, folders, preferences] in
                Importer(
                    reading: FormatReaders(
                        gazetteer: ProgramFolders.places, services: ProgramFolders.services,
                        known: folders.columns,
                        ticketsKeptIn: preferences.ticketsKeptIn.map {
                            TicketDestination($0) { await Bitmap.canShow($0) }
                        }),
                    journal: journal, gazetteer: ProgramFolders.places, columns: folders.columns,
                    searches: journal, lists: lists)
            },
            exporter: { [journal] in
                Exporter(
                    journal: journal, searches: journal, lists: journal,
                    places: ProgramFolders.places, filledInZones: { FilledInZones.names })
            })
    }

    func reminders(_ reminders: WindowReminders) -> RemindersPresenter {
        RemindersPresenter(
            view: reminders.desktop, choice: reminders.choice, failures: window, journal: recorded,
            ledger: ledger, alarm: WallClockAlarm(), now: Date.init, timeZone: .current,
            words: words, shown: reminders.shown)
    }
}

/// The reminders of the desktop that a window takes over.
struct WindowReminders {
    let desktop: any ShowsReminders
    let choice: any StoresReminderChoice
    /// The reminders that are shown already, by their ids.
    let shown: [String: ReminderViewModel]
}
