import FilmsFeature
import Gtk
import GtkTestSupport
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Pages that are kept")
    struct PageRegistryTests {
        private let pages = PageRegistry()

        init() throws { try Display.start() }

        @Test("An update reaches every page of its entry that can show it, and no other")
        func updates() {
            let main = pages.add(FilmPage(for: "a.ics"))
            let selection = pages.add(FeedbackPage(for: "a.ics"))
            let other = pages.add(FilmPage(for: "b.ics"))
            let found: [any DisplaysFilm] = pages.of("a.ics")
            #expect(found.count == 1 && found[0] === main)
            #expect(pages.of("a.ics", (any DisplaysFeedbackSelection).self).count == 1)
            #expect(pages.of("a.ics", (any DisplaysTrip).self).isEmpty)
            for page in found { page.showFilm(.briefEncounter) }
            #expect(main.title == "Brief Encounter")
            #expect(other.title.isEmpty && selection.title.isEmpty)
        }

        @Test("An update builds no view, and fills the one that is built after it")
        func unloaded() {
            let page = pages.add(FilmPage(for: "a.ics"))
            page.showFilm(.briefEncounter)
            #expect(page.title == "Brief Encounter")
            #expect(page.rootViewIfLoaded == nil)
            #expect(page.widget.words.first == "Brief Encounter")
        }

        @Test("A page that is not kept is forgotten")
        func forgotten() {
            do { _ = pages.add(FilmPage(for: "a.ics")) }
            #expect(pages.of("a.ics", (any DisplaysFilm).self).isEmpty)
        }
    }
}
