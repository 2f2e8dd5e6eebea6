public import Presentation
public import Wording

/// An entry as the search of the desktop shows it.
public struct FoundEntry: Hashable, Sendable {
    public let id: String
    public let kind: RowKind
    /// The title, which is never empty: a desktop may leave out all results if one has no title.
    public let title: String
    /// The second line of its row, such as "20 Nov 2026 · 14:02 · 12 min late"; empty if nothing is
    /// known.
    public let detail: String

    package init(id: String, kind: RowKind, title: String, detail: String) {
        self.id = id
        self.kind = kind
        self.title = title
        self.detail = detail
    }
}

/// The window to which the search of the desktop leads, which is opened if there is none.
public protocol OpensWhatIsFound: Viewable {
    /// Brings the window to the front with the entry of that id, or the journey that it is a leg of.
    func openFound(_ id: String)
    /// Brings the window to the front with the search typed; an empty one changes nothing in it.
    func openSearch(_ text: String)
}
