import Domain
import Testing
import TripsFeature

@testable import FilmsFeature
@testable import UserInterface

/// Tests of which pages the window passes an update to. The pages are doubles, so that the tests
/// need no display.
@MainActor
@Suite("Pages that are kept")
struct PageRegistryTests {
    private let pages = PageRegistry()

    private final class FilmDouble: DisplaysFilm, DisplaysFeedbackHistory {
        private(set) var messages: [String] = []

        func showFilm(_ film: FilmViewModel) { messages.append(film.title) }

        func showWholeFeedbackHistory(_ history: String, of id: String) { messages.append(history) }
    }

    private final class FeedbackDouble: DisplaysFeedbackSelection {
        private(set) var messages: [String] = []

        func showFeedbackSelection(_ selection: FeedbackSelectionViewModel) {
            messages.append(selection.title)
        }
    }

    /// Passes updates on as the window does.
    private func update(_ id: String, _ title: String) {
        for page: any DisplaysFilm in pages.of(id) {
            page.showFilm(.of(Film(title: title), id: EntryID(id)))
        }
        for page: any DisplaysFeedbackHistory in pages.of(id) {
            page.showWholeFeedbackHistory("\(title), good", of: id)
        }
        for page: any DisplaysFeedbackSelection in pages.of(id) {
            page.showFeedbackSelection(
                FeedbackSelectionViewModel(id: id, title: "\(title)?", choices: []))
        }
    }

    @Test("An update reaches every page of its entry that can show it, and no other")
    func updates() {
        let main = pages.add(FilmDouble(), of: "a.ics")
        let second = pages.add(FilmDouble(), of: "a.ics")
        let selection = pages.add(FeedbackDouble(), of: "a.ics")
        let other = pages.add(FilmDouble(), of: "b.ics")
        update("a.ics", "Gilda")
        update("b.ics", "Ran")
        update("c.ics", "M")
        #expect(main.messages == ["Gilda", "Gilda, good"])
        #expect(second.messages == main.messages)
        #expect(selection.messages == ["Gilda?"])
        #expect(other.messages == ["Ran", "Ran, good"])
        #expect(pages.of("a.ics", (any DisplaysTrip).self).isEmpty)
    }

    @Test("A page that is not kept is forgotten, and the next one of its entry takes its place")
    func forgotten() {
        do { _ = pages.add(FilmDouble(), of: "a.ics") }
        #expect(pages.of("a.ics", (any DisplaysFilm).self).isEmpty)
        let next = pages.add(FilmDouble(), of: "a.ics")
        update("a.ics", "Gilda")
        #expect(next.messages == ["Gilda", "Gilda, good"])
    }
}
