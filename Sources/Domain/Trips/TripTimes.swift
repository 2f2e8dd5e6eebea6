internal import Foundation

/// How long a trip took and how late it was at both ends, of which each time is looked up once: what
/// instant a reading of a clock means takes a while to find out.
package struct TripTimes: Hashable, Sendable {
    /// In whole minutes, by the timetable; nil where that is unknown or nothing.
    package let planned: Int?
    /// In whole minutes, as it was; the same.
    package let actual: Int?
    /// Whole minutes behind the timetable; fewer than none where it was early.
    package let departed: Int?
    package let arrived: Int?

    package init(_ trip: Trip) {
        let departure = Reading(trip.departure)
        let arrival = trip.arrival.map(Reading.init)
        let ran = trip.disruption != .cancelled
        let actualDeparture = ran ? trip.actualDeparture.map(Reading.init) : nil
        let actualArrival = ran ? trip.actualArrival.map(Reading.init) : nil
        planned = Reading.minutes(from: departure, to: arrival).flatMap(Self.some)
        actual = Reading.minutes(from: actualDeparture, to: actualArrival).flatMap(Self.some)
        departed = Reading.minutes(from: departure, to: actualDeparture)
        arrived = Reading.minutes(from: arrival, to: actualArrival)
    }

    /// No trip takes no time.
    private static func some(_ minutes: Int) -> Int? { minutes > 0 ? minutes : nil }
}

/// Where a reading of a clock stands among others of its sort.
private struct Reading {
    let isFloating: Bool
    let second: Int

    init(_ time: DateTime) {
        let instant = time.instant
        isFloating = instant == nil
        second = instant.map { Int($0.timeIntervalSince1970) } ?? time.secondsOnClock
    }

    /// Nil between a floating time and a zoned one, which have no common clock.
    static func minutes(from: Reading?, to: Reading?) -> Int? {
        guard let from, let to, from.isFloating == to.isFloating else { return nil }
        return (to.second - from.second) / 60
    }
}
