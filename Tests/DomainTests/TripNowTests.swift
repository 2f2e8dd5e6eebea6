import Domain
import Foundation
import Testing

@Suite("What happens to a trip now")
struct TripNowTests {
    private let vienna = Zone.named("Europe/Vienna")
    private let athens = Zone.named("Europe/Athens")
    private let utc = TimeZone.gmt

    private func time(_ day: Int, _ hour: Int, _ minute: Int, _ zone: Zone) throws -> DateTime {
        let day = try #require(CalendarDay(year: 2026, month: 11, day: day))
        return try #require(DateTime(day, hour: hour, minute: minute, zone: zone))
    }

    /// A trip from Vienna at 20:00 to Athens at 09:30 local time of the next day.
    private func trip() throws -> Trip {
        Trip(
            from: "Wien", to: "Athen", departure: try time(20, 20, 0, vienna),
            arrival: try time(21, 9, 30, athens))
    }

    private func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        "An end is at hand from six hours before the time of the timetable until six hours after it",
        arguments: [
            ("2026-11-20T12:59:00Z", nil, nil), ("2026-11-20T13:00:00Z", TripStop.departure, nil),
            ("2026-11-21T01:00:00Z", .departure, nil),
            ("2026-11-21T01:29:00Z", nil, nil), ("2026-11-21T01:30:00Z", .arrival, .arrival),
            ("2026-11-21T13:30:00Z", .arrival, .arrival), ("2026-11-21T13:31:00Z", nil, nil),
            // A day and eight hours after the departure.
            ("2026-11-22T03:41:00Z", nil, nil),
        ] as [(String, TripStop?, TripStop?)])
    func atHand(text: String, end: TripStop?, onceDeparted: TripStop?) throws {
        var trip = try trip()
        let moment = try moment(text)
        #expect(trip.stopDueNow(at: moment, in: utc) == end)
        trip.actualDeparture = trip.departure
        #expect(trip.stopDueNow(at: moment, in: utc) == onceDeparted)
        trip.actualArrival = trip.arrival
        #expect(trip.stopDueNow(at: moment, in: utc) == nil)
    }

    @Test("Of a trip that was cancelled nothing happens")
    func cancelled() throws {
        var trip = try trip()
        trip.disruption = .cancelled
        #expect(trip.stopDueNow(at: try moment("2026-11-20T19:00:00Z"), in: utc) == nil)
    }

    @Test("A minute is by the clock of its end, without its seconds")
    func clocks() throws {
        let (trip, moment) = (try trip(), try moment("2026-11-20T19:12:59Z"))
        #expect(trip.minute(of: moment, at: .departure, in: utc) == (try time(20, 20, 12, vienna)))
        #expect(trip.minute(of: moment, at: .arrival, in: utc) == (try time(20, 21, 12, athens)))
    }

    @Test("An arrival that no timetable names is by the clock of the departure")
    func unplannedArrival() throws {
        var trip = try trip()
        trip.arrival = nil
        trip.actualDeparture = trip.departure
        let moment = try moment("2026-11-20T23:12:00Z")
        #expect(trip.stopDueNow(at: moment, in: utc) == .arrival)
        #expect(trip.minute(of: moment, at: .arrival, in: utc) == (try time(21, 0, 12, vienna)))
    }

    @Test("A floating time is by the clock of the machine")
    func floating() throws {
        let trip = Trip(from: "A", to: "B", departure: try time(20, 20, 0, .floating), arrival: nil)
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let moment = try moment("2026-11-20T19:12:00Z")
        #expect(trip.stopDueNow(at: moment, in: zone) == .departure)
        #expect(
            trip.minute(of: moment, at: .departure, in: zone)
                == (try time(20, 20, 12, .floating)))
    }

    @Test("The hour that the clocks show twice is recorded as the one it is")
    func repeatedHour() throws {
        let day = try #require(CalendarDay(year: 2026, month: 10, day: 25))
        let departure = try #require(DateTime(day, hour: 2, minute: 0, zone: vienna))
        let trip = Trip(from: "A", to: "B", departure: departure, arrival: nil)
        let second = try moment("2026-10-25T01:10:00Z")
        let time = try #require(trip.minute(of: second, at: .departure, in: utc))
        #expect(time.instant == second)
        let recorded = try trip.recording(.time(.departure, time))
        #expect(recorded.delay(at: .departure) == .seconds(70 * 60))
    }

    @Test("An arrival before the departure is refused")
    func refused() throws {
        let trip = try trip()
        let early = try time(20, 14, 0, athens)
        #expect(throws: TripRecordError.self) { try trip.recording(.time(.arrival, early)) }
    }
}
