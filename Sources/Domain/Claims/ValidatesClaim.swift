/// Validates that a claim has a subject and is not due before the journey.
public struct ValidatesClaim: ValidatesEntry {
    package init() {}

    public func errors(in claim: Claim) -> [ClaimError] {
        var errors: [ClaimError] = []
        if claim.subject.allSatisfy(\.isWhitespace) { errors.append(.emptySubject) }
        if let due = claim.due, let travelled = claim.travelled, due < travelled {
            errors.append(.dueBeforeTravel)
        }
        return errors
    }
}
