/// A line of a page that says what it is about.
public struct Fact: Hashable, Sendable {
    /// The name of the fact, such as "Running time".
    public let caption: String
    /// The fact itself; empty if it is unknown.
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
