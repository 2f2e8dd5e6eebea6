import Domain
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What can be done at each stop of a trip")
    struct StopActionsTests {
        let page = TripPage(for: "t.ics")

        init() throws {
            try Display.start()
            page.isOnShow = true
        }

        private var names: [String?] {
            page.rootView.shown(TripEndView.self).flatMap {
                $0.shown(Button.self).map(\.accessibleName)
            }
        }

        @Test("Each can be recorded")
        func recording() throws {
            var told: [String] = []
            page.events.recordOutcome.hear { told.append($0 ? "arrival" : "departure") }
            page.showTrip(.toVienna)
            #expect(names == ["Record the departure", "Record the arrival"])
            for name in ["Record the arrival", "Record the departure"] {
                let button = page.rootView.shown(Button.self).first { $0.accessibleName == name }
                try #require(button).click()
            }
            #expect(told == ["arrival", "departure"])
        }

        @Test("A typed delay is recorded for the stop with the focus, or else for the next one")
        func typed() throws {
            var told: [Bool] = []
            page.events.recordOutcome.hear { told.append($0) }
            let window = Window()
            window.child = page.widget
            window.present()
            page.showTrip(.toVienna)
            page.focus()
            page.rootView.onTyped("7")
            try #require(page.rootView.button("Record the departure")).grabFocus()
            page.rootView.onTyped("7")
            #expect(told == [true, false])
            window.destroy()
        }

        @Test("While it may be departing or arriving, that stop has a button for this minute")
        func now() {
            page.showTrip(
                .of(.toVienna.with { $0.actualDeparture = nil }, happening: .departure))
            #expect(names == ["Record the departure", "Departed Just Now", "Record the arrival"])
            page.showTrip(.of(.toVienna, happening: .arrival))
            #expect(names == ["Record the departure", "Record the arrival", "Arrived Just Now"])
            page.showTrip(
                .of(
                    .toVienna, happening: .arrival,
                    recording: .unavailable(because: "The folder cannot be written to.")))
            let buttons = page.rootView.shown(TripEndView.self).flatMap { $0.shown(Button.self) }
            #expect(!buttons.isEmpty && buttons.allSatisfy { !$0.isSensitive })
        }
    }
}
