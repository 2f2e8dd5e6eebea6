import Gtk
import GtkTestSupport
import JournalFeature
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Fingers on a touch screen")
    final class TouchTests {
        let stage: WindowStage
        var wentBack = 0

        init() throws {
            stage = try WindowStage()
            stage.main.events.journal.back.hear { [weak self] _ in self?.wentBack += 1 }
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            stage.showFilm(.briefEncounter)
            // It has its size with the next frame.
            let (page, room) = (try page, 100)
            try #require(Display.turn { page.allocatedSize.width > room })
        }

        private var page: ScrolledWindow {
            get throws {
                try #require(stage.detailPane.shown(ScrolledWindow.self).first)
            }
        }

        @Test("Swiped over a page to the right, one goes back, and no other way does")
        func back() throws {
            let page = try page
            page.swipe(x: 160)
            #expect(wentBack == 1)
            page.swipe(x: -160)
            page.swipe(x: 100, y: 160)
            page.swipe(x: 12, steps: 30)
            #expect(wentBack == 1)
            stage.listPane.scrolled.swipe(x: 160)
            #expect(wentBack == 1)
        }

        @Test("Where lines begin at the right, one goes back to the left")
        func rightToLeft() throws {
            Settings.isRightToLeft = true
            defer { Settings.isRightToLeft = false }
            try page.swipe(x: 160)
            #expect(wentBack == 0)
            try page.swipe(x: -160)
            #expect(wentBack == 1)
        }

        @Test("Targets are 44 pixels high once a finger has pressed, and as before after the mouse")
        func targets() throws {
            stage.window.resize(width: 1000, height: 700)
            let (page, room) = (try page, 44)
            try #require(
                Display.turn {
                    stage.window.allocatedSize.width >= 1000 && heights.allSatisfy { $0 > 1 }
                })
            let before = heights
            #expect(before.contains { $0 < room })
            page.swipe(x: 1, steps: 1)
            #expect(Display.turn { heights.allSatisfy { $0 >= room } }, "\(heights)")
            page.clickMiddle()
            #expect(Display.turn { heights == before })
        }

        /// The heights of the buttons.
        private var heights: [Int] {
            stage.window.shown(Button.self).map(\.allocatedSize.height)
        }
    }
}
