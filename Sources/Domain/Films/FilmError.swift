/// What keeps a film from being an entry.
public enum FilmError: Error, Hashable, Sendable {
    case emptyTitle
    case impossibleYear(Int)
    case yearIsNoNumber
    case viewingIsNoNumber
    case runningTimeIsNoNumber
    case linkIsNoAddress

    /// The years that a film can be of: the oldest one that survives is from 1888.
    public static let years = 1870...2200
    /// The minutes that a film can take: the longest one takes 51,420.
    public static let runningTimes = 1...100_000
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
        case .runningTimeIsNoNumber: "The running time is a number of minutes, such as 86."
        case .linkIsNoAddress: "A link is an address such as https://example.org/film."
        }
    }
}
