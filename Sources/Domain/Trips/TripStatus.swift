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
        switch disruption {
        case .cancelled: .cancelled
        case .missedConnection: .missedConnection
        case nil:
            switch delay(at: .arrival) ?? delay(at: .departure) {
            case nil: .unknown
            case .some(let delay) where delay > .zero: .late(delay)
            case .some(let delay) where delay < .zero: .early(.zero - delay)
            case .some: .onTime
            }
        }
    }
}
