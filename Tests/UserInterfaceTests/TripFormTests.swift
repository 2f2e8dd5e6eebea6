import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for a trip")
    struct TripFormTests {
        @Test("Each change of a field is a draft of all fields")
        func drafting() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            try #require(form.field(ComboBoxText.self, "Travel by")).choose(1)
            try #require(form.field(Entry.self, "Line or number")).type("N 94")
            try #require(form.button("Departure time zone")).click()
            try #require(form.field(Entry.self, "Departure time zone")).type("")
            try #require(form.field(Entry.self, "Currency")).type("CHF")
            try #require(form.field(SpinButton.self, "Departure time")).type("3.02 pm")
            #expect(form.field(TextView.self, "Notes") == nil)
            form.shown(Expander.self).first?.isExpanded = true
            try #require(form.field(TextView.self, "Notes")).type("late")
            var expected = TripDraft.toVienna
            expected.mode = 1
            expected.service = "N 94"
            expected.departure.zone = ""
            expected.departure.hour = 15
            expected.currency = "CHF"
            expected.notes = "late"
            #expect(opened.tripDrafts.last == expected)
        }

        @Test("A currency that follows from the amount stands in its field, and in the next draft")
        func currencyBeside() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let drafts = opened.tripDrafts.count
            form.put(FormDraft([.fare: "49", .currency: "CHF"]))
            #expect(try #require(form.field(Entry.self, "Currency")).text == "CHF")
            #expect(opened.tripDrafts.count == drafts)
            try #require(form.field(Entry.self, "Line or number")).type("N 94")
            #expect(opened.tripDrafts.last?.fare == "49")
            #expect(opened.tripDrafts.last?.currency == "CHF")
        }

        @Test("A day is typed in words or figures, and written in full as its field is left")
        func wholeDays() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            form.takeKeyboard()
            var departure: TripDraft.Time? { opened.tripDrafts.last?.departure }
            let day = try #require(form.field(Entry.self, "Day"))
            #expect(day.text == "20 Nov 2026")
            day.grabFocus()
            day.type("2.1.")
            day.type("2.1.2027")
            #expect(departure?.year == 2027 && departure?.month == 1 && departure?.day == 2)
            try #require(form.field(Entry.self, "From")).grabFocus()
            #expect(Display.turn { day.text == "2 Jan 2027" })
            day.type("31 Nov 2026")
            #expect(departure?.day == 31 && departure?.month == 11)
            day.type("soon")
            #expect(departure?.date == "soon" && day.text == "soon")
        }

        @Test("The arrows step from day to day, and with Page from month to month")
        func steps() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            form.takeKeyboard()
            let day = try #require(form.field(Entry.self, "Day"))
            day.grabFocus()
            let before = opened.count(of: .editingEnded)
            let ways: [(Key, String)] = [
                (.up, "21 Nov 2026"), (.down, "20 Nov 2026"), (.pageUp, "20 Dec 2026"),
                (.pageDown, "20 Nov 2026"),
            ]
            for (key, text) in ways {
                form.press(key)
                #expect(day.text == text)
            }
            #expect(opened.tripDrafts.count == 4)
            #expect(opened.count(of: .editingEnded) == before + 4)
        }

        @Test("A line stands above the fields, and what it says comes into them as if typed")
        func line() throws {
            let opened = try OpenForms()
            let form = try opened.trip(line: "", focus: .line)
            let line = try #require(form.field(Entry.self, "Quick entry"))
            #expect(line.isFocus)
            let before = opened.tripDrafts.count
            var draft = TripDraft.toVienna
            draft.service = "N 94"
            draft.departure.hour = 15
            draft.arrival = draft.departure
            form.fill(draft)
            form.show(FormCheck(words: [.meanings: "“N 94”: service"], canSave: true))
            #expect(opened.tripDrafts.count == before + 1 && opened.tripDrafts.last == draft)
            #expect(form.field(Entry.self, "Line or number")?.text == "N 94")
            #expect(try #require(form.child).words.contains("“N 94”: service"))
            form.fill(.toVienna)
            #expect(opened.tripDrafts.last == .toVienna)
            #expect(try opened.trip().field(Entry.self, "Quick entry") == nil)
        }

        @Test("An arrival is empty until a time is typed, whose day may follow, and may be emptied")
        func arrival() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let clock = try #require(form.field(SpinButton.self, "Arrival time"))
            let day = try #require(form.shown(Entry.self).last { $0.accessibleName == "Day" })
            #expect(clock.text.isEmpty && day.text.isEmpty)
            clock.type("16:05")
            var expected = TripDraft.Time(
                year: 0, month: 0, day: 0, hour: 16, minute: 5, zone: "Europe/Berlin")
            expected.date = ""
            #expect(opened.tripDrafts.last?.arrival == expected)
            day.type("21 Nov 2026")
            (expected.year, expected.month, expected.day) = (2026, 11, 21)
            #expect(opened.tripDrafts.last?.arrival == expected)
            day.type("")
            clock.type("")
            #expect(opened.tripDrafts.last == TripDraft.toVienna)
        }

        @Test(
            "A number in the empty day of the arrival is near the departure, or else near its last day"
        )
        func nearDeparture() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            form.takeKeyboard()
            let days = form.shown(Entry.self).filter { $0.accessibleName == "Day" }
            let (departure, arrival) = (try #require(days.first), try #require(days.last))
            var date: String? { opened.tripDrafts.last?.arrival?.date }
            departure.type("9 Dec")
            arrival.grabFocus()
            arrival.type("10")
            #expect(date == "2026-12-10")
            arrival.type("2.1.2027")
            departure.grabFocus()
            #expect(Display.turn { arrival.text == "2 Jan 2027" })
            arrival.grabFocus()
            arrival.type("3")
            #expect(date == "2027-01-03")
            let before = opened.count(of: .editingEnded)
            arrival.type("")
            departure.grabFocus()
            #expect(Display.turn { opened.count(of: .editingEnded) == before + 1 })
            departure.type("soon")
            arrival.type("4")
            #expect(date == "2027-01-04")
            departure.type("9 Dec")
            #expect(date == "2026-12-04")
        }

        @Test("Each field completes from what the journal holds of its kind")
        func completing() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            try #require(form.button("Departure time zone")).click()
            form.shown(Expander.self).first?.isExpanded = true
            let stops = ["Köln Hbf", "Wien Westbf"]
            let zones = ["Europe/Berlin", "Europe/Vienna"]
            let expected = [
                "From": stops, "To": stops, "Operator": ["ÖBB"], "Tags": ["work"],
                "Departure time zone": zones, "Arrival time zone": zones, "Line or number": [],
                "Seat": [], "Class": [], "Ticket number": [], "Fare": [], "Currency": [],
            ]
            for (name, completions) in expected {
                let field = try #require(form.field(Entry.self, name), "\(name)")
                #expect(field.completions == completions, "\(name)")
                #expect(field.listsCompletions == (name == "Tags"), "\(name)")
            }
        }

        @Test("Towns and zones are offered in their fields after the names of the journal")
        func offering() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            try #require(form.button("Departure time zone")).click()
            let fields: [(FormKey, String)] = [
                (.from, "From"), (.to, "To"), (.departureZone, "Departure time zone"),
                (.arrivalZone, "Arrival time zone"),
            ]
            for (field, name) in fields {
                let entry = try #require(form.field(Entry.self, name))
                let own = entry.completions
                form.offer([CompletionOffer(name, note: "Germany")], for: field)
                #expect(
                    entry.moreCompletions == [Suggestion(name, note: "Germany", text: name)])
                #expect(entry.completions == own)
            }
        }

        @Test("An arrival that follows the departure is shown, and is in the drafts from then on")
        func followingArrival() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let before = opened.tripDrafts.count
            var arrival = TripDraft.toVienna.departure
            (arrival.year, arrival.month, arrival.day) = (2027, 1, 31)
            (arrival.hour, arrival.minute) = (0, 41)
            var shown = FormDraft()
            shown.arrival = arrival
            form.put(shown)
            #expect(opened.tripDrafts.count == before)
            try #require(form.field(Entry.self, "Line or number")).type("N 94")
            #expect(opened.tripDrafts.last?.arrival == arrival)
            #expect(opened.tripDrafts.last?.departure == TripDraft.toVienna.departure)
        }

        @Test(
            "Places and distance are behind a button, which opens where something is wrong with one"
        )
        func places() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            #expect(form.field(Entry.self, "Distance (km)") == nil)
            form.show(
                FormCheck.ofTrip(
                    complaints: [.distance: "No such distance."],
                    greatCircle: "746 in a straight line",
                    canSave: false))
            let distance = try #require(form.field(Entry.self, "Distance (km)"))
            #expect(distance.placeholder == "746 in a straight line")
            distance.type("800")
            try #require(form.field(Entry.self, "Departure coordinates")).type("1, 2")
            try #require(form.field(Entry.self, "Arrival coordinates")).type("3, 4")
            var expected = TripDraft.toVienna
            expected.distance = "800"
            (expected.fromCoordinates, expected.toCoordinates) = ("1, 2", "3, 4")
            #expect(opened.tripDrafts.last == expected)
        }

        @Test("Zones and coordinates that follow from airports are shown and named, and not typed")
        func followingPlaces() throws {
            let opened = try OpenForms()
            let form = try opened.trip(.arriving)
            var draft = TripDraft.arriving
            let before = opened.tripDrafts.count
            draft.departure.zone = "Europe/Lisbon"
            draft.arrival?.zone = "Europe/Vienna"
            (draft.fromCoordinates, draft.toCoordinates) = ("1, 2", "3, 4")
            form.put(draft)
            #expect(opened.tripDrafts.count == before)
            try #require(form.field(Entry.self, "Line or number")).type("N 94")
            draft.service = "N 94"
            #expect(opened.tripDrafts.last == draft)
            form.show(FormCheck.ofTrip(fromPlace: "Cologne Bonn Airport", canSave: true))
            #expect(form.words.contains("Cologne Bonn Airport"))
            form.show(FormCheck.ofTrip(canSave: true))
            #expect(!form.words.contains("Cologne Bonn Airport"))
        }

        @Test("A time is set when its field is left or stepped, and not while it is typed")
        func timeSet() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            form.takeKeyboard()
            let day = try #require(form.field(Entry.self, "Day"))
            let clock = try #require(form.field(SpinButton.self, "Departure time"))
            day.grabFocus()
            let before = opened.count(of: .editingEnded)
            day.type("2")
            day.type("22")
            clock.type("16:00")
            #expect(opened.count(of: .editingEnded) == before)
            form.press(.tab)
            #expect(Display.turn { opened.count(of: .editingEnded) == before + 1 })
            clock.update()
            #expect(opened.count(of: .editingEnded) == before + 2)
            let departure = opened.tripDrafts.last?.departure
            #expect(departure.map { [$0.year, $0.month, $0.day, $0.hour] } == [2026, 11, 22, 16])
        }

        @Test("Moving what was recorded is offered where there is something to move")
        func recordMove() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let offer = "Also move the recorded times by +2 days"
            #expect(form.button(offer) == nil)
            form.show(FormCheck.ofTrip(recordMove: offer, canSave: true))
            try #require(form.button(offer)).click()
            #expect(opened.tripDrafts.last?.movesRecord == false)
            form.show(FormCheck.ofTrip(canSave: true))
            #expect(form.button(offer) == nil)
        }

        @Test("Errors are shown beside the field, with the duration")
        func complaints() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let save = try #require(form.titlebar?.button("_Save"))
            form.show(
                FormCheck.ofTrip(
                    complaints: [
                        .departureDay: "No such day, early.", .departureTime: "Too early.",
                        .departureZone: "Nowhere early.",
                        .arrivalTime: "It arrives too early.", .fare: "No such sum.",
                        .notes: "Not early enough.",
                    ],
                    duration: "9 h 31 min", canSave: false))
            #expect(
                form.words.filter {
                    $0.contains("early") || $0.contains("sum") || $0.contains(" h ")
                }
                    == [
                        "No such day, early.", "Too early.", "Nowhere early.",
                        "It arrives too early.", "9 h 31 min", "No such sum.",
                        "Not early enough.",
                    ])
            form.show(FormCheck.ofTrip(canSave: true))
            #expect(!form.words.contains("No such sum."))
            save.click()
            #expect(opened.count(of: .save) == 1)
        }

        @Test("Assistive technology reads the error of the focused field")
        func descriptions() throws {
            let opened = try OpenForms()
            let form = try opened.trip()
            let day = try #require(form.field(Entry.self, "Day"))
            try #require(form.button("Departure time zone")).click()
            let zone = try #require(form.field(Entry.self, "Departure time zone"))
            form.show(
                FormCheck.ofTrip(
                    complaints: [
                        .departureDay: "No such day.", .record: "It left before.",
                        .departureZone: "Nowhere.",
                    ], canSave: false))
            #expect(day.accessibleDescription == "No such day. It left before.")
            #expect(zone.accessibleDescription == "Nowhere.")
            form.show(FormCheck.ofTrip(canSave: true))
            #expect(day.accessibleDescription == "")
            #expect(zone.accessibleDescription == zone.tooltip)
        }
    }
}
