/// What kept a trip from happening as planned, beyond being late.
public enum Disruption: String, Sendable {
    case cancelled, missedConnection
}
