import Gtk
import Presentation
import GtkTestSupport
import Signals
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

        @Test("Each can be recorded, which says of which it is to be before it is asked for")
        func recording() throws {
            var told: [String] = []
            let subscriptions = [
                page.events.arrivalChosen.signal.onReception § eachTime
                    § { told.append($0 ? "arrival" : "departure") },
                page.events.recordOutcome.signal.onReception § eachTime § inAnyCase
                    § { told.append("record") },
            ]
            page.showTrip(.toVienna)
            #expect(names == ["Record the departure", "Record the arrival"])
            for name in ["Record the arrival", "Record the departure"] {
                let button = page.rootView.shown(Button.self).first { $0.accessibleName == name }
                try #require(button).click()
            }
            #expect(told == ["arrival", "record", "departure", "record"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test("While it may be departing or arriving, that stop has a button for this minute")
        func now() {
            var trip = TripViewModel.toVienna
            trip.arrivesNow = false
            page.showTrip(trip)
            #expect(names == ["Record the departure", "Departed Just Now", "Record the arrival"])
            trip.arrivesNow = true
            page.showTrip(trip)
            #expect(names == ["Record the departure", "Record the arrival", "Arrived Just Now"])
            trip.recordingOutcome = .unavailable(because: "The folder cannot be written to.")
            page.showTrip(trip)
            let buttons = page.rootView.shown(TripEndView.self).flatMap { $0.shown(Button.self) }
            #expect(buttons.allSatisfy { !$0.isSensitive })
        }
    }
}
