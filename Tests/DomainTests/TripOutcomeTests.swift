import Domain
import TestSupport
import Testing

struct TripOutcomeTests {
    private let trip = Trip.from(
        .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 23, 33, .london))

    @Test("Minutes late are counted from the timetable of that end, in its zone")
    func late() throws {
        let departed = try trip.recording(.late(.departure, minutes: 12))
        #expect(departed.actualDeparture == .at(2026, 11, 20, 14, 14, .vienna))
        let arrived = try departed.recording(.late(.arrival, minutes: 68))
        #expect(arrived.actualArrival == .at(2026, 11, 21, 0, 41, .london))
        #expect(arrived.actualDeparture == departed.actualDeparture)
        let early = try trip.recording(.late(.arrival, minutes: -5))
        #expect(early.status == .early(.minutes(5)))
    }

    @Test(
        "Who gave up did not arrive, until it is recorded that they did or that nothing was wrong")
    func abandoned() throws {
        let cancelled = try trip.recording(.cancelled()).recording(.abandoned(.gaveUp))
        #expect(cancelled.abandonment == .gaveUp && cancelled.disruption == .cancelled)
        #expect(try cancelled.recording(.late(.arrival, minutes: 9)).abandonment == .none)
        #expect(try cancelled.recording(.late(.departure, minutes: 9)).abandonment == .gaveUp)
        #expect(try cancelled.recording(.undisrupted).abandonment == .none)
        #expect(try trip.recording(.abandoned(.turnedBack)).status == .unknown)
    }

    @Test("On time is recorded as what the timetable says")
    func onTime() throws {
        let trip = try trip.recording(.onTime(.arrival))
        #expect(trip.actualArrival == trip.arrival && trip.status == .onTime)
        #expect(trip.actualDeparture == nil)
    }

    @Test("A time of the clock counts so many days after the timetable's day")
    func clock() throws {
        let outcome = TripOutcome.at(.arrival, hour: 0, minute: 41, daysLater: 1)
        let trip = try trip.recording(outcome)
        #expect(trip.actualArrival == .at(2026, 11, 21, 0, 41, .london))
    }

    @Test(
        "Every minute around the hour that clocks show twice can be recorded as a delay",
        arguments: [
            (DateTime.at(2026, 10, 25, 0, 0, .vienna), 60),
            (.at(2026, 11, 1, 0, 0, .named("America/New_York")), 60),
            // There the clocks go back by half an hour, in April.
            (.at(2026, 4, 5, 0, 30, .named("Australia/Lord_Howe")), 30),
        ])
    func shownTwice(start: DateTime, shift: Int) throws {
        var inUTC = 0
        for minute in 0..<240 {
            let planned = try #require(start.advanced(by: .minutes(minute)))
            let trip = Trip.from(planned, to: nil)
            for delay in [-90, -5, 0, 1, 5, 10, 15, 30, 60, 90, 180] {
                let late = try trip.recording(.late(.departure, minutes: delay))
                #expect(late.delay(at: .departure) == .minutes(delay))
            }
            if planned.zone == .utc { inUTC += 1 }
        }
        #expect(inUTC == shift)
    }

    @Test("An ambiguous clock time is the one nearer to the known time")
    func clockShownTwice() throws {
        let trip = Trip.from(.at(2026, 10, 25, 2, 50, .vienna), to: nil)
        let soon = try trip.recording(.at(.departure, hour: 2, minute: 55, daysLater: 0))
        #expect(soon.delay(at: .departure) == .minutes(5))
        let late = try soon.recording(.late(.departure, minutes: 40))
            .recording(.at(.departure, hour: 2, minute: 35, daysLater: 0))
        #expect(late.delay(at: .departure) == .minutes(45))
        let afterTheChange = try trip.recording(.at(.departure, hour: 2, minute: 5, daysLater: 0))
        #expect(afterTheChange.delay(at: .departure) == .minutes(15))
    }

    @Test("What the timetable lacks, or no clock shows, cannot be recorded")
    func impossible() {
        var open = trip
        open.arrival = nil
        let outcomes: [TripOutcome] = [
            .onTime(.arrival), .late(.arrival, minutes: 5),
        ]
        for outcome in outcomes {
            #expect(throws: TripRecordError.noTimetable(.arrival)) {
                try open.recording(outcome)
            }
        }
        let readings: [(Int, Int?)] = [(24, 0), (24, nil), (1, 9_999_999)]
        for (hour, days) in readings {
            #expect(throws: TripRecordError.noSuchTime) {
                try trip.recording(.at(.arrival, hour: hour, minute: 0, daysLater: days))
            }
        }
        for minutes in [Int.max, .min, .max / 60, .min / 60] {
            #expect(throws: TripRecordError.noSuchTime) {
                try trip.recording(.late(.arrival, minutes: minutes))
            }
        }
    }

    @Test("A cancellation keeps the times recorded or takes them away; a time takes it back")
    func cancelled() throws {
        let departed = try trip.recording(.late(.departure, minutes: 12))
        let cancelled = try departed.recording(.cancelled())
        #expect(cancelled.disruption == .cancelled)
        #expect(cancelled.actualDeparture == departed.actualDeparture)
        let late = try cancelled.recording(.late(.arrival, minutes: 5))
        #expect(late.disruption == nil)
        let neverRan = try late.recording(.cancelled(keepingTimes: false))
        #expect(neverRan.disruption == .cancelled && !neverRan.hasTimesRecorded)
    }

    @Test("What did not run is neither late nor on time, whatever was recorded before")
    func neverRan() throws {
        let trip = try trip.recording(.late(.departure, minutes: 12))
            .recording(.late(.arrival, minutes: 68)).recording(.cancelled())
        #expect(trip.delay(at: .departure) == nil && trip.delay(at: .arrival) == nil)
        #expect(trip.actualDuration == nil && trip.status == .cancelled)
        let ran = try trip.recording(.undisrupted)
        #expect(ran.status == .late(.minutes(68)) && ran.actualDuration != nil)
    }

    @Test("A missed connection goes with an arrival that is not late, and with nothing else")
    func missed() throws {
        let missed = try trip.recording(.missedConnection)
        let kept: [TripOutcome] = [
            .onTime(.departure), .late(.departure, minutes: 0), .late(.departure, minutes: -3),
            .at(.departure, hour: 14, minute: 2), .late(.arrival, minutes: 5),
            .at(.arrival, hour: 23, minute: 34), .notRecorded(.arrival),
        ]
        for outcome in kept {
            #expect(try missed.recording(outcome).disruption == .missedConnection, "\(outcome)")
        }
        let ended: [TripOutcome] = [
            .onTime(.arrival), .late(.arrival, minutes: 0), .late(.arrival, minutes: -3),
            .at(.arrival, hour: 23, minute: 33), .undisrupted,
        ]
        for outcome in ended {
            #expect(try missed.recording(outcome).disruption == nil, "\(outcome)")
        }
        #expect(try missed.recording(.cancelled()).disruption == .cancelled)
    }

    @Test("What was recorded of one end is taken back, and of the other stays")
    func notRecorded() throws {
        let late = try trip.recording(.late(.departure, minutes: 12))
            .recording(.late(.arrival, minutes: 5))
        var departed = late
        departed.actualArrival = nil
        #expect(try late.recording(.notRecorded(.arrival)) == departed)
        #expect(try departed.recording(.notRecorded(.departure)) == trip)
        #expect(try trip.recording(.notRecorded(.departure)) == trip)
    }
}
