/// What keeps a film from being an entry.
public enum FilmError: Error, Hashable, Sendable {
    case emptyTitle
    case impossibleYear(Int)
    case yearIsNoNumber
    case viewingIsNoNumber
    case linkIsNoAddress

    /// The years that a film can be of: the oldest one that survives is from 1888.
    public static let years = 1870...2200
}

extension FilmError: CustomStringConvertible {
    public var description: String {
        let (first, last) = (Self.years.lowerBound, Self.years.upperBound)
        return switch self {
        case .emptyTitle: "A film needs a title."
        case .impossibleYear(let year):
            "\(year) cannot be a film’s year: it is a number from \(first) to \(last)."
        case .yearIsNoNumber: "A year is a number from \(first) to \(last)."
        case .viewingIsNoNumber: "The viewing is a number, such as 2 for the second time."
        case .linkIsNoAddress: "A link is an address such as https://example.org/film."
        }
    }
}
