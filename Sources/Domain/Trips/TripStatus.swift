public import Foundation

public enum TripStatus: Hashable, Sendable {
    case unknown
    case onTime
    /// The delay, which is never zero.
    case late(Duration)
    /// The lead over the timetable, which is never zero.
    case early(Duration)
    case cancelled
    case missedConnection
}

extension Trip {
    /// The delay in minutes from which a trip is not punctual, as railways set it.
    public static let punctualMinutes = 6

    /// The status by the delay at the arrival, or at the departure while the arrival is unknown.
    public var status: TripStatus {
        TripStatus(disruption, delay: delay(at: .arrival) ?? delay(at: .departure))
    }
}

extension TripStatus {
    /// - Parameter delay: The delay, or `nil` if it was not recorded.
    package init(_ disruption: Disruption?, delay: Duration?) {
        self =
            switch (disruption, delay) {
            case (.cancelled, _): .cancelled
            case (.missedConnection, _): .missedConnection
            case (nil, nil): .unknown
            case (nil, .some(let delay)) where delay > .zero: .late(delay)
            case (nil, .some(let delay)) where delay < .zero: .early(.zero - delay)
            case (nil, .some): .onTime
            }
    }
}

extension TripStatus {
    /// The gravity of a delay, by whole minutes.
    package enum Gravity: Hashable, Sendable {
        case none
        /// A delay that railways count as one: six minutes or more.
        case late
        /// A delay of more than an hour, or a trip that did not go as planned at all.
        case grave
    }

    /// The gravity of what happened to the trip.
    package var gravity: Gravity {
        switch self {
        case .unknown, .onTime, .early: .none
        case .late(let delay):
            delay >= .seconds(61 * 60)
                ? .grave : delay >= .seconds(Trip.punctualMinutes * 60) ? .late : .none
        case .cancelled, .missedConnection: .grave
        }
    }

    /// The delay or the time gained, or `nil` if it is below a minute.
    package var difference: Duration? {
        switch self {
        case .late(let difference), .early(let difference):
            difference < .seconds(60) ? nil : difference
        case .unknown, .onTime, .cancelled, .missedConnection: nil
        }
    }
}

extension Trip {
    /// Returns the end that may be happening now: the first one without a record whose scheduled
    /// time is at most six hours away. Returns `nil` for a trip that was cancelled, is over or is
    /// still far off.
    ///
    /// - Parameter timeZone: The zone of the computer, which floating times are in.
    public func stopDueNow(at moment: Date, in timeZone: TimeZone) -> TripStop? {
        guard disruption != .cancelled, abandonment == .none, actualArrival == nil else {
            return nil
        }
        let ends: [TripStop] = actualDeparture == nil ? [.departure, .arrival] : [.arrival]
        return ends.first { isAtHand($0, at: moment, in: timeZone) }
    }

    /// Returns whether a moment is at most six hours from the scheduled time at an end. An arrival
    /// without one is at hand for a day after the recorded departure.
    public func isAtHand(_ end: TripStop, at moment: Date, in timeZone: TimeZone) -> Bool {
        guard let plan = planned(at: end) ?? actualDeparture,
            let now = Self.minute(of: moment, in: plan.zone, timeZone),
            let since = plan.duration(until: now)
        else { return false }
        let hours = planned(at: end) == nil ? 0...24 : -6...6
        return (.seconds(hours.lowerBound * 3_600)...(.seconds(hours.upperBound * 3_600)))
            .contains(since)
    }

    /// Returns whether the trip has a scheduled arrival that is not later than a moment.
    ///
    /// - Parameter timeZone: The zone of the computer, which floating times are in.
    public func isOver(at moment: Date, in timeZone: TimeZone) -> Bool {
        guard let arrival, let now = Self.minute(of: moment, in: arrival.zone, timeZone) else {
            return false
        }
        return arrival.duration(until: now).map { $0 >= .zero } ?? false
    }

    /// Returns the local time at an end at a moment, to the minute, or `nil` outside the years 1 to
    /// 9999.
    public func minute(of moment: Date, at end: TripStop, in timeZone: TimeZone) -> DateTime? {
        Self.minute(of: moment, in: planned(at: end)?.zone ?? departure.zone, timeZone)
    }

    private static func minute(of moment: Date, in zone: Zone, _ timeZone: TimeZone) -> DateTime? {
        let minute = Date(
            timeIntervalSince1970: (moment.timeIntervalSince1970 / 60).rounded(.down) * 60)
        guard zone == .floating else { return DateTime(exactly: minute, in: zone) }
        return DateTime(minute, onClockIn: timeZone).flatMap {
            DateTime($0.day, hour: $0.hour, minute: $0.minute, zone: .floating)
        }
    }
}
