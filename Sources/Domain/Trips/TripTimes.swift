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
        typealias Time = JourneyLeg.Time
        func minutes(from start: Time?, to end: Time?) -> Int? {
            guard let start, let end else { return nil }
            return start.duration(until: end)?.wholeMinutes
        }
        let departure = Time(trip.departure)
        let arrival = trip.arrival.map(Time.init)
        let ran = trip.disruption != .cancelled
        let actualDeparture = ran ? trip.actualDeparture.map(Time.init) : nil
        let actualArrival = ran ? trip.actualArrival.map(Time.init) : nil
        planned = minutes(from: departure, to: arrival).flatMap(Self.some)
        actual = minutes(from: actualDeparture, to: actualArrival).flatMap(Self.some)
        departed = minutes(from: departure, to: actualDeparture)
        arrived = minutes(from: arrival, to: actualArrival)
    }

    /// Returns the minutes, or `nil` unless they are positive.
    private static func some(_ minutes: Int) -> Int? { minutes > 0 ? minutes : nil }
}
