/// A rule that an invalid film breaks.
public enum FilmError: Error, Hashable, Codable, Sendable {
    case emptyTitle
    case impossibleYear(Int)
    case wantedOnDay
    // A typed text cannot be read as the value of a field.
    case yearIsNoNumber(String)
    case viewingIsNoNumber(String)
    case runningTimeIsNoNumber(String)
    case linkIsNoAddress(String)

    /// The years of release that are allowed. The oldest surviving film is from 1888.
    public static let years = 1870...2200
    /// The running times in minutes that are allowed. The longest film takes 51,420.
    public static let runningTimes = 1...100_000
}

extension FilmError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptyTitle: .title
        case .impossibleYear, .yearIsNoNumber: .year
        case .wantedOnDay: .watched
        case .viewingIsNoNumber: .viewing
        case .runningTimeIsNoNumber: .runningTime
        case .linkIsNoAddress: .link
        }
    }

    public init?(unread text: String, in field: FieldName) {
        switch field {
        case .year: self = .yearIsNoNumber(text)
        case .viewing: self = .viewingIsNoNumber(text)
        case .runningTime: self = .runningTimeIsNoNumber(text)
        default: return nil
        }
    }
}
