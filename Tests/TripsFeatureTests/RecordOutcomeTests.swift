import Domain
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct RecordOutcomeTests {
    private func failure(_ error: any Error) -> TripMainViewSpy.Message {
        .failure(
            Localizer.inEnglish.failure("The outcome was not recorded.", because: error))
    }

    /// The messages of a choice from a page, until it is written.
    private func chosen(
        from selection: OutcomeSelectionViewModel
    ) -> [TripMainViewSpy.Message] {
        [
            .selection(selection), .selectionPage(.push, canGoBack: true),
            .mainPage(.pop, canGoBack: false),
        ]
    }

    private let departedLate = Trip.toVienna.with { $0.actualDeparture = time(20, 14, 12, .berlin) }

    @Test("A choice is written, leads back, and is shown; then the arrival is in question")
    func record() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.late(10))
        await stage.until(4)
        #expect(stage.messages == chosen(from: .departure()) + [.trip(.found(departedLate))])
        #expect(stage.trip == departedLate)
        #expect(stage.journal.writes == [.change(.trip)])
    }

    @Test("Late at the departure, later at the arrival, then on time, then a missed connection")
    func oneAfterAnother() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.at(OutcomeTime(hour: 14, minute: 12)))
        await stage.until(4)
        stage.choose(.at(OutcomeTime(hour: 0, minute: 41, daysLater: 1)))
        await stage.until(8)
        #expect(stage.trip == departedLate.with { $0.actualArrival = time(21, 0, 41) })
        stage.choose(.onTime)
        await stage.until(12)
        #expect(stage.trip == departedLate.with { $0.actualArrival = time(20, 23, 33) })
        stage.choose(.missedConnection)
        await stage.until(16)
        #expect(
            stage.trip
                == departedLate.with {
                    $0.actualArrival = time(20, 23, 33)
                    $0.disruption = .missedConnection
                })
        let selections = stage.messages.compactMap { message in
            if case .selection(let selection) = message { selection } else { nil }
        }
        #expect(
            selections == [
                .departure(), .arrival(of: departedLate),
                .arrival(
                    of: departedLate.with { $0.actualArrival = time(21, 0, 41) },
                    OutcomeTime(hour: 0, minute: 41, daysLater: 1), isOtherChosen: true,
                    and: .notRecorded),
                .arrival(
                    of: departedLate.with { $0.actualArrival = time(20, 23, 33) },
                    chosen: .onTime, and: .notRecorded),
            ])
    }

    @Test("The outcomes on show follow a departure that was chosen just before they were asked for")
    func recordedJustBefore() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.writeGate.isClosed = true
        stage.choose(.late(10))
        stage.view.mainPages.last?.recordOutcome.emit(true)
        await stage.journal.writeGate.untilHeld()
        stage.journal.writeGate.letOneGo()
        await stage.until(7)
        #expect(
            stage.messages == chosen(from: .departure()) + [
                .selection(.arrival()),
                .selectionPage(.push, canGoBack: true),
                .trip(.found(departedLate)),
                .selection(.arrival(of: departedLate)),
            ])
    }

    @Test("The end that was asked for on the main page is the one that is asked about")
    func chosenEnd() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.late(60), at: .arrival)
        await stage.until(4)
        let arrivedLate = Trip.toVienna.with { $0.actualArrival = time(21, 0, 33) }
        #expect(
            stage.messages == [
                .selection(.arrival()),
                .selectionPage(.push, canGoBack: true),
                .mainPage(.pop, canGoBack: false),
                .trip(.found(arrivedLate)),
            ])
        #expect(stage.trip == arrivedLate)
    }

    @Test("A departure that is recorded once more is shown, and the arrival stays next")
    func departureAgain() async {
        let stage = await TripsStage.showing(departedLate)
        stage.choose(.late(15), at: .departure)
        await stage.until(4)
        #expect(
            stage.messages == [
                .selection(
                    .departure(
                        of: departedLate, OutcomeTime(hour: 14, minute: 12), chosen: .late(10),
                        and: .notRecorded)),
                .selectionPage(.push, canGoBack: true),
                .mainPage(.pop, canGoBack: false),
                .trip(
                    .found(
                        departedLate.with { $0.actualDeparture = time(20, 14, 17, .berlin) })),
            ])
    }

    @Test("When a trip arrived is recorded where no timetable says when it was to")
    func unplannedArrival() async {
        let trip = Trip.toVienna.with {
            $0.arrival = nil
            $0.actualDeparture = time(20, 14, 14, .berlin)
        }
        let stage = await TripsStage.showing(trip)
        stage.choose(.at(OutcomeTime(hour: 0, minute: 41)))
        await stage.until(4)
        #expect(stage.trip == trip.with { $0.actualArrival = time(21, 0, 41, .berlin) })
        guard case .trip(let shown)? = stage.messages.last else {
            Issue.record("It is not shown.")
            return
        }
        #expect(shown.arrival.record == "arrived 00:41 (+1 day)")
        #expect(shown.duration == "Actual 10 h 27 min")
        #expect(shown.arrival.emphasis == .quiet)
        #expect(shown.arrival.planned.isEmpty)
    }

    @Test("Of an unknown arrival only what needs no timetable can be said")
    func unknownArrival() async {
        let trip = Trip.toVienna.with { $0.arrival = nil }
        let stage = await TripsStage.showing(trip)
        stage.choose(.cancelled, at: .arrival)
        await stage.until(4)
        let selection = OutcomeSelectionViewModel(
            trip: .of(trip),
            title: "When did you arrive at Wien Westbf? No scheduled arrival is known, so "
                + "enter the time.",
            choices: [.cancelled, .missedConnection],
            time: .starting(
                OutcomeTime(hour: 14, minute: 2), label: "Enter Arrival Time…", isPlanned: false))
        #expect(stage.messages.contains(.selection(selection)))
        #expect(stage.trip == trip.with { $0.disruption = .cancelled })
    }

    @Test("A time that the timetable names no more cannot be recorded, and the window says why")
    func timetableGone() async {
        let stage = await TripsStage.showing(departedLate)
        stage.view.mainPages.last?.recordOutcome.emit(true)
        stage.journal.writeGate.isClosed = true
        stage.view.selectionPages.last?.selection.emit(.late(5))
        await stage.journal.writeGate.untilHeld()
        stage.view.messages.removeAll()
        let changed = departedLate.with { $0.arrival = nil }
        stage.journal.put(.trip(changed), as: .trip)
        await stage.journal.untilRead(2)
        stage.journal.writeGate.letOneGo()
        await stage.until(2)
        guard case .trip(let shown)? = stage.messages.first else {
            Issue.record("It is not shown.")
            return
        }
        #expect(shown.arrival.planned.isEmpty)
        #expect(stage.messages.dropFirst() == [failure(TripRecordError.noTimetable(.arrival))])
        #expect(stage.trip == changed)
    }

    @Test("A time that no clock shows is not recorded")
    func impossibleTime() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.choose(.at(OutcomeTime(hour: 24, minute: 0)))
        await stage.until(4)
        #expect(
            stage.messages == chosen(from: .departure()) + [failure(TripRecordError.noSuchTime)])
        #expect(stage.trip == .toVienna)
    }

    @Test("An entry that another program made into a film is left as it is")
    func filmByNow() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.put(.film(Film(title: "M")), as: .trip)
        stage.choose(.onTime)
        await stage.until(4)
        #expect(
            stage.messages == chosen(from: .departure()) + [
                failure(JournalError.anotherKind(.trip, not: .trip))
            ])
        #expect(stage.journal[.trip] == .film(Film(title: "M")))
    }

    @Test("A write that fails is shown and repaints nothing; the next one succeeds")
    func failedWrite() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.failure = .readOnly(path: "/journal")
        stage.choose(.late(10))
        await stage.until(4)
        stage.journal.failure = nil
        stage.choose(.late(10))
        await stage.until(8)
        #expect(
            stage.messages
                == chosen(from: .departure()) + [failure(JournalError.readOnly(path: "/journal"))]
                + chosen(from: .departure()) + [.trip(.found(departedLate))])
    }

    @Test("Choices made while one is being written come after it, and stay with their end")
    func overlapping() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.writeGate.isClosed = true
        stage.choose(.late(30))
        // Before anything else can happen, such as that the window is closed.
        #expect(stage.journal.writeGate.heldCount == 1)
        stage.journal.writeGate.isClosed = false
        stage.view.selectionPages.last?.selection.emit(.cancelled)
        stage.view.selectionPages.last?.selection.emit(.late(10))
        stage.journal.writeGate.letOneGo()
        await stage.journal.untilWritten(3)
        await stage.until(5)
        #expect(stage.trip == departedLate)
        #expect(stage.journal.writes == [.change(.trip), .change(.trip), .change(.trip)])
    }

    @Test("A choice is written although another trip is on show by then, and says nothing there")
    func leftWhileWriting() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.put(.trip(.undelayed), as: .otherTrip)
        stage.journal.writeGate.isClosed = true
        stage.choose(.late(10))
        await stage.journal.writeGate.untilHeld()
        await stage.coordinator.showTrip(.otherTrip)
        stage.view.messages.removeAll()
        stage.journal.writeGate.letOneGo()
        await stage.journal.untilWritten(1)
        stage.journal.put(.trip(.undelayed.with { $0.notes = "last" }), as: .otherTrip)
        await stage.until(1)
        #expect(stage.trip == departedLate)
        #expect(
            stage.messages == [.trip(.found(.undelayed.with { $0.notes = "last" }, id: .otherTrip))]
        )
    }

    @Test("What another program changed while a choice is being written stays")
    func changedWhileWriting() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.journal.writeGate.isClosed = true
        stage.choose(.late(10))
        await stage.journal.writeGate.untilHeld()
        stage.journal.put(.trip(.toVienna.with { $0.notes = "Snow" }), as: .trip)
        await stage.journal.untilRead(2)
        stage.journal.writeGate.letOneGo()
        await stage.until(4)
        #expect(stage.trip == departedLate.with { $0.notes = "Snow" })
        #expect(
            stage.messages == chosen(from: .departure()) + [
                .trip(.found(departedLate.with { $0.notes = "Snow" }))
            ])
    }

    @Test("The selection page can be left without a choice, which changes nothing")
    func withoutChoice() async {
        let stage = await TripsStage.showing(.toVienna)
        stage.view.mainPages.last?.recordOutcome.emit(false)
        stage.navigation.pop()
        #expect(stage.messages == chosen(from: .departure()))
        #expect(stage.journal.writes == [])
    }
}
