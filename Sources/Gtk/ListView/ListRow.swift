/// A row of a list.
public nonisolated struct ListRow: Equatable, Sendable {
    /// The content of a row.
    public enum Content: Equatable, Sendable {
        /// Nothing, as it cannot be read now. It cannot be selected.
        case blank

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

    let content: Content

    /// What the entries have in common that this one is the first of; nil for the others.
    let heading: String?

    /// Makes a row of what it is to show, beneath a heading where it is the first under that.
    public init(_ content: Content, under heading: String? = nil) {
        self.content = content
        self.heading = heading
    }

    /// The entry's id; nil for a blank row.
    var id: String? {
        switch content {
        case .blank: nil
        case .entry(let id, _, _, _, _, _), .cells(let id, _): id
        }
    }

    /// The text for assistive technology: all the words of the row, those of the icon included, and last
    /// those of the heading, as the entry is what one looks for.
    public var spokenText: String {
        let words =
            switch content {
            case .blank: [String]()
            case .entry(_, _, let iconName, let title, let subtitle, _):
                [title, iconName, subtitle]
            case .cells(_, let cells): cells
            }
        return [words.filter { !$0.isEmpty }.joined(separator: ", "), heading ?? ""]
            .filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
