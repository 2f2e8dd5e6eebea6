import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("A trip and a journey on paper", .timeLimit(.minutes(1)))
struct TripSheetTests {
    @Test("The timetable, what really happened and the facts are on it")
    func trip() {
        let trip = TripViewModel(
            Trip(
                from: "Köln", to: "Wien", service: "ICE 93", departure: time(20, 14, 2, .berlin),
                arrival: time(21, 0, 10), actualDeparture: time(20, 14, 14, .berlin),
                actualArrival: time(21, 1, 18), fare: Fare(Decimal(499) / 10, currency: "EUR"),
                tags: ["work"], notes: "Heating out."),
            id: .trip,
            claims: ClaimsViewModel(
                made: [EntryViewModel(id: "claim.ics", title: "sent", detail: "€12.48")],
                offers: []),
            words: .british)
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
                arrived 01:18 (+1 day) · 1 h 8 min late
                Duration: Planned 10 h 8 min, actual 11 h 4 min
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
