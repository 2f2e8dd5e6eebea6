import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for a trip shows zones where they are not that at home, or when asked")
    struct ZonesInFormTests {
        private let opened: OpenForms

        init() throws { opened = try OpenForms() }

        /// Returns the visible zones: those of both ends or none.
        private func zones(_ form: FormWindow) -> [String] {
            ["Departure time zone", "Arrival time zone"].compactMap {
                form.field(Entry.self, $0)?.text
            }
        }

        @Test("A trip at home shows none, and one with an end elsewhere shows both")
        func opening() throws {
            #expect(zones(try opened.trip(.arriving)) == [])
            var abroad = TripDraft.arriving
            abroad.arrival?.zone = "Europe/Lisbon"
            let both = ["Europe/Berlin", "Europe/Lisbon"]
            #expect(zones(try opened.trip(abroad)) == both)
            #expect(zones(try opened.trip(abroad, home: "Europe/Lisbon")) == both)
            let atHomeElsewhere = try opened.trip(.arriving, home: "Asia/Tokyo")
            #expect(zones(atHomeElsewhere) == ["Europe/Berlin", "Europe/Berlin"])
            abroad.departure.zone = ""
            #expect(zones(try opened.trip(abroad)) == ["", "Europe/Lisbon"])
        }

        @Test("The button beside a time leads into its zone, and shows that of the other end too")
        func asking() throws {
            let form = try opened.trip(.arriving)
            let button = try #require(form.button("Departure time zone"))
            #expect(button.label == "Time Zone…")
            try #require(form.field(SpinButton.self, "Departure time")).grabFocus()
            form.press(.tab)
            #expect(button.isFocus)
            button.click()
            Display.settle()
            #expect(zones(form) == ["Europe/Berlin", "Europe/Berlin"])
            #expect(form.button("Departure time zone") == nil)
            let zone = try #require(form.field(Entry.self, "Departure time zone"))
            #expect(zone.hasFocusInside)
            zone.type("Europe/Vienna")
            #expect(opened.tripDrafts.last?.departure.zone == "Europe/Vienna")
        }

        @Test("What follows from a place comes when that is left, moves nothing and takes no Tab")
        func following() throws {
            let form = try opened.trip(.arriving)
            let from = try #require(form.field(Entry.self, "From"))
            let day = try #require(form.shown(Entry.self).last { $0.accessibleName == "Day" })
            let fare = try #require(form.field(Entry.self, "Fare"))
            from.grabFocus()
            let places = (day.positionInWindow, fare.positionInWindow)
            var draft = TripDraft.arriving
            draft.departure.zone = "Europe/Lisbon"
            form.put(draft)
            Display.settle()
            #expect(zones(form) == [])
            form.press(.tab)
            Display.settle()
            #expect(try #require(form.field(Entry.self, "To")).hasFocusInside)
            #expect(zones(form) == ["Europe/Lisbon", "Europe/Berlin"])
            #expect(day.positionInWindow == places.0)
            #expect(fare.positionInWindow == places.1)
            try #require(form.field(SpinButton.self, "Departure time")).grabFocus()
            form.press(.tab)
            #expect(try #require(form.field(Entry.self, "Departure time zone")).hasFocusInside)
            form.press(.tab)
            #expect(day.hasFocusInside)
        }

        @Test("What follows while no place is typed comes at once, and stays when it is home again")
        func filling() throws {
            let form = try opened.trip(.arriving)
            try #require(form.field(Entry.self, "Line or number")).grabFocus()
            var draft = TripDraft.arriving
            draft.arrival?.zone = "Europe/Lisbon"
            form.fill(draft)
            #expect(zones(form) == ["Europe/Berlin", "Europe/Lisbon"])
            form.fill(.arriving)
            #expect(zones(form) == ["Europe/Berlin", "Europe/Berlin"])
        }

        @Test("The error of a zone is visible with its field")
        func wrong() throws {
            let form = try opened.trip(.arriving)
            form.show(FormCheck.ofTrip(complaints: [.arrivalZone: "Nowhere."], canSave: false))
            form.focusFirstWrongField()
            #expect(try #require(form.field(Entry.self, "Arrival time zone")).hasFocusInside)
        }
    }
}
