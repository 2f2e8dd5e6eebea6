import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Closing the window")
    struct ClosingTests {
        let stage: WindowStage
        var window: ApplicationWindow { stage.window }

        private let application: Application

        init() throws {
            application = try Display.application()
            stage = try WindowStage()
        }

        /// Whether the window keeps the program running.
        private var isKept: Bool { application.windows.contains { $0 === window } }

        @Test("The window ends when it is closed")
        func atOnce() {
            window.close()
            #expect(Display.turn { !isKept })
        }

        @Test("While something is going on it stays hidden, and ends afterwards")
        func busy() {
            stage.main.isBusy = { true }
            window.close()
            #expect(Display.turn { !window.isVisible })
            stage.main.showFilm(.briefEncounter)
            stage.main.showThanks(ThanksViewModel(title: "Feedback saved.", text: "For that."))
            Display.settle()
            #expect(isKept && !window.isVisible)
            stage.main.isBusy = { false }
            stage.main.endIfClosed()
            #expect(Display.turn { !isKept })
        }

        @Test("What fails after the window was closed brings it back, and it stays")
        func failure() {
            stage.main.isBusy = { true }
            window.close()
            #expect(Display.turn { !window.isVisible })
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "Disk full."))
            stage.main.isBusy = { false }
            stage.main.endIfClosed()
            Display.settle()
            #expect(window.isVisible)
            #expect(isKept && stage.bars.words == ["Not saved.", "Disk full."])
        }
    }
}
