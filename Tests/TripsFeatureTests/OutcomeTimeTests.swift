import Domain
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("Another time, as it is set")
struct OutcomeTimeTests {
    private func meaning(
        _ time: OutcomeTime, of trip: Trip = .toVienna, at end: TripStop = .arrival
    ) -> OutcomeTimePreview {
        OutcomeTimePreview(id: .trip, of: time, for: trip, at: end, words: .british)
    }

    @Test("A day that was chosen is the one that is meant")
    func chosen() {
        let time = OutcomeTime(hour: 23, minute: 33, daysLater: 1, isDayChosen: true)
        #expect(meaning(time).daysLater == 1 && meaning(time).isPossible)
        #expect(meaning(time).words == "23:33 on 21 November 2026 (1 d late)")
        #expect(
            meaning(OutcomeTime(hour: 23, minute: 33)).words
                == "23:33 on 20 November 2026 (on time)")
    }

    @Test("A time that cannot be says why as it is set")
    func impossible() {
        let early = meaning(OutcomeTime(hour: 14, minute: 1))
        #expect(!early.isPossible && early.daysLater == 0)
        #expect(
            early.words.hasPrefix(
                "The arrival at 14:01 (Europe/Vienna) is before the scheduled departure at 14:02"))
        let night = Trip.toVienna.with {
            $0.departure = time(29, 1, 50, month: 3, .berlin)
            $0.arrival = time(29, 4, 0, month: 3)
        }
        let skipped = meaning(OutcomeTime(hour: 2, minute: 30), of: night, at: .departure)
        #expect(!skipped.isPossible)
        #expect(
            time(29, 2, 30, month: 3, .berlin).skipped.map { Localizer.inEnglish.sentence($0) }
                == skipped.words)
    }

    @Test("What cannot be is not recorded, unless it is asked about")
    func recording() {
        #expect(meaning(OutcomeTime(hour: 23, minute: 33)).canRecord)
        // An arrival before the departure: on which day was it?
        let early = meaning(OutcomeTime(hour: 14, minute: 1))
        #expect(!early.isPossible && early.canRecord)
        let late = meaning(OutcomeTime(hour: 1, minute: 0), of: .late, at: .departure)
        #expect(late.words.hasPrefix("The departure at 01:00"))
        #expect(!late.isPossible && !late.canRecord)
        #expect(!meaning(OutcomeTime(hour: 25, minute: 0)).canRecord)
        let unread = meaning(OutcomeTime(hour: 23, minute: 33, unread: "25:10"))
        #expect(unread.words == Localizer.inEnglish.timeExpected)
        #expect(!unread.isPossible && !unread.canRecord)
    }

    @Test("A delay counts from the timetable, whatever day is chosen, and says the time")
    func delays() {
        let late = OutcomeTime(hour: 0, minute: 0, daysLater: 3, isDayChosen: true, delay: 7)
        #expect(meaning(late).words == "23:40 on 20 November 2026 (7 min late)")
        #expect(meaning(late).canRecord && meaning(late).daysLater == 0)
        let days = meaning(OutcomeTime(hour: 0, minute: 0, delay: 1_500))
        #expect(days.daysLater == 2 && days.words.hasPrefix("00:33 on 22 November 2026 ("))
        let early = meaning(OutcomeTime(hour: 0, minute: 0, delay: -600))
        #expect(!early.isPossible && !early.canRecord)
        let unplanned = Trip.toVienna.with { $0.arrival = nil }
        #expect(!meaning(late, of: unplanned).canRecord)
        let offer = TimePickerViewModel(for: .toVienna, at: .arrival, words: .british)
        #expect(offer.delay("7") == 7 && offer.delay("1409") == nil)
        let none = TimePickerViewModel(for: unplanned, at: .arrival, words: .british)
        #expect(none.delay("7") == nil && none.hint != offer.hint)
    }

    @Test("The days on offer say their dates, counted from the departure as everywhere")
    func days() {
        let night = Trip.toVienna.with {
            $0.arrival = time(21, 6, 10)
            $0.actualArrival = time(25, 6, 0)
        }
        let offer = TimePickerViewModel(for: night, at: .arrival, words: .british)
        #expect(
            offer.days.map(\.label) == [
                "20 Nov", "21 Nov (+1 day)", "22 Nov (+2 days)", "23 Nov (+3 days)",
                "25 Nov (+5 days)",
            ])
        #expect(offer.days.map(\.daysLater) == [-1, 0, 1, 2, 4])
        #expect(
            offer.start == OutcomeTime(hour: 6, minute: 0, daysLater: 4, isDayChosen: true))
    }

    @Test("An arrival that is in no timetable says how long it took, and no delay")
    func unplanned() {
        let trip = Trip.toVienna.with {
            $0.arrival = nil
            $0.actualDeparture = time(20, 14, 14, .berlin)
        }
        let set = meaning(OutcomeTime(hour: 0, minute: 41), of: trip)
        #expect(set.daysLater == 1 && set.canRecord)
        #expect(set.words == "00:41 on 21 November 2026 (took 10 h 27 min)")
        let chosen = OutcomeTime(hour: 0, minute: 41, daysLater: 0, isDayChosen: true)
        #expect(!meaning(chosen, of: trip).isPossible && meaning(chosen, of: trip).canRecord)
    }

    @Test("Another time starts with what was recorded; a day that would not be meant is chosen")
    func start() {
        func start(_ arrival: DateTime) -> OutcomeTime {
            OutcomeTime(for: .toVienna.with { $0.actualArrival = arrival }, at: .arrival)
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
            stage.view.mainPages.last?.recordOutcome.emit(true)
            await stage.until(2)
            stage.view.messages.removeAll()
            stage.view.selectionPages.last?.time.emit(OutcomeTime(hour: 0, minute: 41))
            stage.view.selectionPages.last?.time.emit(
                OutcomeTime(hour: 23, minute: 30, daysLater: 1))
            #expect(
                stage.messages == [
                    .time(
                        OutcomeTimePreview(
                            id: "trip.ics", daysLater: 1,
                            words: "00:41 on 21 November 2026 (1 h 8 min late)")),
                    .time(
                        OutcomeTimePreview(
                            id: "trip.ics", daysLater: 0,
                            words: "23:30 on 20 November 2026 (3 min early)")),
                ])
        }
    }
}
