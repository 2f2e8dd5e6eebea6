import Gtk
import Presentation
import StatisticsFeature
import Testing
import TripsFeature
import Wording

@testable import FilmsFeature
@testable import JournalFeature
@testable import UserInterface

/// Tests of the messages of the window to its areas. These are doubles, so that the tests need no
/// display.
@MainActor
@Suite("The window and its areas")
struct MainWindowTests {
    private let log = AreaLog()
    private let dialogs: DialogsDouble
    private let main: MainWindow

    init() {
        dialogs = DialogsDouble(log)
        main = Self.window(log, dialogs)
    }

    private static func window(_ log: AreaLog, _ dialogs: DialogsDouble) -> MainWindow {
        MainWindow(
            FrameDouble(log), list: ListDouble(log), detail: DetailDouble(log),
            bars: BarsDouble(log), toasts: ToastsDouble(log), views: ViewsDouble(log),
            dialogs: dialogs, events: WindowEvents(), ahead: ForwardHistory())
    }

    // MARK: Pages

    private func filmPage(of id: String = "a.ics") throws -> FilmPage {
        try #require(main.makeFilmMainPage(for: id) as? FilmPage)
    }

    @Test("An update reaches every page of its entry that can show it, and no other")
    func updates() throws {
        let pages = [try filmPage(), try filmPage()]
        let selection = try #require(
            main.makeFeedbackSelectionPage(for: "a.ics") as? FeedbackPage)
        let other = try filmPage(of: "b.ics")
        let trip = try #require(main.makeTripMainPage(for: "a.ics") as? TripPage)
        main.showFilm(.briefEncounter)
        #expect(pages.map(\.model) == [.briefEncounter, .briefEncounter])
        #expect(selection.model == nil && other.model == nil && trip.model == nil)
        main.showFilm(.gilda)
        #expect(pages[0].model == .briefEncounter && other.model == .gilda)
        main.showTrip(.toVienna)
        #expect(trip.model == nil)
    }

    @Test("A page whose scene is gone is forgotten, and the next one of its entry takes its place")
    func forgotten() throws {
        do { _ = try filmPage() }
        #expect(main.pages(of: "a.ics").isEmpty)
        let next = try filmPage()
        main.showFilm(.briefEncounter)
        #expect(next.model == .briefEncounter)
    }

    @Test("Title and focus follow each update of a page")
    func surroundings() throws {
        let page = try filmPage()
        main.showFilm(.briefEncounter)
        main.show(page, with: .push, canGoBack: true) {}
        main.showWholeFeedbackHistory("good", of: "a.ics")
        main.revealPage(of: "a.ics")
        main.popPastRoot()
        main.clear()
        #expect(
            log.take() == [
                "detail: page changed", "detail: show a.ics ‹", "detail: page changed",
                "detail: reveal a.ics", "detail: pop past root", "detail: clear",
            ])
    }

    @Test("A link that cannot be opened is a failure of the window")
    func links() throws {
        let page = try filmPage()
        page.isOnShow = true
        page.events.link.emit("https://example.org/film")
        #expect(
            log.take() == [
                "dialogs: open https://example.org/film", "frame: come back",
                "bars: failure The link was not opened.", "detail: refill",
            ])
    }

    // MARK: Coherence

    @Test("The list and the place of the page change in one step, around which the focus is kept")
    func journal() {
        main.showJournal(.entries("a.ics", "b.ics"))
        #expect(
            log.take() == [
                "frame: keep focus", "detail: 2 entries", "list: 2 entries", "frame: focus kept",
            ])
    }

    @Test("Whether the journal can be changed reaches everything that changes it")
    func changes() {
        for (availability, word) in [
            (Availability.unavailable(because: "Read-only."), "Read-only."),
            (.available, "available"),
        ] {
            main.allowChanges(availability)
            let told = ["frame", "detail", "list", "bars", "toasts"].map { "\($0): \(word)" }
            #expect(log.take() == told + ["frame: restore focus"])
        }
    }

    @Test("A failure is seen even if the window was closed, and the page shows the old values")
    func failure() {
        main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
        #expect(
            log.take() == ["frame: come back", "bars: failure Not saved.", "detail: refill"])
    }

    @Test(
        "A step that succeeded makes the failure before it obsolete, and its end makes nothing so")
    func steps() {
        main.showUndo(UndoViewModel(title: "“Gilda” was changed."))
        #expect(
            log.take() == [
                "bars: failure –", "toasts: “Gilda” was changed.", "frame: restore focus",
            ])
        main.showUndo(nil)
        #expect(log.take() == ["toasts: no step", "frame: restore focus"])
    }

    @Test("A message may take the focused button along, so that the focus is restored after each")
    func messages() {
        let message = FailureViewModel(title: "New.", reason: "")
        let files = UnreadableFilesViewModel(title: "1 file.", detail: "", files: [], more: nil)
        let copies = CopiesViewModel(message: message, canCompare: true, canJoin: true)
        let steps: [(tell: () -> Void, told: String)] = [
            ({ main.showCondition(message) }, "bars: condition New."),
            ({ main.showCondition(nil) }, "bars: condition –"),
            ({ main.showDraft(message) }, "bars: draft New."),
            ({ main.showDraftTrouble(message) }, "bars: draftTrouble New."),
            ({ main.showUnreadableFiles(files) }, "bars: unreadable 1 file."),
            ({ main.showUnreadableFiles(nil) }, "bars: unreadable –"),
            ({ main.showUnusedLines(files) }, "bars: unusedLines 1 file."),
            ({ main.showCopies(copies) }, "bars: copies New."),
            ({ main.showCopies(nil) }, "bars: copies –"),
            ({ main.offerToCreateJournal(true) }, "bars: create true"),
            ({ main.offerToRemoveVanished(false) }, "bars: remove false"),
            ({ main.showImported(nil) }, "toasts: no import"),
            ({ main.showExported(ExportedViewModel(title: "Exported.")) }, "toasts: Exported."),
        ]
        for step in steps {
            step.tell()
            #expect(log.take() == [step.told, "frame: restore focus"])
        }
    }

    @Test("News that takes nothing away leaves the focus alone")
    func news() {
        main.showLateChanges(FailureViewModel(title: "Late.", reason: ""))
        main.showThanks(ThanksViewModel(title: "Feedback saved.", text: ""))
        main.nameUndo(UndoNamesViewModel(undo: "Undo Delete"))
        main.allowUndoImport(true)
        #expect(
            log.take() == [
                "bars: lateChanges Late.", "toasts: Feedback saved.", "frame: Undo Delete",
                "frame: undo of import true",
            ])
    }

    // MARK: Routing

    @Test("An update of the list reaches the list alone")
    func list() {
        main.markEntry("a.ics")
        main.markEntry(nil)
        main.showSearch(.films, text: "gilda")
        main.clearSearch()
        main.showSuggestions([])
        main.showReading(nil)
        main.handOut(HandedOutEntries(text: "Gilda", files: [], calendar: nil))
        #expect(
            log.take() == [
                "list: mark a.ics", "list: mark nothing", "list: films gilda",
                "list: clear search", "list: suggestions", "list: no reading",
                "list: hand out Gilda",
            ])
        #expect(main.filter == .trips && main.order.fact == "delay")
    }

    @Test("An update of another view reaches the views alone")
    func views() {
        main.showView(.years) {}
        #expect(main.viewOnShow == .years && main.years.period == "2025")
        main.complainAboutYears("No such day.", wrong: [])
        main.copyTable("a,b", saying: "Copied.")
        main.showWritten(.name("Noir"))
        main.showPicked("Gilda")
        #expect(
            log.take() == [
                "views: show years ‹", "views: No such day.", "views: copy a,b: Copied.",
                "views: written name(\"Noir\")", "views: picked Gilda",
            ])
    }

    @Test("A question is asked over the window, and its answer comes back")
    func questions() {
        var answers: [String] = []
        main.ask(QuestionViewModel(title: "Later?", text: "", choices: ["Yes"])) {
            answers.append("\($0)")
        }
        main.askToUndoImport(UndoImportQuestion(title: "Undo?", detail: "")) {
            answers.append("agreed")
        }
        main.mail(
            EntryMessage(subject: "Gilda", text: "", fileName: "gilda.ics", calendar: [])
        ) { answers.append("\($0)") }
        #expect(answers == ["0", "agreed", "handedOn"])
        #expect(log.take() == ["dialogs: Later?", "dialogs: Undo?", "dialogs: mail Gilda"])
    }

    @Test("The empty window and the tour know the folder, and the window's life is the frame's")
    func life() {
        main.introduce("~/Journal", isFirstStart: true)
        #expect(dialogs.folder == "~/Journal")
        main.nameJournal("Sample")
        main.present()
        main.raise()
        main.addFilm()
        main.addTrip()
        main.close()
        main.end()
        main.endIfClosed()
        #expect(
            log.take() == [
                "detail: ~/Journal, first start", "frame: Sample",
                "frame: present", "frame: raise", "frame: newFilm", "frame: newTrip",
                "frame: close", "frame: end", "frame: end if closed",
            ])
    }

    @Test("The window is freed, although its dialogs tell it of failures")
    func freed() {
        weak var gone: MainWindow?
        do {
            let main = Self.window(log, dialogs)
            gone = main
        }
        #expect(gone == nil)
        dialogs.onFailure(FailureViewModel(title: "Late.", reason: ""))
        #expect(log.take().isEmpty)
    }
}
