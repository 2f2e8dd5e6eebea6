import Gtk
import GtkTestSupport
import Presentation
import Signals
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for a trip")
    final class TripFormTests {
        let stage: WindowStage
        let form: TripFormWindow
        var drafts: [TripDraft] = []
        var saves = 0
        var subscriptions = Subscriptions()

        private static let draft = TripDraft(
            from: "Köln Hbf", to: "Wien Westbf", mode: 0,
            departure: .init(
                year: 2026, month: 11, day: 20, hour: 14, minute: 2, zone: "Europe/Berlin"),
            arrival: nil, currency: "EUR")

        init() throws {
            stage = try WindowStage()
            let model = TripFormViewModel(
                title: "New Trip", draft: Self.draft, modes: ["Train", "Bus"], stops: [],
                operators: [], tags: [], zones: [], check: TripFormCheck(canSave: true))
            form = try #require(stage.main.openTripForm(model) as? TripFormWindow)
            subscriptions +=
                form.signalDraft.onReception § eachTime § { [weak self] in self?.drafts.append($0) }
            subscriptions +=
                form.signalSave.onReception § eachTime § inAnyCase § { [weak self] in
                    self?.saves += 1
                }
        }

        isolated deinit { form.destroy() }

        @Test("Each change of a field is a draft of all fields")
        func drafting() throws {
            try #require(form.field(ComboBoxText.self, "Mode")).choose(1)
            try #require(form.field(Entry.self, "Service")).type("N 94")
            try #require(form.field(Entry.self, "Departure time zone")).type("")
            try #require(form.field(Entry.self, "Currency")).type("CHF")
            try #require(form.field(SpinButton.self, "Hour")).turn(to: 15)
            try #require(form.field(TextView.self, "Notes")).type("late")
            var expected = Self.draft
            expected.mode = 1
            expected.service = "N 94"
            expected.departure.zone = ""
            expected.departure.hour = 15
            expected.currency = "CHF"
            expected.notes = "late"
            #expect(drafts.last == expected)
        }

        @Test("An arrival that is known has a time of its own; one that is not has none")
        func arrival() throws {
            let known = try #require(form.button("I know when it arrives"))
            known.click()
            #expect(drafts.last?.arrival == Self.draft.departure)
            let zone = try #require(form.field(Entry.self, "Arrival time zone"))
            zone.type("Europe/Vienna")
            #expect(drafts.last?.arrival?.zone == "Europe/Vienna")
            #expect(drafts.last?.departure.zone == "Europe/Berlin")
            known.click()
            #expect(drafts.last == Self.draft)
        }

        @Test("What is wrong is said beside the field, with how long it takes; Save waits")
        func complaints() throws {
            let save = try #require(form.titlebar?.button("_Save"))
            form.show(
                TripFormCheck(
                    complaints: [.arrival: "It arrives too early.", .fare: "No such sum."],
                    duration: "9 hrs, 31 min", canSave: false))
            #expect(
                form.words.filter {
                    $0.contains("early") || $0.contains("sum") || $0.contains("hrs")
                }
                    == ["It arrives too early.", "9 hrs, 31 min", "No such sum."])
            #expect(!save.isSensitive)
            form.show(TripFormCheck(canSave: true))
            #expect(!form.words.contains("No such sum."))
            #expect(save.isSensitive)
            save.click()
            #expect(saves == 1)
        }
    }
}
