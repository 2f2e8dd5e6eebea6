internal import Foundation

/// As much of a trip as the course of a journey depends on.
package struct JourneyLeg: Hashable, Sendable {
    package let from: String
    package let to: String
    /// In seconds since 1970, as all of its times; by its own clock where that has no zone.
    package let departure: Int
    package let arrival: Int?
    package let actualDeparture: Int?
    package let actualArrival: Int?
    package let disruption: Disruption?
    /// Whether it came in the place of one that was planned.
    package let isSubstitute: Bool
    /// Whether its clock has no zone, so that it cannot be compared with one that has.
    package let isFloating: Bool

    package init(_ trip: Trip) {
        from = trip.from
        to = trip.to
        departure = trip.departure.seconds
        arrival = trip.arrival?.seconds
        actualDeparture = trip.actualDeparture?.seconds
        actualArrival = trip.actualArrival?.seconds
        disruption = trip.disruption
        isSubstitute = trip.isSubstitute
        isFloating = trip.departure.zone == .floating
    }

    /// Whether anything is known of when it really ran.
    var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    /// When it ended as far as is known.
    var end: Int { actualArrival ?? arrival ?? actualDeparture ?? departure }

    /// Whether it comes before another one: by when it was to depart, or else to arrive.
    package func isBefore(_ other: JourneyLeg) -> Bool {
        (departure, arrival ?? departure) < (other.departure, other.arrival ?? other.departure)
    }
}

extension JourneyLeg {
    /// All but its places as one text, for what keeps it.
    package var text: String {
        var flags = isSubstitute ? 1 : 0
        if isFloating { flags |= 2 }
        switch disruption {
        case .cancelled: flags |= 4
        case .missedConnection: flags |= 8
        case nil: break
        }
        return [departure, arrival, actualDeparture, actualArrival, flags]
            .map { $0.map(String.init) ?? "-" }.joined(separator: " ")
    }

    /// Reads such a text, and no other.
    package init?(_ text: String, from: String, to: String) {
        let parts = text.split(separator: " ").map { Int($0) }
        guard parts.count == 5, let departure = parts[0], let flags = parts[4] else { return nil }
        self.from = from
        self.to = to
        self.departure = departure
        arrival = parts[1]
        actualDeparture = parts[2]
        actualArrival = parts[3]
        isSubstitute = flags & 1 != 0
        isFloating = flags & 2 != 0
        disruption = flags & 4 != 0 ? .cancelled : flags & 8 != 0 ? .missedConnection : nil
    }
}

extension DateTime {
    fileprivate var seconds: Int {
        instant.map { Int($0.timeIntervalSince1970) } ?? secondsOnClock
    }
}
