/// A new entry that begins with what it has in common with one that is there.
public enum NextEntry: Hashable, Sendable {
    /// The same again: another viewing of a film, or a trip on another day.
    case again
    /// A trip back to where another one began.
    case wayBack
}
