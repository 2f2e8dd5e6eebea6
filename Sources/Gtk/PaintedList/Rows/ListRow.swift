/// A row of a list.
public nonisolated struct ListRow: Equatable, Sendable {
    /// The content of a row.
    public enum Content: Equatable, Sendable {
        /// An empty row, for an entry that cannot be read now. It cannot be selected.
        case blank

        /// An entry, which can be selected.
        ///
        /// - Parameters:
        ///   - id: the id of the entry, which stays the same wherever its row is.
        ///   - icon: a symbolic icon of the theme.
        ///   - iconName: the meaning of the icon, for assistive technology.
        ///   - isEmphasised: whether the subtitle stands out. It must give the reason in words too.
        case entry(
            id: String, icon: String, iconName: String, title: String, subtitle: String,
            isEmphasised: Bool)

        /// An entry in a table, with a text for each column.
        case cells(id: String, [String])
    }

    let content: Content

    /// The heading above the row, if it is the first under it; `nil` for the others.
    let heading: String?

    /// Makes a row of its content, with a heading above it if it is the first under that.
    public init(_ content: Content, under heading: String? = nil) {
        self.content = content
        self.heading = heading
    }

    /// The id of the entry, or `nil` for a blank row.
    var id: String? {
        switch content {
        case .blank: nil
        case .entry(let id, _, _, _, _, _), .cells(let id, _): id
        }
    }

    /// All words of the row, including those of the icon, and the heading last.
    public var writtenText: String {
        let words =
            switch content {
            case .blank: [String]()
            case .entry(_, _, let iconName, let title, let subtitle, _):
                [title, iconName, subtitle]
            case .cells(_, let cells): cells
            }
        return spokenText(saying: words.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// The text for assistive technology, with the heading last, because people look for the entry.
    ///
    /// - Parameter sentence: the row as a sentence, or `nil` if its words are enough.
    func spokenText(saying sentence: String?) -> String {
        guard let sentence else { return writtenText }
        return [sentence, heading ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
