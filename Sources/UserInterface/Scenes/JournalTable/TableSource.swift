internal import Gtk
internal import JournalFeature
internal import Presentation

/// Hands the table the rows it draws.
final class TableSource: ListViewDataSource {
    var rows: (any JournalTableRows)?

    var numberOfRows: Int { rows?.count ?? 0 }

    func index(of id: String) -> Int? { rows?.index(of: id) }

    func row(at index: Int) -> ListRow {
        guard let row = rows?.row(at: index) else { return ListRow(.cells(id: "", [])) }
        return ListRow(.cells(id: row.id, row.cells.map { ShownText.row($0) }))
    }
}
