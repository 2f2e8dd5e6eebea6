/// A rating that came from elsewhere, kept as it was given there.
public struct ImportedRating: Hashable, Sendable {
    /// Such as `8/10`.
    public let value: String
    /// The service it came from.
    public let source: String

    public init(_ value: String, source: String) {
        self.value = value
        self.source = source
    }
}

/// The people who gave a rating.
public enum RatingAuthor: Hashable, CaseIterable, Sendable {
    /// The person whose journal it is.
    case oneself
    /// Others, such as all who use a service.
    case others
}
