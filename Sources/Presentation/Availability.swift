/// Whether something can be done now, and the reason if it cannot.
public nonisolated enum Availability: Hashable, Sendable {
    case available
    /// The reason is a sentence for people.
    case unavailable(because: String)

    /// Makes `available` if there is no reason against it.
    public init(unless reason: String?) {
        self = reason.map { .unavailable(because: $0) } ?? .available
    }

    /// The reason why it cannot be done, or `nil` if it can.
    public var reason: String? {
        switch self {
        case .available: nil
        case .unavailable(let reason): reason
        }
    }
}
