import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What assistive technology calls things")
    struct NamesTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("List, search and filter have names")
        func list() {
            let pane = stage.listPane
            #expect(pane.list.accessibleName == "Journal entries")
            #expect(pane.search.accessibleName == "Search")
            #expect(pane.filter.accessibleName == "Filter")
            #expect(
                pane.filter.children.map(\.accessibleName) == [
                    "All", "Films", "Trips", "Claims", "Watchlist",
                ])
        }

        @Test("The header's buttons are named by what they do")
        func header() {
            stage.showFilm(.briefEncounter, canGoBack: true)
            let names = stage.header.widget.shown(Button.self).compactMap(\.accessibleName)
            #expect(
                Set(names) == [
                    "Add", "Journal", "Statistics", "Table", "Lists", "Back", "Edit", "Delete",
                    "Menu",
                ])
        }

        @Test("Every button of a page goes by the words on it")
        func pages() {
            stage.showFilm(.briefEncounter)
            var buttons = stage.detailPane.shown(Button.self)
            #expect(
                buttons.map(\.accessibleName)
                    == [
                        "Change Feedback…", "More actions", "Average (good, so-so, bad)",
                        "Polarized (really good, very bad)",
                    ])
            stage.showTrip(.toVienna)
            buttons = stage.detailPane.shown(Button.self)
            #expect(
                buttons.map(\.accessibleName) == [
                    "Record the departure", "Record the arrival", "Record Arrival…",
                    "More actions", "Trips on ICE 93", "Trips with ÖBB",
                    "Trips from Köln Hbf to Wien Westbf",
                ])
        }
    }
}
