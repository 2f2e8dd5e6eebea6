import Domain
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The header names a page once its own heading is out of sight")
    struct PageHeadingTests {
        let stage: WindowStage
        private var header: HeaderBars { stage.header }

        init() throws { stage = try WindowStage() }

        private func scroll(to position: Double) throws {
            let page = try #require(stage.detailPane.page?.widget)
            let body = try #require(PageBody.of(page))
            _ = Display.turn {
                body.verticalPosition = position
                return body.verticalPosition == position
            }
        }

        @Test("It comes as the page is scrolled, and goes with another page")
        func scrolled() throws {
            let film = Film.briefEncounter.with {
                $0.notes = (1...25).map { "Line \($0)" }.joined(separator: "\n")
            }
            let window = stage.window
            _ = Display.turn {
                window.resize(width: 720, height: 400)
                return window.size.height == 400
            }
            stage.showFilm(.of(film))
            Display.settle()
            #expect(!header.detail.words.contains("Brief Encounter"))
            try scroll(to: 300)
            #expect(Display.turn { header.detail.words.contains("Brief Encounter") })
            stage.showFilm(.gilda)
            Display.settle()
            #expect(!header.detail.words.contains("Gilda"))
            #expect(!header.detail.words.contains("Brief Encounter"))
        }

        @Test("Over another view, which the switch names, the page is not named")
        func view() {
            stage.showFilm(.briefEncounter)
            header.shown.namesPage = true
            #expect(header.detail.words.contains("Brief Encounter"))
            header.shown.view = .years
            #expect(!header.detail.words.contains("Brief Encounter"))
            header.shown.view = nil
            #expect(header.detail.words.contains("Brief Encounter"))
        }
    }
}
