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
