import Domain
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Questions before an outcome is recorded", .freed, .timeLimit(.minutes(1)))
struct DoubtfulOutcomeTests {
    private let late = Trip.late

    private var question: QuestionViewModel {
        QuestionViewModel(
            title: "Keep the recorded times?",
            text: "These times are recorded: departed 14:14, arrived 00:41 (+1 day). Keep them "
                + "only if the trip ran part of the way.",
            choices: ["_Remove Times", "_Keep Times"])
    }

    @Test("An arrival after midnight is recorded on the next day without a question")
    func afterMidnight() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.at(OutcomeTime(hour: 0, minute: 41)), at: .arrival)
        await stage.until(4)
        #expect(stage.trip == .toVienna.with { $0.actualArrival = time(21, 0, 41) })
    }

    @Test("A day that was chosen counts, however far away")
    func chosenDay() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(
            .at(OutcomeTime(hour: 0, minute: 41, daysLater: 2, isDayChosen: true)), at: .arrival)
        await stage.until(4)
        #expect(stage.trip?.actualArrival == time(22, 0, 41))
    }

    @Test("An arrival before the departure is asked about, and recorded as it is answered")
    func arrivalFirst() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.at(OutcomeTime(hour: 14, minute: 1)), at: .arrival)
        await stage.until(3)
        #expect(
            stage.messages.last
                == .question(
                    QuestionViewModel(
                        title: "On which day did you arrive?",
                        text: "The arrival at 14:01 (Europe/Vienna) is before the scheduled "
                            + "departure at 14:02 (Europe/Berlin). If the trip departed earlier, "
                            + "record the departure first. On 21 November 2026 the trip would be "
                            + "14 h 28 min late.",
                        choices: ["_Record 21 November 2026"], cancelIsDefault: true)))
        #expect(stage.trip == .toVienna)
        stage.view.answer(0)
        await stage.until(5)
        #expect(stage.trip == .toVienna.with { $0.actualArrival = time(21, 14, 1) })
        #expect(stage.journal.writes == [.change(.trip)])
    }

    @Test("An arrival that no timetable names is not guessed to be a day later: that is asked")
    func unplannedArrivalFirst() async {
        let trip = Trip.toVienna.with { $0.arrival = nil }
        let stage = await TripsStage.showing(trip)
        stage.choose(.at(OutcomeTime(hour: 13, minute: 50)), at: .arrival)
        await stage.until(3)
        #expect(
            stage.messages.last
                == .question(
                    QuestionViewModel(
                        title: "On which day did you arrive?",
                        text: "The arrival at 13:50 is before the scheduled departure at 14:02. "
                            + "If the trip departed earlier, record the departure first. On "
                            + "21 November 2026 the trip would have taken 23 h 48 min.",
                        choices: ["_Record 21 November 2026"], cancelIsDefault: true)))
        #expect(stage.trip == trip)
    }

    @Test("The page stays while there is something to ask, and goes once it is answered")
    func asksOnThePage() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.at(OutcomeTime(hour: 14, minute: 1)), at: .arrival)
        await stage.until(3)
        let page = stage.view.selectionPages.last
        #expect(stage.navigation.pages.last === page)
        // Nothing was recorded; another time is.
        page?.selection.emit(.at(OutcomeTime(hour: 14, minute: 0)))
        await stage.until(4)
        #expect(stage.navigation.pages.last === page)
        stage.view.answer(0)
        await stage.until(6)
        #expect(stage.navigation.pages.last is TripMainPageDouble)
        #expect(stage.trip?.actualArrival == time(21, 14, 0))
        #expect(stage.journal.writes == [.change(.trip)])
    }

    @Test("On time cannot be where it left after that, and the window says so")
    func leftTooLate() async {
        let trip = Trip.toVienna.with { $0.actualDeparture = time(21, 1, 2, .berlin) }
        let stage = await TripsStage.showing(trip)
        stage.choose(.onTime)
        await stage.until(4)
        #expect(
            stage.messages.last
                == .failure(
                    FailureViewModel(
                        title: "The outcome was not recorded.",
                        reason: "The arrival at 23:33 (Europe/Vienna) on 20 November 2026 is "
                            + "before the departure at 01:02 (Europe/Berlin) on 21 November "
                            + "2026.")))
        #expect(stage.trip == trip)
    }

    @Test("Cancelling asks about times recorded before, and keeps them if that is the answer")
    func keepTimes() async {
        let stage = await TripsStage.showing(late)
        stage.choose(.cancelled)
        await stage.until(3)
        #expect(stage.messages.last == .question(question))
        #expect(stage.trip == late)
        stage.view.answer(1)
        await stage.until(5)
        #expect(stage.trip == late.with { $0.disruption = .cancelled })
    }

    @Test("Cancelling takes away the times recorded before if that is the answer")
    func removeTimes() async {
        let stage = await TripsStage.showing(late)
        stage.choose(.cancelled)
        await stage.until(3)
        stage.view.answer(0)
        await stage.until(5)
        #expect(stage.trip == .toVienna.with { $0.disruption = .cancelled })
    }

    @Test("A question that is not answered records nothing")
    func noAnswer() async {
        let stage = await TripsStage.showing(late)
        stage.choose(.cancelled)
        await stage.until(3)
        #expect(stage.trip == late)
        #expect(stage.journal.writes == [])
    }

    @Test("What was recorded can be taken back, each by its name")
    func takeBack() async {
        let trip = late.with { $0.disruption = .missedConnection }
        let stage = await TripsStage.showing(trip)
        stage.choose(.notRecorded)
        await stage.until(4)
        #expect(
            stage.messages.first
                == .selection(
                    .arrival(
                        of: trip, OutcomeTime(hour: 0, minute: 41, daysLater: 1),
                        chosen: .missedConnection, isOtherChosen: true, and: .notRecorded,
                        .notMissed)))
        #expect(stage.trip == trip.with { $0.actualArrival = nil })
        stage.choose(.notMissed)
        await stage.until(8)
        #expect(stage.trip == late.with { $0.actualArrival = nil })
        stage.choose(.notRecorded, at: .departure)
        await stage.until(12)
        #expect(stage.trip == .toVienna)
    }

    @Test("A cancellation can be taken back, of a trip without a time of arrival too")
    func takeBackCancellation() async {
        let trip = Trip.toVienna.with {
            $0.arrival = nil
            $0.disruption = .cancelled
        }
        let stage = await TripsStage.showing(trip)
        stage.choose(.notCancelled, at: .arrival)
        await stage.until(4)
        let offered = OutcomeSelectionViewModel(
            trip: .of(trip),
            title: "When did you arrive at Wien Westbf? No scheduled arrival is known, so "
                + "enter the time.",
            choices: [.cancelled, .missedConnection, .notCancelled], chosen: [.cancelled],
            time: .starting(
                OutcomeTime(hour: 14, minute: 2), label: "Enter Arrival Time…", isPlanned: false))
        #expect(stage.messages.contains(.selection(offered)))
        #expect(stage.trip == trip.with { $0.disruption = nil })
    }
}

@Suite("Outcomes that are recorded without a question")
struct WithoutDoubtTests {
    @Test("Nothing is asked where nothing was recorded, or where it cannot be helped")
    func withoutDoubt() throws {
        func doubt(_ outcome: TripOutcome, _ trip: Trip = .toVienna) -> OutcomeConfirmation? {
            OutcomeConfirmation(about: outcome, of: trip, words: .british)
        }
        #expect(doubt(.cancelled()) == nil)
        #expect(doubt(.missedConnection, .late) == nil)
        #expect(doubt(.notRecorded(.arrival), .late) == nil)
        #expect(doubt(.at(.arrival, hour: 25, minute: 0)) == nil)
        #expect(doubt(.at(.departure, hour: 23, minute: 0), .late) == nil)
        let never = try Trip.toVienna.recording(.late(.departure, minutes: 100 * 1_440))
        #expect(doubt(.at(.arrival, hour: 12, minute: 0), never) == nil)
    }
}
