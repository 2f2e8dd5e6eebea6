internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Hands the list view the rows it draws: the entries, and a heading above each that has one.
final class RowSource: ListViewDataSource {
    private(set) var rows: (any JournalRows)?

    /// Is called when a picture was read, so that the rows have to be drawn again.
    var onPicture: () -> Void {
        get { pictures.onChange }
        set { pictures.onChange = newValue }
    }

    private let pictures = RowPictures()

    /// Shows other rows from now on.
    ///
    /// - Parameter changed: the ids of the entries that were added or changed since the rows before.
    func show(_ rows: any JournalRows, changed: Set<String>) {
        self.rows = rows
        headed = rows.headed
        pictures.show(rows, changed: changed)
    }

    /// The indices of the entries that have a heading, in rising order.
    private var headed: [Int] = []

    var numberOfRows: Int { (rows?.count ?? 0) + headed.count }

    func index(of id: String) -> Int? {
        guard let entry = rows?.index(of: id) else { return nil }
        return entry + headings { headed[$0] <= entry }
    }

    func marks(in text: String) -> [Range<String.Index>] { rows?.marks(in: text) ?? [] }

    var showsPictures: Bool { rows?.showsPictures ?? false }

    func picture(of id: String) -> Bitmap? { pictures.picture(of: id) }

    func sentence(at index: Int) -> String? {
        guard case .entry(let entry) = content(at: index) else { return nil }
        return rows?.sentence(at: entry)
    }

    /// Returns the content of an entry's row in one line, or `nil` if the entry is not listed.
    func text(of id: String) -> String? {
        guard let index = rows?.index(of: id), let row = rows?.row(at: index) else { return nil }
        return [row.title, row.detail, row.fact].filter { !$0.isEmpty }.joined(separator: ", ")
            .displaySafe
    }

    func row(at index: Int) -> ListRow {
        let content = content(at: index)
        guard let row = rows?.row(at: content.entry) else { return ListRow(.blank) }
        if case .heading = content { return ListRow(.heading(row.heading ?? "")) }
        return ListRow(
            .entry(
                id: row.id, icon: row.kind.icon, iconName: row.kindName,
                title: ShownText.row(row.title), subtitle: ShownText.row(row.detail),
                fact: row.fact.isEmpty
                    ? nil
                    : ListRow.Fact(
                        ShownText.row(row.fact), styleClass: row.emphasis.styleClass)),
            under: row.heading, isPictured: row.kind == .film)
    }

    private enum Content {
        /// The heading above an entry.
        case heading(entry: Int)
        case entry(Int)

        var entry: Int {
            switch self {
            case .heading(let entry), .entry(let entry): entry
            }
        }
    }

    private func content(at index: Int) -> Content {
        let above = headings { headed[$0] + $0 <= index }
        guard above > 0, headed[above - 1] + above - 1 == index else {
            return .entry(index - above)
        }
        return .heading(entry: headed[above - 1])
    }

    /// Returns the number of headings that satisfy a condition which holds for the first ones only.
    private func headings(where isAbove: (Int) -> Bool) -> Int {
        var (low, high) = (0, headed.count)
        while low < high {
            let middle = (low + high) / 2
            if isAbove(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension RowKind {
    /// The name of the entry's icon, which the program installs.
    var icon: String {
        "counterfoil-\(rawValue)-symbolic"
    }
}
