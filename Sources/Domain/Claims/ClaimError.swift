/// A rule that an invalid claim breaks.
public enum ClaimError: Error, Hashable, Sendable {
    case emptySubject
    case dueBeforeTravel
    /// The text, typed as an amount, cannot be read.
    case amountUnread(String)
    case stepUnread(String)
}
