import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What the desktop asks of the window")
    struct FromTheDesktopTests {
        private let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("A new film and a new trip are asked for as by the menu, unless a dialog is open")
        func newEntries() {
            var heard: [String] = []
            stage.main.events.journal.newFilm.hear { _ in heard.append("film") }
            stage.main.events.journal.newTrip.hear { _ in heard.append("trip") }
            let dialog = Window()
            dialog.isModal = true
            // Modal, but not to be seen yet.
            stage.main.addFilm()
            stage.main.addTrip()
            #expect(heard == ["film", "trip"])
            dialog.present()
            stage.main.addFilm()
            stage.main.addTrip()
            #expect(heard == ["film", "trip"])
            dialog.destroy()
            stage.main.addTrip()
            #expect(heard == ["film", "trip", "trip"])
            stage.main.allowChanges(.unavailable(because: "The journal is read-only."))
            stage.main.addFilm()
            #expect(heard == ["film", "trip", "trip"])
        }

        @Test("A window that was closed while it is busy comes back when it is asked for")
        func raising() {
            stage.main.isBusy = { true }
            stage.window.close()
            #expect(Display.turn { !stage.window.isVisible })
            stage.main.raise()
            #expect(stage.window.isVisible)
            stage.main.isBusy = { false }
            stage.main.endIfClosed()
            Display.settle()
            #expect(stage.window.isVisible)
        }
    }
}
