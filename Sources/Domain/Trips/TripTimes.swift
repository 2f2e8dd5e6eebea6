internal import Foundation

/// The travel times and delays of a trip. Each instant is computed only once, because that is slow.
package struct TripTimes: Hashable, Sendable {
    /// The scheduled travel time in whole minutes, or `nil` if it is unknown or not positive.
    package let planned: Int?
    /// The actual travel time in whole minutes, or `nil` if it is unknown or not positive.
    package let actual: Int?
    /// The delay of the departure in whole minutes, negative if early. `arrived` is that of the
    /// arrival.
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

    /// Returns the minutes, or `nil` unless they are positive.
    private static func some(_ minutes: Int) -> Int? { minutes > 0 ? minutes : nil }
}

/// A local time as a number of seconds, for comparison with others of its sort.
private struct Reading {
    let isFloating: Bool
    let second: Int

    init(_ time: DateTime) {
        let instant = time.instant
        isFloating = instant == nil
        second = instant.map { Int($0.timeIntervalSince1970) } ?? time.secondsOnClock
    }

    /// Returns `nil` between a floating time and a zoned one, which cannot be compared.
    static func minutes(from: Reading?, to: Reading?) -> Int? {
        guard let from, let to, from.isFloating == to.isFloating else { return nil }
        return (to.second - from.second) / 60
    }
}
