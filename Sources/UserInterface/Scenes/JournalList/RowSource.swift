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
                    : ListRow.Fact(ShownText.row(row.fact), styleClass: row.emphasis.styleClass)),
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
    var icon: String { "counterfoil-\(rawValue)-symbolic" }
}

/// The small pictures of the films whose rows are drawn. A picture is read, off the main actor, once
/// its row is on show for the first time. With each list after that, its file is looked at, and is
/// read again if it has changed.
final class RowPictures {
    /// Is called when a picture has come, changed or gone.
    var onChange: () -> Void = {}

    private struct Known {
        /// The picture, or `nil` if the film has none.
        let picture: FilePicture?
        /// The number of the list that was shown when reading began.
        let list: Int
        /// The number of the last drawing of the row.
        var drawn: Int
    }

    /// The number of rows whose pictures are kept.
    private static let most = 256
    /// The number of rows that wait to be read, which is more than a window shows.
    private static let mostWaiting = 64

    private var rows: (any JournalRows)?
    /// The number of lists that were shown.
    private var list = 0
    /// The number of drawings of rows.
    private var drawn = 0
    private var known: [String: Known] = [:]
    /// The ids of the known or waiting entries that may have another picture since.
    private var changed: Set<String> = []
    /// The ids of the rows that wait to be read, the one that was drawn last last.
    private var waiting: [String] = []
    private var isReading = false

    /// Shows the pictures of other rows from now on.
    ///
    /// - Parameter changed: the ids of the entries that were added or changed since the rows before.
    func show(_ rows: (any JournalRows)?, changed: Set<String>) {
        self.rows = rows
        list += 1
        if rows?.showsPictures != true { (known, waiting) = ([:], []) }
        self.changed.formUnion(Set(known.keys).union(waiting).intersection(changed))
    }

    /// Returns the picture of a film if it is known by now, or `nil`.
    func picture(of id: String) -> Bitmap? {
        guard rows?.showsPictures == true else { return nil }
        drawn += 1
        known[id]?.drawn = drawn
        if known[id]?.list != list, !waiting.contains(id) {
            // Rows that have scrolled by need no picture.
            if waiting.count == Self.mostWaiting { waiting.removeFirst() }
            waiting.append(id)
            readNext()
        }
        return known[id]?.picture?.bitmap
    }

    private func readNext() {
        guard !isReading, let rows, let id = waiting.last else { return }
        isReading = true
        let former = known[id]
        // Only a changed entry is asked again which picture it has.
        let isKnown = changed.remove(id) == nil && former != nil
        Task { [weak self, list] in
            let path = isKnown ? former?.picture?.path : await rows.picture(of: id)
            var picture: FilePicture?
            if let path {
                picture = await FilePicture.read(
                    path, upTo: ListView.sideOfPictures, unlessSameAs: former?.picture)
            }
            self?.store(picture, of: id, asOf: list)
        }
    }

    private func store(_ picture: FilePicture?, of id: String, asOf list: Int) {
        isReading = false
        let former = known[id]
        // A row that is read for the first time was drawn a moment ago, and others perhaps long ago.
        known[id] = Known(picture: picture, list: list, drawn: former?.drawn ?? drawn)
        if known.count > Self.most, let last = known.min(by: { $0.value.drawn < $1.value.drawn }) {
            known[last.key] = nil
        }
        // A list that came meanwhile may know another picture.
        if list == self.list { waiting.removeAll { $0 == id } }
        if former?.picture?.bitmap !== picture?.bitmap { onChange() }
        readNext()
    }
}
