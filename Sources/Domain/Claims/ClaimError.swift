/// A rule of claims that one breaks.
public enum ClaimError: Error, Hashable, Sendable {
    case emptySubject
    case dueBeforeTravel
}
