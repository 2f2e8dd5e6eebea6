/// A rating that came from elsewhere, kept as it was given there.
public struct ImportedRating: Hashable, Sendable {
    /// Such as `8/10`.
    public let value: String
    /// The service it came from.
    public let source: String
    /// Whether others gave it, such as the average of a service. Otherwise it is one's own.
    public let isOfOthers: Bool

    public init(_ value: String, source: String, isOfOthers: Bool = false) {
        self.value = value
        self.source = source
        self.isOfOthers = isOfOthers
    }
}
