/// What an observer wants after a value: more of them, or to be let go.
public enum Persistence: Sendable {
    case `continue`
    case stop
}
