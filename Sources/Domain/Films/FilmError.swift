/// What keeps a film from being an entry.
public enum FilmError: Error, Hashable, Sendable {
    case emptyTitle
    case impossibleYear(Int)

    /// The years that a film can be of: the oldest one that survives is from 1888.
    public static let years = 1870...2200
}

extension FilmError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyTitle: "A film needs a title."
        case .impossibleYear(let year):
            "\(year) cannot be a film’s year: it is a number from \(Self.years.lowerBound) "
                + "to \(Self.years.upperBound)."
        }
    }
}
