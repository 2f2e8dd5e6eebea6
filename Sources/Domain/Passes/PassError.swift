/// A rule of passes that one breaks.
public enum PassError: Error, Hashable, Sendable {
    case emptyName
    case endsBeforeItBegins
}
