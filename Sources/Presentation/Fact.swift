/// A line of a page that says what it is about.
public struct Fact: Hashable, Sendable {
    /// What it is about, such as "Running time".
    public let caption: String
    /// What there is to say; empty for nothing.
    public let text: String
    /// Whether few people care, so that it is written in a fainter colour.
    public let isMinor: Bool

    /// A line with its caption.
    public init(_ caption: String, _ text: String, isMinor: Bool = false) {
        self.caption = caption
        self.text = text
        self.isMinor = isMinor
    }
}
