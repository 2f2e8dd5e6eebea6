/// A rule of claims that one breaks.
public enum ClaimError: Error, Hashable, Sendable {
    case emptySubject
    case dueBeforeTravel
    /// What was typed as an amount, or as a step, cannot be read.
    case amountUnread(String)
    case stepUnread(String)
}
