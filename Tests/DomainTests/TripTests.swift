import Domain
import Foundation
import TestSupport
import Testing

struct TripTests {
    @Test("A 55-minute difference of clocks over a zone border is 1 hour 55")
    func zoneBorder() throws {
        let trip = Trip.from(
            .at(2026, 11, 20, 12, 10, .vienna), to: .at(2026, 11, 20, 13, 5, .london))
        #expect(trip.duration == .minutes(115))
        try Trip.rules.check(trip)
    }

    @Test("An arrival whose clock shows less than the departure's may still be later")
    func backwardsClock() throws {
        let trip = Trip.from(
            .at(2026, 11, 20, 12, 10, .vienna), to: .at(2026, 11, 20, 11, 40, .lisbon))
        #expect(trip.duration == .minutes(30))
        try Trip.rules.check(trip)
    }

    @Test("Over midnight the arrival is a day later, by its own clock")
    func midnight() {
        let trip = Trip.from(
            .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 21, 0, 41, .vienna))
        #expect(trip.duration == .minutes(10 * 60 + 39))
        let dateLine = Trip.from(
            .at(2026, 11, 20, 10, 0, .named("Asia/Tokyo")),
            to: .at(2026, 11, 19, 17, 0, .named("Pacific/Honolulu")))
        #expect(dateLine.duration == .minutes(2 * 60))
    }

    @Test("A night train takes an hour more when the clocks go back, one less when they go on")
    func nights() {
        let autumn = Trip.from(
            .at(2026, 10, 24, 22, 0, .vienna), to: .at(2026, 10, 25, 7, 0, .vienna))
        let spring = Trip.from(
            .at(2026, 3, 28, 22, 0, .vienna), to: .at(2026, 3, 29, 7, 0, .vienna))
        #expect(autumn.duration == .minutes(600) && spring.duration == .minutes(480))
    }

    @Test("What was never recorded is unknown: neither zero nor on time")
    func unknown() {
        let trip = Trip.from(.at(2026, 1, 1, 8, 0, .vienna), to: nil)
        #expect(trip.duration == nil && trip.actualDuration == nil)
        #expect(trip.delay(at: .departure) == nil && trip.delay(at: .arrival) == nil)
        #expect(trip.status == .unknown)
    }

    @Test("A delay is what really passes between the timetable and what happened")
    func delays() {
        var trip = Trip.from(
            .at(2026, 11, 20, 14, 2, .vienna), to: .at(2026, 11, 20, 23, 33, .vienna))
        trip.actualDeparture = .at(2026, 11, 20, 14, 14, .vienna)
        #expect(trip.delay(at: .departure) == .minutes(12))
        #expect(trip.status == .late(.minutes(12)))
        trip.actualArrival = .at(2026, 11, 21, 0, 41, .vienna)
        #expect(trip.delay(at: .arrival) == .minutes(68))
        #expect(trip.status == .late(.minutes(68)))
        #expect(trip.actualDuration == .minutes(10 * 60 + 27))
        trip.actualArrival = .at(2026, 11, 20, 22, 30, .london)
        #expect(trip.delay(at: .arrival) == .minutes(-3))
        #expect(trip.status == .early(.minutes(3)))
        trip.actualArrival = trip.arrival
        #expect(trip.status == .onTime)
    }

    @Test("A delay over the night the clocks change is the time that really passes")
    func delayOverTheChange() {
        var trip = Trip.from(.at(2026, 10, 25, 1, 50, .vienna), to: nil)
        trip.actualDeparture = .at(2026, 10, 25, 3, 10, .vienna)
        #expect(trip.delay(at: .departure) == .minutes(140))
    }

    @Test("Between a floating timetable and a zoned record there is no delay to be known")
    func mixed() {
        var trip = Trip.from(.at(2026, 1, 1, 8, 0, .floating), to: nil)
        trip.actualDeparture = .at(2026, 1, 1, 8, 5, .vienna)
        #expect(trip.delay(at: .departure) == nil && trip.status == .unknown)
        trip.actualDeparture = .at(2026, 1, 1, 8, 5, .floating)
        #expect(trip.status == .late(.minutes(5)))
    }

    @Test("Disruptions come before delays")
    func disruptions() {
        var trip = Trip.from(.at(2026, 1, 1, 8, 0, .vienna), to: nil)
        trip.actualDeparture = .at(2026, 1, 1, 8, 5, .vienna)
        trip.disruption = .cancelled
        #expect(trip.status == .cancelled)
        trip.disruption = .missedConnection
        #expect(trip.status == .missedConnection)
    }

    @Test(
        "The arrow of a name points from where the trip departs to where it arrives, as it is read",
        arguments: [
            ("Köln", "Wien", "Köln → Wien"), ("الرياض", "الدمام", "الرياض ← الدمام"),
            ("חיפה", "Wien", "חיפה ← Wien"), ("Wien", "חיפה", "Wien → חיפה"),
            ("12", "חיפה", "12 ← חיפה"), ("", "", " → "),
        ])
    func arrow(from: String, to: String, name: String) {
        #expect(Trip.nameInList(from: from, to: to) == name)
    }
}
