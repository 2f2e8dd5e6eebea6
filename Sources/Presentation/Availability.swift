/// Whether something can be done now, and why not.
public enum Availability: Hashable, Sendable {
    case available
    /// The reason is a sentence for people.
    case unavailable(because: String)

    /// Available unless there is a reason against it.
    public init(unless reason: String?) {
        self = reason.map { .unavailable(because: $0) } ?? .available
    }

    /// Why it cannot be done; nil where it can.
    public var reason: String? {
        switch self {
        case .available: nil
        case .unavailable(let reason): reason
        }
    }
}
