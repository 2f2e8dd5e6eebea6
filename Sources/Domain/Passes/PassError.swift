/// A rule that an invalid season ticket breaks.
public enum PassError: Error, Hashable, Sendable {
    case emptyName
    case endsBeforeItBegins
}
