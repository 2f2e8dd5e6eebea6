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

/// A rule that an invalid claim breaks.
public enum ClaimError: Error, Hashable, Codable, Sendable {
    case emptySubject
    case dueBeforeTravel
    /// The text, typed as an amount, cannot be read.
    case amountUnread(String)
    case stepUnread(String)
}

extension ClaimError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptySubject: .subject
        case .dueBeforeTravel: .due
        case .amountUnread: .amount
        case .stepUnread: .steps
        }
    }

    public init?(unread text: String, in field: FieldName) {
        switch field {
        case .amount, .paid: self = .amountUnread(text)
        case .steps: self = .stepUnread(text)
        default: return nil
        }
    }
}
