/// A part of a drawing that the keyboard can go to, such as a bar.
public nonisolated struct DrawnPart: Hashable, Sendable {
    /// What it says, when pointed at and to assistive technology.
    public let name: String
    /// Where it is, within the drawing area.
    public let area: Rectangle
    /// Whether clicking it leads somewhere.
    public let leadsSomewhere: Bool

    /// A part at a place.
    public init(name: String, area: Rectangle, leadsSomewhere: Bool) {
        (self.name, self.area, self.leadsSomewhere) = (name, area, leadsSomewhere)
    }
}

/// Where an arrow key leads.
public nonisolated enum Direction: Hashable, Sendable, CaseIterable {
    case left, right, up, down
}
