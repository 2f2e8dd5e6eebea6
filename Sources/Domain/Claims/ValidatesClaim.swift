/// The rules of a claim.
public struct ValidatesClaim: ValidatesEntry {
    package init() {}

    /// A claim is about something, and is due no earlier than that was.
    public func errors(in claim: Claim) -> [ClaimError] {
        var errors: [ClaimError] = []
        if claim.subject.allSatisfy(\.isWhitespace) { errors.append(.emptySubject) }
        if let due = claim.due, let travelled = claim.travelled, due < travelled {
            errors.append(.dueBeforeTravel)
        }
        return errors
    }
}
