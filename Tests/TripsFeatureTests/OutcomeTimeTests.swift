import Domain
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Another time, as it is set")
struct OutcomeTimeTests {
    private func meaning(
        _ time: OutcomeTime, of trip: Trip = .toVienna, at end: TripEnd = .arrival
    ) -> OutcomeTimeMeaning {
        OutcomeTimeMeaning(id: .trip, of: time, for: trip, at: end, words: .british)
    }

    @Test("A day that was chosen is the one that is meant")
    func chosen() {
        let time = OutcomeTime(hour: 23, minute: 33, daysLater: 1, isDayChosen: true)
        #expect(meaning(time).daysLater == 1 && meaning(time).isPossible)
        #expect(meaning(time).words.hasPrefix("23:33 on 21 November 2026, "))
        #expect(
            meaning(OutcomeTime(hour: 23, minute: 33)).words
                == "23:33 on 20 November 2026, on time")
    }

    @Test("A time that cannot be says why as it is set")
    func impossible() {
        let early = meaning(OutcomeTime(hour: 14, minute: 1))
        #expect(!early.isPossible && early.daysLater == 0)
        #expect(early.words.hasPrefix("It cannot have arrived at 14:01"))
        let night = Trip.toVienna.with {
            $0.departure = time(29, 1, 50, month: 3, .berlin)
            $0.arrival = time(29, 4, 0, month: 3)
        }
        let skipped = meaning(OutcomeTime(hour: 2, minute: 30), of: night, at: .departure)
        #expect(!skipped.isPossible)
        #expect(
            skipped.words
                == "02:30 does not exist on 29 March 2026 in Europe/Berlin: clocks go from 02:00 "
                + "to 03:00.")
    }

    @Test("Another time starts with what was recorded; a day that would not be meant is chosen")
    func start() {
        func start(_ arrival: DateTime) -> OutcomeTime {
            OutcomeTime(arrival, of: .toVienna.with { $0.actualArrival = arrival }, at: .arrival)
        }
        #expect(start(time(21, 0, 41)) == OutcomeTime(hour: 0, minute: 41, daysLater: 1))
        #expect(
            start(time(23, 0, 41))
                == OutcomeTime(hour: 0, minute: 41, daysLater: 3, isDayChosen: true))
        #expect(start(time(20, 23, 41, .utc)) == OutcomeTime(hour: 0, minute: 41, daysLater: 1))
    }
}

extension OutcomeTimeTests {
    @Suite("Another time, as the window is told", .freed, .timeLimit(.minutes(1)))
    struct ToldTests {
        @Test("The day that is meant, and how late that is, are told as the time is set")
        func told() async {
            let stage = await TripsStage.showing(.toVienna)
            stage.view.mainPages.last?.arrivalChosen.emit(true)
            stage.view.mainPages.last?.recordOutcome.emit()
            await stage.until(3)
            stage.view.messages.removeAll()
            stage.view.selectionPages.last?.time.emit(OutcomeTime(hour: 0, minute: 41))
            stage.view.selectionPages.last?.time.emit(
                OutcomeTime(hour: 23, minute: 30, daysLater: 1))
            #expect(
                stage.messages == [
                    .time(
                        OutcomeTimeMeaning(
                            id: "trip.ics", daysLater: 1,
                            words: "00:41 on 21 November 2026, 1 hr, 8 min late")),
                    .time(
                        OutcomeTimeMeaning(
                            id: "trip.ics", daysLater: 0,
                            words: "23:30 on 20 November 2026, 3 min early")),
                ])
        }
    }
}
