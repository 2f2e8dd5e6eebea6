import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import TestSupport
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What presenters show reaches the page of its entry")
    struct DetailOfWindowTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("A film fills the page, whether it came before the page was on show or after")
        func filmAndPage() {
            let first = stage.main.makeFilmMainPage(for: "a.ics")
            stage.main.showFilm(.briefEncounter)
            stage.main.show(first, with: .none, canGoBack: false) {}
            let filmFirst = stage.detail
            let second = stage.main.makeFilmMainPage(for: "a.ics")
            stage.main.show(second, with: .none, canGoBack: false) {}
            #expect(!stage.detail.contains("Brief Encounter"))
            stage.main.showFilm(.briefEncounter)
            #expect(stage.detail == filmFirst)
            #expect(
                filmFirst.starts(with: [
                    "Brief Encounter", "1945", "19 November 2026", "You thought it was good",
                ]))
            #expect(stage.header.detail.title == "Brief Encounter")
        }

        @Test("An update builds no view, and fills the one that is built after it")
        func unloaded() {
            let page = FilmPage(for: "a.ics")
            page.showFilm(.briefEncounter)
            #expect(page.title == "Brief Encounter")
            #expect(page.rootViewIfLoaded == nil)
            #expect(page.widget.words.first == "Brief Encounter")
        }

        @Test("What belongs to another entry never paints over the page on show")
        func another() {
            stage.showFilm(.briefEncounter)
            let before = stage.detail
            stage.main.showFilm(.gilda)
            stage.main.showFeedbackSelection(
                FeedbackSelectionViewModel(
                    id: "b.ics", title: "What did you think of Gilda?", choices: []))
            stage.main.showTrip(.toVienna)
            // The page of the next entry is there before it is on show.
            let next = stage.main.makeFilmMainPage(for: "b.ics")
            stage.main.showFilm(.gilda)
            #expect(stage.detail == before)
            #expect(stage.header.detail.title == "Brief Encounter")
            stage.main.show(next, with: .none, canGoBack: false) {}
            #expect(stage.detail.starts(with: ["Gilda", "1946"]))
            #expect(stage.header.detail.title == "Gilda")
        }

        @Test("A page with a suggested button rests: it asks for no frames")
        func rest() {
            stage.showFilm(.briefEncounter)
            stage.window.leaveBackdrop()
            stage.window.waitForFrame()
            var frames: [Int] = []
            // The theme's transitions are over by the first of these.
            for milliseconds in [600, 900] {
                ScheduledCall.after(milliseconds: milliseconds) { [window = stage.window] in
                    frames.append(window.frameCount)
                }
            }
            #expect(Display.turn { frames.count == 2 })
            #expect(frames.first == frames.last)
        }

        @Test("The selection page has the film as a card, and its title in the header")
        func card() {
            stage.showFilm(.briefEncounter)
            let page = stage.main.makeFeedbackSelectionPage(for: "a.ics")
            stage.main.show(page, with: .none, canGoBack: true) {}
            let verdicts: [(Feedback, String)] = [
                (.good, "You thought it was good"), (.bad, "You thought it was bad"),
            ]
            for (feedback, verdict) in verdicts {
                let film = Film.briefEncounter.with {
                    $0.feedbackGiven = [GivenFeedback(feedback, at: nil)]
                }
                stage.main.showFeedbackSelection(
                    FeedbackSelectionViewModel(
                        film: FilmViewModel.of(film).entry,
                        title: "What did you think of Brief Encounter?",
                        choices: []))
                #expect(stage.detail.prefix(3).last == verdict)
                #expect(stage.header.detail.title == "Brief Encounter")
            }
        }

        @Test("A wanted film offers that it was watched, also by a key, and feedback once it was")
        func wanted() throws {
            var watched = 0
            let film = Film(title: "Ran", isWanted: true)
            stage.main.markEntry("a.ics")
            stage.showFilm(.of(film)).events.watched.hear { _ in watched += 1 }
            let pane = stage.detailPane
            #expect(
                pane.button("Add Feedback…") == nil
                    && pane.button("Average (good, so-so, bad)") == nil)
            try #require(pane.button("Mark as Watched Today")).click()
            stage.window.activate("watched")
            #expect(watched == 2)
            stage.main.showFilm(.of(film.with { $0.isWanted = false }))
            stage.window.activate("watched")
            #expect(watched == 2 && pane.button("Mark as Watched Today") == nil)
            #expect(pane.button("Add Feedback…") != nil)
        }

        @Test("A new entry begins as the one on show by button and key, where one can")
        func next() throws {
            let (window, pane) = (stage.window, stage.detailPane)
            var heard: [String] = []
            stage.main.events.journal.again.hear { heard.append("again \($0)") }
            stage.main.events.journal.wayBack.hear { heard.append("back \($0)") }
            #expect(!window.isEnabled("again") && !window.isEnabled("return"))
            stage.showTrip(.toVienna)
            for action in ["again", "return"] { window.activate(action) }
            stage.showFilm(.gilda)
            #expect(pane.button("More actions") != nil)
            window.activate("again")
            #expect(window.isEnabled("again") && !window.isEnabled("return"))
            stage.main.showFilm(.of(.gilda.with { $0.isWanted = true }, id: .otherFilm))
            #expect(!window.isEnabled("again") && pane.button("More actions") == nil)
            #expect(heard == ["again t.ics", "back t.ics", "again b.ics"])
        }

        @Test("A page's buttons are its signals")
        func signals() throws {
            let page = stage.showFilm(.briefEncounter)
            var heard: [String] = []
            page.events.leaveFeedback.hear { _ in heard.append("leave") }
            page.events.polarizedChanged.hear { heard.append("\($0)") }
            try #require(stage.detailPane.button("Change Feedback…")).click()
            try #require(stage.detailPane.button("Polarized (really good, very bad)")).click()
            #expect(heard == ["leave", "true"])
        }

        @Test("A click on a page that is no longer shown is ignored")
        func leftPage() throws {
            let left = stage.showFilm(.briefEncounter)
            let button = try #require(stage.detailPane.button("Change Feedback…"))
            var heard = 0
            left.events.leaveFeedback.hear { _ in heard += 1 }
            stage.showFilm(.gilda)
            button.click()
            #expect(heard == 0)
            withExtendedLifetime(left) {}
        }

        @Test("The focus stays on the page when what had it is replaced")
        func focusOnReplaced() throws {
            let trip = EntrySummary.trip("t.ics", from: "Köln Hbf", to: "Wien Westbf")
            stage.showFilm(.of(.briefEncounter, sameDay: [trip]), with: .push)
            try #require(stage.detailPane.button("Köln Hbf → Wien Westbf")).grabFocus()
            stage.main.showFilm(.briefEncounter)
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("Back appears if there is a way; Edit and Delete stay, so that no click misses them")
        func header() throws {
            let header = stage.header
            #expect(!header.back.isVisible && header.edit.isVisible && header.delete.isVisible)
            #expect(!header.edit.isSensitive && !header.delete.isSensitive)
            var heard: [String] = []
            stage.main.events.journal.edit.hear { heard.append("edit \($0)") }
            stage.main.events.journal.delete.hear { heard.append("delete \($0)") }
            stage.main.events.journal.back.hear { _ in heard.append("back") }
            stage.showFilm(.briefEncounter)
            #expect(!header.back.isVisible && header.edit.isSensitive && header.delete.isSensitive)
            header.edit.click()
            header.delete.click()
            stage.showFilm(.gilda, canGoBack: true)
            #expect(header.back.isVisible)
            header.back.click()
            #expect(heard == ["edit a.ics", "delete a.ics", "back"])
        }

        @Test("Delete on the page of an entry deletes it, as it does in the list")
        func deleteKey() {
            var heard: [String] = []
            stage.main.events.journal.delete.hear { heard.append($0) }
            stage.showFilm(.briefEncounter)
            stage.detailPane.page?.focus()
            #expect(stage.window.isFocus(within: stage.detailPane))
            stage.window.press(.delete)
            #expect(heard == ["a.ics"])
        }
    }
}
