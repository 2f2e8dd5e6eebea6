import Gtk
import GtkTestSupport
import Presentation
import Signals
import Testing
import TripsFeature
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for a trip")
    struct TripFormTests {
        @Test("Each change of a field is a draft of all fields")
        func drafting() throws {
            let opened = try OpenTripForm()
            let form = opened.form
            try #require(form.field(ComboBoxText.self, "Mode")).choose(1)
            try #require(form.field(Entry.self, "Service")).type("N 94")
            try #require(form.field(Entry.self, "Departure time zone")).type("")
            try #require(form.field(Entry.self, "Currency")).type("CHF")
            try #require(form.field(SpinButton.self, "Departure time")).type("3.02 pm")
            try #require(form.field(TextView.self, "Notes")).type("late")
            var expected = OpenTripForm.draft
            expected.mode = 1
            expected.service = "N 94"
            expected.departure.zone = ""
            expected.departure.hour = 15
            expected.currency = "CHF"
            expected.notes = "late"
            #expect(opened.drafts.last == expected)
        }

        @Test("An arrival that is known has a time of its own; one that is not has none")
        func arrival() throws {
            let opened = try OpenTripForm()
            let form = opened.form
            let known = try #require(form.button("I know when it arrives"))
            known.click()
            #expect(opened.drafts.last?.arrival == OpenTripForm.draft.departure)
            let zone = try #require(form.field(Entry.self, "Arrival time zone"))
            zone.type("Europe/Vienna")
            #expect(opened.drafts.last?.arrival?.zone == "Europe/Vienna")
            #expect(opened.drafts.last?.departure.zone == "Europe/Berlin")
            known.click()
            #expect(opened.drafts.last == OpenTripForm.draft)
        }

        @Test("Each field completes from what the journal holds of its kind")
        func completing() throws {
            let opened = try OpenTripForm()
            try #require(opened.form.button("I know when it arrives")).click()
            let stops = ["Köln Hbf", "Wien Westbf"]
            let zones = ["Europe/Berlin", "Europe/Vienna"]
            let expected = [
                "From": stops, "To": stops, "Operator": ["ÖBB"], "Tags": ["work"],
                "Departure time zone": zones, "Arrival time zone": zones, "Service": [],
                "Seat": [], "Class": [], "Fare": [], "Currency": [],
            ]
            for (name, completions) in expected {
                let field = try #require(opened.form.field(Entry.self, name), "\(name)")
                #expect(field.completions == completions, "\(name)")
                #expect(field.listsCompletions == (name == "Tags"), "\(name)")
            }
        }

        @Test("An arrival that follows the departure is shown, and is in the drafts from then on")
        func followingArrival() throws {
            let opened = try OpenTripForm()
            try #require(opened.form.button("I know when it arrives")).click()
            let before = opened.drafts.count
            var arrival = OpenTripForm.draft.departure
            (arrival.year, arrival.month, arrival.day) = (2027, 1, 31)
            (arrival.hour, arrival.minute) = (0, 41)
            opened.form.showArrival(arrival)
            #expect(opened.drafts.count == before)
            try #require(opened.form.field(Entry.self, "Service")).type("N 94")
            #expect(opened.drafts.last?.arrival == arrival)
            #expect(opened.drafts.last?.departure == OpenTripForm.draft.departure)
        }

        @Test(
            "Places and distance are behind a button, which opens where something is wrong with one"
        )
        func places() throws {
            let opened = try OpenTripForm()
            let form = opened.form
            #expect(form.field(Entry.self, "Distance (km)") == nil)
            form.show(
                TripFormCheck(
                    complaints: [.distance: "No such distance."], greatCircle: "746",
                    canSave: false))
            let distance = try #require(form.field(Entry.self, "Distance (km)"))
            #expect(distance.placeholder == "746, as the crow flies")
            distance.type("800")
            try #require(form.field(Entry.self, "Departs at")).type("1, 2")
            try #require(form.field(Entry.self, "Arrives at")).type("3, 4")
            var expected = OpenTripForm.draft
            expected.distance = "800"
            (expected.fromCoordinates, expected.toCoordinates) = ("1, 2", "3, 4")
            #expect(opened.drafts.last == expected)
        }

        @Test("Zones and coordinates that follow from airports are shown and named, and not typed")
        func followingPlaces() throws {
            let opened = try OpenTripForm()
            try #require(opened.form.button("I know when it arrives")).click()
            var draft = try #require(opened.drafts.last)
            let before = opened.drafts.count
            draft.departure.zone = "Europe/Lisbon"
            draft.arrival?.zone = "Europe/Vienna"
            (draft.fromCoordinates, draft.toCoordinates) = ("1, 2", "3, 4")
            opened.form.showPlaces(of: draft)
            #expect(opened.drafts.count == before)
            try #require(opened.form.field(Entry.self, "Service")).type("N 94")
            draft.service = "N 94"
            #expect(opened.drafts.last == draft)
            opened.form.show(TripFormCheck(fromAirport: "Cologne Bonn Airport", canSave: true))
            #expect(opened.form.words.contains("Cologne Bonn Airport"))
            opened.form.show(TripFormCheck(canSave: true))
            #expect(!opened.form.words.contains("Cologne Bonn Airport"))
        }

        @Test("A time is set when its field is left or stepped, and not while it is typed")
        func timeSet() throws {
            let opened = try OpenTripForm()
            let day = try #require(opened.form.field(SpinButton.self, "Day"))
            day.type("2")
            day.type("22")
            try #require(opened.form.field(SpinButton.self, "Departure time")).type("16:00")
            #expect(opened.timesSet == 0)
            day.update()
            #expect(opened.timesSet == 1)
            try #require(opened.form.field(ComboBoxText.self, "Month")).choose(11)
            #expect(opened.timesSet == 2)
            try #require(opened.form.field(SpinButton.self, "Departure time")).update()
            #expect(opened.timesSet == 3)
            try #require(opened.form.field(SpinButton.self, "Year")).turn(to: 2027)
            #expect(opened.timesSet == 4)
            let departure = opened.drafts.last?.departure
            #expect(departure.map { [$0.year, $0.month, $0.day, $0.hour] } == [2027, 12, 22, 16])
        }

        @Test("A year of two figures stays as it is typed, and is none")
        func shortYear() throws {
            let opened = try OpenTripForm()
            let year = try #require(opened.form.field(SpinButton.self, "Year"))
            year.type("26")
            year.update()
            #expect(year.text == "26")
            #expect(opened.drafts.last?.departure.unreadDay == .init(day: nil, year: "26"))
            year.type("2026")
            year.update()
            #expect(opened.drafts.last?.departure == OpenTripForm.draft.departure)
        }

        @Test("Moving what was recorded is offered where there is something to move")
        func recordMove() throws {
            let opened = try OpenTripForm()
            let offer = "Move the recorded times too (+2 days)"
            #expect(opened.form.button(offer) == nil)
            opened.form.show(TripFormCheck(recordMove: offer, canSave: true))
            try #require(opened.form.button(offer)).click()
            #expect(opened.drafts.last?.movesRecord == false)
            opened.form.show(TripFormCheck(canSave: true))
            #expect(opened.form.button(offer) == nil)
        }

        @Test("What is wrong is said beside the field, with how long it takes; Save waits")
        func complaints() throws {
            let opened = try OpenTripForm()
            let form = opened.form
            let save = try #require(form.titlebar?.button("_Save"))
            form.show(
                TripFormCheck(
                    complaints: [
                        .departureDay: "No such day, early.", .departureTime: "Too early.",
                        .departureZone: "Nowhere early.",
                        .arrivalTime: "It arrives too early.", .fare: "No such sum.",
                        .notes: "Not early enough.",
                    ],
                    duration: "9 hrs, 31 min", canSave: false))
            #expect(
                form.words.filter {
                    $0.contains("early") || $0.contains("sum") || $0.contains("hrs")
                }
                    == [
                        "No such day, early.", "Too early.", "Nowhere early.",
                        "It arrives too early.", "9 hrs, 31 min", "No such sum.",
                        "Not early enough.",
                    ])
            #expect(!save.isSensitive)
            form.show(TripFormCheck(canSave: true))
            #expect(!form.words.contains("No such sum."))
            #expect(save.isSensitive)
            save.click()
            #expect(opened.saves == 1)
        }
    }
}

