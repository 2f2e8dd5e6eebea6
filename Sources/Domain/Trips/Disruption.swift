/// A disruption of a trip, beyond being late.
public enum Disruption: String, Sendable {
    case cancelled, missedConnection
}
