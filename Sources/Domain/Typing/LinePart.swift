/// A part of a typed line with its meaning. Words that belong together are one part.
public struct LinePart<Meaning: Hashable & Sendable>: Hashable, Sendable {
    public let text: String
    public let meaning: Meaning
    /// The place of the part in the line, in characters.
    public let place: Range<Int>

    package init(_ text: String, _ meaning: Meaning, at place: Range<Int>) {
        self.text = text
        self.meaning = meaning
        self.place = place
    }

    /// Returns the part with another meaning.
    func meaning(_ other: Meaning) -> Self { Self(text, other, at: place) }
}
