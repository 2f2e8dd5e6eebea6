/// A captioned line of a page.
public struct Fact: Hashable, Sendable {
    /// The name of the fact, such as "Running time".
    public let caption: String
    /// The fact itself; empty if it is unknown.
    public let text: String
    /// Whether it is written in a fainter colour, because few people care.
    public let isMinor: Bool

    /// Makes a line with its caption.
    public init(_ caption: String, _ text: String, isMinor: Bool = false) {
        self.caption = caption
        self.text = text
        self.isMinor = isMinor
    }
}
