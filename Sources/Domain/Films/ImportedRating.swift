/// A rating from another source, as it was given there.
public struct ImportedRating: Hashable, Sendable {
    /// The rating on its scale, such as `8/10`.
    public let value: String
    public let source: String

    public init(_ value: String, source: String) {
        self.value = value
        self.source = source
    }
}

/// The people who gave a rating.
public enum RatingAuthor: Hashable, CaseIterable, Sendable {
    /// The person who keeps the journal.
    case oneself
    /// Other people, such as all users of a service.
    case others
}
