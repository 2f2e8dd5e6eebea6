/// The distances of every screen, in pixels: whoever lays something out takes one of these, and gives
/// no number of their own (`scripts/lint-layers` has an eye on it).
enum Space {
    static let none = 0
    /// Between lines that are read as one.
    static let line = 3
    /// Between things of one kind: buttons in a row, facts in a list.
    static let close = 6
    /// Between a thing and the next; around what is in a small window.
    static let near = 12
    /// Between the parts of a page; within a card.
    static let part = 18
    /// Around a page.
    static let page = 24
    /// As far as what stands beneath an icon of a line is indented.
    static let indent = 30
    /// Between subjects.
    static let subject = 36
}
