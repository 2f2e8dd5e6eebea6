import Domain
import TestSupport
import Testing

/// Tests of the day that a typed time belongs to, and of impossible ones.
struct NearestDayTests {
    private let trip = Trip.from(
        .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 23, 33, .vienna))

    private func arrival(_ hour: Int, _ minute: Int, _ days: Int? = nil) -> TripOutcome {
        .at(.arrival, hour: hour, minute: minute, daysLater: days)
    }

    @Test("A reading means the day on which it is nearest to the timetable")
    func nearest() throws {
        let afterMidnight = try trip.recording(arrival(0, 41))
        #expect(afterMidnight.actualArrival == .at(2026, 11, 21, 0, 41, .vienna))
        #expect(afterMidnight.delay(at: .arrival) == .minutes(68))
        #expect(try trip.recording(arrival(23, 30)).delay(at: .arrival) == .minutes(-3))
        #expect(try trip.recording(arrival(0, 41, 2)).delay(at: .arrival) == .minutes(68 + 1_440))
    }

    @Test("A departure soon after midnight may have been early by the day before")
    func dayBefore() throws {
        let trip = Trip.from(
            .at(2026, 11, 20, 0, 10, .vienna), to: .at(2026, 11, 20, 6, 0, .vienna))
        let early = try trip.recording(.at(.departure, hour: 23, minute: 58))
        #expect(early.actualDeparture == .at(2026, 11, 19, 23, 58, .vienna))
    }

    @Test("An arrival that is in no timetable is the first that there can be after the departure")
    func unplanned() throws {
        let open = Trip.from(.at(2026, 11, 20, 14, 2, .vienna), to: nil)
        #expect(
            try open.recording(arrival(18, 40)).actualArrival == .at(2026, 11, 20, 18, 40, .vienna))
        #expect(try open.recording(arrival(8, 2)).actualArrival == .at(2026, 11, 21, 8, 2, .vienna))
        #expect(
            try open.recording(arrival(14, 1, 1)).actualArrival
                == .at(2026, 11, 21, 14, 1, .vienna))
        #expect(
            try open.recording(arrival(6, 0, 2)).actualArrival == .at(2026, 11, 22, 6, 0, .vienna))
        let late = try open.recording(.at(.departure, hour: 19, minute: 0, daysLater: 0))
        #expect(try late.recording(arrival(20, 0)).delay(at: .arrival) == nil)
        #expect(throws: TripRecordError.self) { try late.recording(arrival(18, 40, 0)) }
        var abroad = open
        abroad.actualArrival = .at(2026, 11, 20, 17, 40, .london)
        #expect(
            try abroad.recording(arrival(17, 50)).actualArrival
                == .at(2026, 11, 20, 17, 50, .london))
    }

    @Test("What would make a trip of more than 18 hours is no guess, but an arrival too early")
    func unplannedAndTooEarly() throws {
        let planned = DateTime.at(2026, 11, 20, 14, 2, .vienna)
        let open = Trip.from(planned, to: nil)
        for (hour, minute) in [(14, 1), (13, 40), (8, 3)] {
            let typed = DateTime.at(2026, 11, 20, hour, minute, .vienna)
            #expect(throws: TripRecordError.arrivedBeforeTimetable(typed, departure: planned)) {
                try open.recording(arrival(hour, minute))
            }
        }
        let late = try open.recording(.at(.departure, hour: 0, minute: 10, daysLater: 1))
        let before = DateTime.at(2026, 11, 20, 23, 50, .vienna)
        let departed = DateTime.at(2026, 11, 21, 0, 10, .vienna)
        #expect(throws: TripRecordError.arrivedBeforeDeparture(before, departure: departed)) {
            try late.recording(arrival(23, 50))
        }
    }

    @Test("Where two days are as near, it was late and not early")
    func halfADay() throws {
        let noon = Trip.from(.at(2026, 11, 20, 12, 0, .vienna), to: nil)
        let late = try noon.recording(.at(.departure, hour: 0, minute: 0))
        #expect(late.delay(at: .departure) == .minutes(720))
        let evening = Trip.from(.at(2026, 11, 20, 0, 0, .vienna), to: nil)
        #expect(
            try evening.recording(.at(.departure, hour: 12, minute: 0)).delay(at: .departure)
                == .minutes(720))
    }

    @Test("Between floating times the clock counts")
    func floating() throws {
        let trip = Trip.from(
            .at(2026, 11, 20, 14, 2, .floating), to: .at(2026, 11, 20, 23, 33, .floating))
        #expect(try trip.recording(arrival(0, 41)).delay(at: .arrival) == .minutes(68))
    }

    @Test("An arrival before the departure cannot be: the one that was, or else the planned one")
    func arrivalFirst() throws {
        let planned = DateTime.at(2026, 11, 20, 14, 2, .vienna)
        let early = DateTime.at(2026, 11, 20, 14, 1, .vienna)
        #expect(throws: TripRecordError.arrivedBeforeTimetable(early, departure: planned)) {
            try trip.recording(arrival(14, 1))
        }
        #expect(try trip.recording(arrival(14, 2)).actualArrival == planned)
        let left = DateTime.at(2026, 11, 20, 13, 50, .vienna)
        let departed = try trip.recording(.at(.departure, hour: 13, minute: 50))
        #expect(try departed.recording(arrival(14, 1)).actualArrival == early)
        let earlier = DateTime.at(2026, 11, 20, 13, 49, .vienna)
        #expect(throws: TripRecordError.arrivedBeforeDeparture(earlier, departure: left)) {
            try departed.recording(arrival(13, 49))
        }
        let night = try trip.recording(.late(.departure, minutes: 660))
        #expect(throws: TripRecordError.self) { try night.recording(.onTime(.arrival)) }
        #expect(throws: TripRecordError.self) { try night.recording(.late(.arrival, minutes: 60)) }
    }

    @Test("Nor can it have departed after it arrived")
    func departureLast() throws {
        let arrived = try trip.recording(.onTime(.arrival))
        let left = DateTime.at(2026, 11, 20, 23, 34, .vienna)
        let came = DateTime.at(2026, 11, 20, 23, 33, .vienna)
        #expect(throws: TripRecordError.departedAfterArrival(left, arrival: came)) {
            try arrived.recording(.at(.departure, hour: 23, minute: 34))
        }
        #expect(
            try arrived.recording(.at(.departure, hour: 23, minute: 33)).actualDeparture == came)
        // Without an arrival that was, a departure may be as late as it likes.
        #expect(
            try trip.recording(.late(.departure, minutes: 1_000)).status == .late(.minutes(1_000)))
    }

    @Test("The first day is found on which it can have arrived at that time")
    func firstPossibleDay() throws {
        #expect(trip.firstPossibleDay(hour: 14, minute: 1) == 1)
        #expect(trip.firstPossibleDay(hour: 14, minute: 2) == 0)
        let days = try trip.recording(.late(.departure, minutes: 3 * 1_440))
        #expect(days.firstPossibleDay(hour: 14, minute: 1) == 4)
        #expect(trip.firstPossibleDay(hour: 25, minute: 0) == nil)
        let never = try trip.recording(.late(.departure, minutes: 100 * 1_440))
        #expect(never.firstPossibleDay(hour: 14, minute: 1) == nil)
    }

    @Test("What was recorded moves by days with the clock as it was")
    func moving() throws {
        let late = try trip.recording(.late(.departure, minutes: 12)).recording(arrival(0, 41))
        let moved = late.movingRecord(departure: -2, arrival: 1)
        #expect(moved.actualDeparture == .at(2026, 11, 18, 14, 14, .vienna))
        #expect(moved.actualArrival == .at(2026, 11, 22, 0, 41, .vienna))
        #expect(late.movingRecord(departure: 0, arrival: 0) == late)
        var night = trip
        night.actualDeparture = .at(2026, 3, 28, 2, 30, .vienna)
        let inTheGap = night.movingRecord(departure: 1, arrival: 1)
        #expect(inTheGap.actualDeparture == .at(2026, 3, 29, 3, 30, .vienna))
    }
}
