import Domain
import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Closed windows are freed")
    struct LifetimeTests {
        init() throws { try Display.start() }

        @Test("A window that was closed goes, with its panes, its pages and its rows")
        func window() throws {
            weak var main: MainWindow?
            weak var window: ApplicationWindow?
            weak var pane: ListPane?
            weak var list: ListView?
            weak var rows: RowsDouble?
            weak var page: FilmPage?
            weak var view: FilmMainView?
            do {
                let stage = try WindowStage()
                (main, window) = (stage.main, stage.window)
                (pane, list) = (stage.listPane, stage.listPane.list)
                let source = RowsDouble(["a.ics"])
                rows = source
                stage.main.showJournal(
                    JournalListViewModel(rows: source, count: "1 entry", state: .entries))
                stage.main.markEntry("a.ics")
                page = stage.showFilm(.briefEncounter) as? FilmPage
                view = page?.rootView
                #expect(view != nil)
                Display.settle()
            }
            Display.settle()
            #expect(page == nil)
            #expect(view == nil)
            #expect(rows == nil)
            #expect(list == nil)
            #expect(pane == nil)
            #expect(window == nil)
            #expect(main == nil)
        }

        @Test("A page goes when another entry is shown, and when its entry is removed")
        func pages() throws {
            let stage = try WindowStage()
            weak var film: FilmPage?
            weak var trip: TripPage?
            weak var view: TripMainView?
            do {
                film = stage.showFilm(.briefEncounter) as? FilmPage
                trip = stage.showTrip(.toVienna) as? TripPage
                view = trip?.rootView
            }
            Display.settle()
            #expect(film == nil)
            #expect(view != nil)
            stage.remove(["t.ics"], leaving: "a.ics")
            Display.settle()
            #expect(trip == nil)
            #expect(view == nil)
        }

        @Test("A form that was closed goes when its presenter does")
        func form() throws {
            let rows = FilmRows.of(Film(title: ""), asksFeedback: true, .inEnglish)
            try WindowStage().expectFreed(
                FormViewModel(
                    title: "New Film", rows: rows.map(\.row), draft: FormDraft(),
                    focus: rows[0].row.key, check: FormCheck(canSave: false), words: .inEnglish))
        }
    }
}
