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
