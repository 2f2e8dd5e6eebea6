/// Whether an observer goes on to receive values after the current one.
public enum Persistence: Sendable {
    case `continue`
    case stop
}
