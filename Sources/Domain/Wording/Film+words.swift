extension Film {
    /// As the list titles it, such as "Laura (1944)".
    public var nameInList: String { Self.nameInList(title: title, year: year) }

    static func nameInList(title: String, year: Int?) -> String {
        year.map { "\(title) (\($0))" } ?? title
    }

    /// Such as "2nd viewing", or that it was seen before where nobody counted; otherwise empty.
    public var viewingWords: String {
        viewing.map { "\(Self.ordinal($0)) viewing" } ?? (isRewatch ? "Seen before" : "")
    }

    /// Such as "2nd".
    public static func ordinal(_ number: Int) -> String {
        switch (number % 100, number % 10) {
        case (11...13, _): "\(number)th"
        case (_, 1): "\(number)st"
        case (_, 2): "\(number)nd"
        case (_, 3): "\(number)rd"
        default: "\(number)th"
        }
    }
}

extension ImportedRating {
    /// Such as "Rated 8/10 on IMDb".
    public var words: String {
        source.isEmpty ? "Rated \(value)" : "Rated \(value) on \(source)"
    }
}
