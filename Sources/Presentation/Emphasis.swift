/// The emphasis of a text. A view shows it as a colour, but never by colour alone: the text says
/// the same.
public nonisolated enum Emphasis: Hashable, Sendable {
    case quiet
    /// The emphasis of what went well.
    case success
    /// The emphasis of what went less well.
    case warning
    /// The emphasis of what went wrong.
    case error
}
