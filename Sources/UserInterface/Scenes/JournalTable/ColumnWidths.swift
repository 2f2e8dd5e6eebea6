internal import Gtk

/// The widths of the table's columns as the person has set them, also while no table is shown.
final class ColumnWidths {
    /// The table while it is shown.
    weak var table: TableView?
    private var kept: [String: Int]

    init(_ kept: [String: Int]) {
        self.kept = kept
    }

    /// The widths in pixels, by the ids of the columns.
    var values: [String: Int] { table?.widths ?? kept }

    /// Keeps the widths before the table is removed.
    func save() { kept = values }
}
