internal import Gtk

/// The rows of a table that is held in memory, with a text for each column.
final class CellRows: ListViewDataSource {
    var rows: [(id: String, cells: [String])] = []

    var numberOfRows: Int { rows.count }

    func index(of id: String) -> Int? { rows.firstIndex { $0.id == id } }

    func row(at index: Int) -> ListRow {
        ListRow(.cells(id: rows[index].id, rows[index].cells.map { ShownText.row($0) }))
    }
}
