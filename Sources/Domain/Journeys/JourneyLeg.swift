internal import Foundation

/// As much of a trip as the course of a journey depends on.
package struct JourneyLeg: Hashable, Sendable {
    package let from: String
    package let to: String
    package let departure: Time
    package let arrival: Time?
    package let actualDeparture: Time?
    package let actualArrival: Time?
    package let disruption: Disruption?
    package let abandonment: Abandonment
    /// Whether it came in the place of one that was planned.
    package let isSubstitute: Bool
    /// Its place among the legs from 1; nil where nobody said it.
    package let number: Int?

    /// When it departs or arrives.
    package struct Time: Hashable, Sendable {
        /// Since 1970; by its own clock where that has no zone.
        let second: Int
        /// Whether its clock has no zone, so that it cannot be compared with one that has.
        let isFloating: Bool
    }

    package init(_ trip: Trip) {
        from = trip.from
        to = trip.to
        departure = Time(trip.departure)
        arrival = trip.arrival.map(Time.init)
        actualDeparture = trip.actualDeparture.map(Time.init)
        actualArrival = trip.actualArrival.map(Time.init)
        disruption = trip.disruption
        abandonment = trip.abandonment
        isSubstitute = trip.isSubstitute
        number = trip.leg.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Whether anything is known of when it really ran.
    var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    /// Whether it was given up before its end.
    var isGivenUp: Bool { abandonment != .none && actualArrival == nil }

    /// When it began as far as is known.
    var begin: Time { actualDeparture ?? actualArrival ?? departure }

    /// When it ended as far as is known.
    var end: Time { actualArrival ?? arrival ?? actualDeparture ?? departure }

    /// Whether it comes before another one: by when it was to depart, or else to arrive. What came in the
    /// place of another one, as yet at the same time, comes after that.
    package func isBefore(_ other: JourneyLeg) -> Bool {
        turn < other.turn
    }

    private var turn: (Int, Int, Int) {
        (departure.second, isSubstitute ? 1 : 0, (arrival ?? departure).second)
    }
}

extension JourneyLeg {
    /// All but its places as one text, for what keeps it.
    package var text: String {
        var flags = isSubstitute ? 1 : 0
        switch disruption {
        case .cancelled: flags |= 2
        case .missedConnection: flags |= 4
        case nil: break
        }
        switch abandonment {
        case .gaveUp: flags |= 8
        case .turnedBack: flags |= 16
        case .none: break
        }
        return
            ([departure, arrival, actualDeparture, actualArrival].map { $0?.text ?? "-" }
            + [String(flags)] + (number.map { [String($0)] } ?? [])).joined(separator: " ")
    }

    /// Reads such a text, and no other.
    package init?(_ text: String, from: String, to: String) {
        let parts = text.split(separator: " ")
        guard (5...6).contains(parts.count), let departure = Time(parts[0]),
            let flags = Int(parts[4])
        else {
            return nil
        }
        self.from = from
        self.to = to
        self.departure = departure
        arrival = Time(parts[1])
        actualDeparture = Time(parts[2])
        actualArrival = Time(parts[3])
        isSubstitute = flags & 1 != 0
        disruption = flags & 2 != 0 ? .cancelled : flags & 4 != 0 ? .missedConnection : nil
        abandonment = flags & 8 != 0 ? .gaveUp : flags & 16 != 0 ? .turnedBack : .none
        number = parts.count == 6 ? Int(parts[5]).flatMap { $0 > 0 ? $0 : nil } : nil
        guard self.text == text else { return nil }
    }
}

extension JourneyLeg.Time {
    fileprivate init(_ time: DateTime) {
        let instant = time.instant
        isFloating = instant == nil
        second = instant.map { Int($0.timeIntervalSince1970) } ?? time.secondsOnClock
    }

    fileprivate init?(_ text: Substring) {
        isFloating = text.last == "f"
        guard let second = Int(isFloating ? text.dropLast() : text), Self.all.contains(second)
        else { return nil }
        self.second = second
    }

    fileprivate var text: String { "\(second)\(isFloating ? "f" : "")" }

    /// Somewhat more than the years 1 to 9999, so that differences stay numbers.
    private static let all = -70_000_000_000...260_000_000_000

    /// The time that passes; nil where there is no common clock.
    func duration(until other: Self) -> Duration? {
        isFloating == other.isFloating ? .seconds(other.second - second) : nil
    }
}
