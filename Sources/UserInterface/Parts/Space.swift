/// The distances of all screens, in pixels. Layouts use no other numbers, which
/// `scripts/lint-layers` checks.
enum Space {
    static let none = 0
    /// The space between lines that are read as one.
    static let line = 3
    /// The space between things of one kind, such as buttons in a row or facts in a list.
    static let close = 6
    /// The space between a thing and the next, and around the content of a small window.
    static let near = 12
    /// The space between the parts of a page, and within a card.
    static let part = 18
    /// The space around a page.
    static let page = 24
    /// The indentation below the icon of a line.
    static let indent = 30
    /// The space between subjects.
    static let subject = 36
}
