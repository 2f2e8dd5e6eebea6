internal import Foundation

/// The part of a trip that decides the course of its journey.
package struct JourneyLeg: Hashable, Sendable {
    package let from: String
    package let to: String
    package let departure: Time
    package let arrival: Time?
    package let actualDeparture: Time?
    package let actualArrival: Time?
    package let disruption: Disruption?
    package let abandonment: Abandonment
    /// Whether the leg replaced a planned one.
    package let isSubstitute: Bool
    /// The position among the legs from 1, or `nil` if the user gave none.
    package let number: Int?

    /// The time of a departure or arrival.
    package struct Time: Hashable, Sendable {
        /// The seconds since 1970, by local time if it is floating.
        let second: Int
        /// Whether the time has no zone, so that it cannot be compared with one that has.
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

    /// Whether an actual time was recorded.
    var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    /// Whether the traveller gave up before its end.
    var isGivenUp: Bool { abandonment != .none && actualArrival == nil }

    /// The time at which it began, as far as is known.
    var begin: Time { actualDeparture ?? actualArrival ?? departure }

    /// The time at which it ended, as far as is known.
    var end: Time { actualArrival ?? arrival ?? actualDeparture ?? departure }

    /// Returns whether it comes before another leg, by the scheduled departure and then by the
    /// arrival. A substitute comes after the leg with the same departure.
    package func isBefore(_ other: JourneyLeg) -> Bool { turn < other.turn }

    private var turn: (Int, Int, Int) {
        (departure.second, isSubstitute ? 1 : 0, (arrival ?? departure).second)
    }
}

extension JourneyLeg {
    /// All facts but the places as one text, for the index.
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

    /// Reads what `text` writes, and returns `nil` for any other text.
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
    init(_ time: DateTime) {
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

    /// Somewhat more than the years 1 to 9999, so that differences do not overflow.
    private static let all = -70_000_000_000...260_000_000_000

    /// Returns the time between the two, or `nil` if only one of them has a zone.
    func duration(until other: Self) -> Duration? {
        isFloating == other.isFloating ? .seconds(other.second - second) : nil
    }
}