/// It is modal, so that a test opens and closes it without a pause in which others would run.
private final class OpenTripForm {
    let stage: WindowStage
    let form: TripFormWindow
    var drafts: [TripDraft] = []
    var saves = 0
    var timesSet = 0
    var subscriptions = Subscriptions()

    static let draft = TripDraft(
        from: "Köln Hbf", to: "Wien Westbf", mode: 0,
        departure: .init(
            year: 2026, month: 11, day: 20, hour: 14, minute: 2, zone: "Europe/Berlin"),
        arrival: nil, currency: "EUR")

    init() throws {
        stage = try WindowStage()
        let model = TripFormViewModel(
            title: "New Trip", draft: Self.draft, modes: ["Train", "Bus"],
            stops: ["Köln Hbf", "Wien Westbf"], operators: ["ÖBB"], tags: ["work"],
            zones: ["Europe/Berlin", "Europe/Vienna"], clock: ClockFormat(),
            check: TripFormCheck(canSave: true))
        form = try #require(stage.main.openTripForm(model) as? TripFormWindow)
        subscriptions +=
            form.signalDraft.onReception § eachTime § { [weak self] in self?.drafts.append($0) }
        subscriptions +=
            form.signalTimeSet.onReception § eachTime § inAnyCase § { [weak self] in
                self?.timesSet += 1
            }
        subscriptions +=
            form.signalSave.onReception § eachTime § inAnyCase § { [weak self] in
                self?.saves += 1
            }
    }

    isolated deinit { form.destroy() }
}
