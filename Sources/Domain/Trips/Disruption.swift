/// A disruption of a trip other than a delay.
public enum Disruption: String, Sendable {
    case cancelled, missedConnection
}
