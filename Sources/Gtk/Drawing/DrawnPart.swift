/// A part of a drawing that can have the keyboard focus, such as a bar.
public nonisolated struct DrawnPart: Hashable, Sendable {
    /// The text of the tooltip, and the accessible name.
    public let name: String
    /// The place of the part within the drawing area.
    public let area: Rectangle
    /// Whether clicking it leads somewhere.
    public let leadsSomewhere: Bool

    /// Makes a part.
    public init(name: String, area: Rectangle, leadsSomewhere: Bool) {
        (self.name, self.area, self.leadsSomewhere) = (name, area, leadsSomewhere)
    }
}

/// The direction of an arrow key.
public nonisolated enum Direction: Hashable, Sendable, CaseIterable {
    case left, right, up, down
}
