/// A rule that a film breaks.
public enum FilmError: Error, Hashable, Sendable {
    case emptyTitle
    case impossibleYear(Int)
    case wantedOnDay
    // What a text is not.
    case yearIsNoNumber(String)
    case viewingIsNoNumber(String)
    case runningTimeIsNoNumber(String)
    case linkIsNoAddress(String)

    /// The years that a film can be of: the oldest one that survives is from 1888.
    public static let years = 1870...2200
    /// The minutes that a film can take: the longest one takes 51,420.
    public static let runningTimes = 1...100_000
}
