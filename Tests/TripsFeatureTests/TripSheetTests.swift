import EntryFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("A trip and a journey on paper", .timeLimit(.minutes(1)))
struct TripSheetTests {
    @Test("The timetable, what really happened and the facts are on it")
    func trip() {
        var trip = TripViewModel(
            id: "trip.ics", title: "Köln → Wien", date: "Friday, 20 November 2026",
            modeName: "Train", service: "ICE 93",
            departure: .init(
                place: "Köln", planned: "14:02", record: "departed 14:14", delay: "12 min late"),
            arrival: .init(
                place: "Wien", planned: "00:10", plannedDay: "+1 day", record: "arrived 01:18",
                delay: "1 h 8 min late"),
            duration: "10 h 8 min", delay: "1 h 8 min late",
            facts: [Fact("Fare", "€49.90")],
            tags: "work", notes: "Heating out.")
        trip.claims.made = [EntryViewModel(id: "claim.ics", title: "sent", detail: "€12.48")]
        #expect(
            trip.sheet(in: .inEnglish, writtenOn: 0).text == """
                Köln → Wien
                Friday, 20 November 2026 · Train · ICE 93

                1 h 8 min late
                Departure:
                14:02 Köln
                departed 14:14 · 12 min late
                Arrival:
                00:10 +1 day Wien
                arrived 01:18 · 1 h 8 min late
                Duration: 10 h 8 min
                Fare: €49.90
                Tags: work

                Claims

                sent · €12.48

                Notes

                Heating out.

                """)
    }

    @Test("The legs of a journey are on it in their order, with the changes between them", .freed)
    func journey() async throws {
        let stage = TripsStage(TripsStage.toParis)
        await stage.coordinator.showJourney(.first)
        let journey = try #require(stage.journeys.first)
        let text = journey.sheet(in: .inEnglish, writtenOn: 0).text
        #expect(text.hasPrefix("Köln → Paris\n"))
        #expect(
            text.contains(
                """

                Legs
                14:02 – 15:50:
                Köln → Bruxelles
                ICE 16 · DB
                \(journey.legs[0].actual)
                30 min late

                Connection missed by 7 min
                16:13 – 17:35:
                Bruxelles → Paris
                TGV 9558
                missed

                """))
    }
}
