/// A row of a list.
public nonisolated struct ListRow: Equatable, Sendable {
    /// The content of a row.
    public enum Content: Equatable, Sendable {
        /// A line above the entries that belong together. It cannot be selected.
        case heading(String)

        /// Something to select.
        ///
        /// - Parameters:
        ///   - id: names the entry for as long as it exists, wherever its row is.
        ///   - icon: a symbolic icon of the theme.
        ///   - iconName: what the icon says, for those who do not see it.
        ///   - isEmphasised: whether the subtitle stands out. It has to say why in words too.
        case entry(
            id: String, icon: String, iconName: String, title: String, subtitle: String,
            isEmphasised: Bool)

        /// The same in a table, a text for each column.
        case cells(id: String, [String])
    }

    /// Whether the row is a heading or an entry, and its words.
    let content: Content

    /// Makes a row of what it is to show.
    public init(_ content: Content) {
        self.content = content
    }

    /// The entry's id; `nil` for a heading.
    var id: String? {
        switch content {
        case .heading: nil
        case .entry(let id, _, _, _, _, _), .cells(let id, _): id
        }
    }

    /// The text for assistive technology: all the words of the row, those of the icon included.
    public var spokenText: String {
        switch content {
        case .heading(let text): text
        case .entry(_, _, let iconName, let title, let subtitle, _):
            [title, iconName, subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
        case .cells(_, let cells): cells.filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}
