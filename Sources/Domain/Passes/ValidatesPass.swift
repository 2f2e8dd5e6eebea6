/// Validates that a season ticket has a name and does not end before it begins.
public struct ValidatesPass: ValidatesEntry {
    package init() {}

    public func errors(in pass: Pass) -> [PassError] {
        var errors: [PassError] = []
        if pass.name.allSatisfy(\.isWhitespace) { errors.append(.emptyName) }
        if let from = pass.validFrom, let until = pass.validUntil, until < from {
            errors.append(.endsBeforeItBegins)
        }
        return errors
    }
}

/// A rule that an invalid season ticket breaks.
public enum PassError: Error, Hashable, Codable, Sendable {
    case emptyName
    case endsBeforeItBegins
}

extension PassError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptyName: .name
        case .endsBeforeItBegins: .validUntil
        }
    }

    public init?(unread text: String, in field: FieldName) { nil }
}
