internal import Gtk

/// How wide somebody made the columns of the table, also while it is not on show.
final class ColumnWidths {
    /// As long as it is there.
    weak var table: TableView?
    private var kept: [String: Int]

    init(_ kept: [String: Int]) {
        self.kept = kept
    }

    /// By the ids of the columns, in pixels.
    var values: [String: Int] { table?.widths ?? kept }

    /// The table is about to go.
    func keep() { kept = values }
}
