import Domain
import TestSupport
import Testing

struct TripOutcomeTests {
    private let trip = Trip.from(
        .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 23, 33, .london))

    @Test("Minutes late are counted from the timetable of that end, in its zone")
    func late() throws {
        let departed = try #require(trip.recording(.late(.departure, minutes: 12)))
        #expect(departed.actualDeparture == .at(2026, 11, 20, 14, 14, .vienna))
        let arrived = try #require(departed.recording(.late(.arrival, minutes: 68)))
        #expect(arrived.actualArrival == .at(2026, 11, 21, 0, 41, .london))
        #expect(arrived.actualDeparture == departed.actualDeparture)
        let early = try #require(trip.recording(.late(.arrival, minutes: -5)))
        #expect(early.status == .early(.minutes(5)))
    }

    @Test("On time is recorded as what the timetable says")
    func onTime() throws {
        let trip = try #require(trip.recording(.onTime(.arrival)))
        #expect(trip.actualArrival == trip.arrival && trip.status == .onTime)
        #expect(trip.actualDeparture == nil)
    }

    @Test("A time of the clock counts so many days after the timetable's day")
    func clock() throws {
        let outcome = TripOutcome.at(.arrival, hour: 0, minute: 41, daysLater: 1)
        let trip = try #require(trip.recording(outcome))
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
                let late = try #require(trip.recording(.late(.departure, minutes: delay)))
                #expect(late.delay(at: .departure) == .minutes(delay))
            }
            if planned.zone == .utc { inUTC += 1 }
        }
        #expect(inUTC == shift)
    }

    @Test("A time of the clock that it shows twice is the one nearer to what is known")
    func clockShownTwice() throws {
        let trip = Trip.from(.at(2026, 10, 25, 2, 50, .vienna), to: nil)
        let soon = try #require(
            trip.recording(.at(.departure, hour: 2, minute: 55, daysLater: 0)))
        #expect(soon.delay(at: .departure) == .minutes(5))
        let late = try #require(
            soon.recording(.late(.departure, minutes: 40))?
                .recording(.at(.departure, hour: 2, minute: 35, daysLater: 0)))
        #expect(late.delay(at: .departure) == .minutes(45))
        let afterTheChange = try #require(
            trip.recording(.at(.departure, hour: 2, minute: 5, daysLater: 0)))
        #expect(afterTheChange.delay(at: .departure) == .minutes(15))
    }

    @Test("What the timetable lacks, or no clock shows, cannot be recorded")
    func impossible() {
        var open = trip
        open.arrival = nil
        #expect(open.recording(.onTime(.arrival)) == nil)
        #expect(open.recording(.late(.arrival, minutes: 5)) == nil)
        #expect(open.recording(.at(.arrival, hour: 1, minute: 0, daysLater: 0)) == nil)
        #expect(trip.recording(.at(.arrival, hour: 24, minute: 0, daysLater: 0)) == nil)
        #expect(trip.recording(.at(.arrival, hour: 1, minute: 0, daysLater: 9_999_999)) == nil)
        for minutes in [Int.max, .min, .max / 60, .min / 60] {
            #expect(trip.recording(.late(.arrival, minutes: minutes)) == nil)
        }
    }

    @Test("A cancellation keeps the times recorded, and a time takes the cancellation back")
    func cancelled() throws {
        let departed = try #require(trip.recording(.late(.departure, minutes: 12)))
        let cancelled = try #require(departed.recording(.cancelled))
        #expect(cancelled.disruption == .cancelled)
        #expect(cancelled.actualDeparture == departed.actualDeparture)
        let late = try #require(cancelled.recording(.late(.arrival, minutes: 5)))
        #expect(late.disruption == nil)
    }

    @Test("A missed connection stays when a delay is recorded, and goes when it was on time")
    func missed() throws {
        let missed = try #require(trip.recording(.missedConnection))
        #expect(missed.recording(.late(.arrival, minutes: 5))?.disruption == .missedConnection)
        #expect(missed.recording(.onTime(.arrival))?.disruption == nil)
        #expect(missed.recording(.cancelled)?.disruption == .cancelled)
    }
}
