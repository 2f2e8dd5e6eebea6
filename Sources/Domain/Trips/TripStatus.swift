/// How a trip went.
public enum TripStatus: Hashable, Sendable {
    case unknown
    case onTime
    /// How much later than the timetable; never zero.
    case late(Duration)
    /// How much earlier than the timetable; never zero.
    case early(Duration)
    case cancelled
    case missedConnection
}

extension Trip {
    /// The delay at the arrival counts; at the departure only while the arrival is unknown.
    public var status: TripStatus {
        TripStatus(disruption, delay: delay(at: .arrival) ?? delay(at: .departure))
    }
}

extension TripStatus {
    /// - Parameter delay: behind the timetable; nil where it was never recorded.
    init(_ disruption: Disruption?, delay: Duration?) {
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
