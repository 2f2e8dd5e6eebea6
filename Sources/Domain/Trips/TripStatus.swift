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
