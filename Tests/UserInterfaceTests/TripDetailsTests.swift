import Gtk
import GtkTestSupport
import Presentation
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What else is known of a trip")
    struct TripDetailsTests {
        init() throws { try Display.start() }

        @Test("Ticket, fare, journey and claim say what they are; what is unknown is not there")
        func captions() throws {
            let view = TripDetailsView()
            view.model = TripViewModel(
                id: "t.ics", title: "",
                facts: [
                    Fact("Ticket", "Seat 61"), Fact("Fare", "12"), Fact("Journey", "Autumn"),
                    Fact("Claim", "Sent"),
                ], tags: "alps", notes: "Snow.")
            #expect(
                view.words == [
                    "Ticket", "Seat 61", "Fare", "12", "Journey", "Autumn", "Claim", "Sent",
                    "Tags", "alps", "Snow.",
                ])
            let labels = view.shown(Label.self)
            for (caption, words) in zip(labels, labels.dropFirst()) where caption.text == "Fare" {
                #expect(words.isLabelled(by: caption))
            }
            view.model = TripViewModel(id: "t.ics", title: "", facts: [Fact("Fare", "12")])
            #expect(view.words == ["Fare", "12"])
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, false])
            view.model = TripViewModel(
                id: "t.ics", title: "", facts: [Fact("Fare", "12", isMinor: true)])
            #expect(view.shown(Label.self).map { $0.hasStyleClass(Style.dim) } == [true, true])
            view.model = TripViewModel(id: "t.ics", title: "")
            #expect(!view.isVisible)
        }

        @Test("What was recorded of a cancelled trip stands beneath the word")
        func cancelled() {
            let view = TripMainView()
            view.model = TripViewModel(
                id: "t.ics", title: "A → B", disruption: "Cancelled",
                recordedBefore: "Recorded before: departed 14:14")
            #expect(
                view.words.prefix(3) == [
                    "A → B", "Cancelled", "Recorded before: departed 14:14",
                ])
        }
    }
}
