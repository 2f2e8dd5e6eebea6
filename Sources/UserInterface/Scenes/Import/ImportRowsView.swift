internal import Gtk
internal import JournalFeature

/// The rows of a group, each of which is made when it is drawn.
final class ImportRowsView: Box, ListViewDataSource {
    let list = ListView()

    private let caption = Text.caption()
    private var rows: ImportRows?

    init() {
        super.init(.vertical, spacing: Space.close)
        list.accessibleName = localized("Rows")
        caption.margin = Space.near
        append(caption)
        append(ScrolledWindow(list, horizontal: .never), expand: true)
        list.dataSource = self
    }

    /// Shows other rows from the top. Unchanged rows stay as they are scrolled.
    func show(_ rows: ImportRows?, title: String) {
        caption.show(title)
        guard rows != self.rows else { return }
        self.rows = rows
        list.dataSource = self
    }

    var numberOfRows: Int { rows?.count ?? 0 }

    func row(at index: Int) -> ListRow {
        guard let row = rows?[index] else { return ListRow(.blank) }
        return ListRow(
            .entry(
                id: String(index), icon: row.kind?.icon ?? "text-x-generic-symbolic",
                iconName: row.kindName, title: ShownText.row(row.title),
                subtitle: ShownText.row(row.detail)))
    }

    func index(of id: String) -> Int? { Int(id) }
}
