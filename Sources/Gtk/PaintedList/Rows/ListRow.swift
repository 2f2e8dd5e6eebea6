/// A row of a list.
public nonisolated struct ListRow: Equatable, Sendable {
    /// The content of a row.
    public enum Content: Equatable, Sendable {
        /// An empty row, for an entry that cannot be read now. It cannot be selected.
        case blank

        /// A heading above the rows that follow, with a rule above it unless it is the first row.
        /// It cannot be selected, and the arrow keys pass by it.
        case heading(String)

        /// An entry, which can be selected.
        ///
        /// - Parameters:
        ///   - id: the id of the entry, which stays the same wherever its row is.
        ///   - icon: a symbolic icon of the theme.
        ///   - iconName: the meaning of the icon, for assistive technology.
        ///   - fact: the fact at the end of the row, or `nil` if there is none.
        case entry(
            id: String, icon: String, iconName: String, title: String, subtitle: String,
            fact: Fact? = nil)

        /// An entry in a table, with a text for each column.
        case cells(id: String, [String])
    }

    /// A fact at the end of a row.
    public struct Fact: Equatable, Sendable {
        let text: String
        let styleClass: String?

        /// Makes a fact.
        ///
        /// - Parameter styleClass: the style class whose colour sets the fact apart, in bold, or
        ///   `nil` for a quiet one. The text must give the reason in words too.
        public init(_ text: String, styleClass: String? = nil) {
            self.text = text
            self.styleClass = styleClass
        }
    }

    let content: Content

    /// The heading that the row is the first under, or `nil` for the others. Assistive technology
    /// says it with the row, as the keyboard does not stop at the heading itself.
    let heading: String?

    /// Whether the entry may have a picture, for which the source is asked.
    let isPictured: Bool

    /// Makes a row of its content.
    ///
    /// - Parameters:
    ///   - heading: the heading that the row is the first under, if it is.
    ///   - isPictured: whether the entry may have a picture, for which the source is asked.
    public init(_ content: Content, under heading: String? = nil, isPictured: Bool = false) {
        self.content = content
        self.heading = heading
        self.isPictured = isPictured
    }

    /// The id of the entry, or `nil` for a blank row or a heading.
    var id: String? {
        switch content {
        case .blank, .heading: nil
        case .entry(let id, _, _, _, _, _), .cells(let id, _): id
        }
    }

    /// All words of the row, including those of the icon, and the heading last.
    public var writtenText: String {
        let words =
            switch content {
            case .blank: [String]()
            case .heading(let heading): [heading]
            case .entry(_, _, let iconName, let title, let subtitle, let fact):
                [
                    title, iconName,
                    [subtitle, fact?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " · "),
                ]
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

/// The rows that were requested lately. It asks the source only for rows that are requested.
final class RowCache {
    weak var source: (any ListViewDataSource)?

    /// The number of rows after which the former ones are forgotten, which no screen exceeds.
    private static let capacity = 256

    private var recent: [Int: ListRow] = [:]
    /// The rows that were requested before the recent ones.
    private var former: [Int: ListRow] = [:]

    var count: Int { source?.numberOfRows ?? 0 }

    /// Returns the row at `index`, from the source if it is not in the cache, or `nil` beyond the
    /// end.
    func row(at index: Int) -> ListRow? {
        if let row = known(at: index) { return row }
        guard let source, index >= 0, index < source.numberOfRows else { return nil }
        let row = source.row(at: index)
        if recent.count == Self.capacity { (former, recent) = (recent, [:]) }
        recent[index] = row
        return row
    }

    /// Returns the text of a row for assistive technology.
    func spokenText(at index: Int) -> String {
        guard let row = row(at: index) else { return "" }
        return row.spokenText(saying: source?.sentence(at: index))
    }

    /// Returns the row at `index` if it is in the cache. It never asks the source, so after a
    /// change it still returns the former row.
    func known(at index: Int) -> ListRow? { recent[index] ?? former[index] }

    func forget() {
        recent.removeAll(keepingCapacity: true)
        former.removeAll(keepingCapacity: true)
    }
}
