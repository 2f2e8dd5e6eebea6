/// Whether an observer stays after a value, or is let go.
public enum Persistence: Sendable {
    case `continue`
    case stop
}
