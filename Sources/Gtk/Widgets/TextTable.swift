import CGtk

/// A table to read: words in rows and columns, with headings, in which a row can be chosen. Put it
/// into a `ScrolledWindow`, and give it an accessible name.
///
/// Every row is kept, so it is for hundreds of rows; a `ListView` is for any number.
public final class TextTable: Widget {
    /// Called with a row when Enter or Space is pressed on it, or it is double-clicked.
    public var activateHandler: (Int) -> Void = { _ in }

    private var headings: [String] = []
    private var rows: [[String]] = []

    /// Makes a table without columns.
    public init() {
        super.init(gtk_tree_view_new())
        gtk_tree_view_set_enable_search(cast(), 0)
        on("row-activated") { [weak self] (path: UnsafeMutableRawPointer?) in
            if let row = ListModel.index(of: OpaquePointer(path)) { self?.activateHandler(row) }
        }
        onDestroy { [weak self] in self?.activateHandler = { _ in } }
    }

    /// Shows these rows, each with a cell for every heading. The chosen row stays chosen by its
    /// index.
    public func show(headings: [String], rows: [[String]]) {
        guard headings != self.headings || rows != self.rows else { return }
        let selected = selectedRow
        self.rows = rows
        gtk_tree_view_set_model(cast(), nil)
        if headings != self.headings {
            self.headings = headings
            makeColumns()
        }
        alignNumbers()
        let store = store(of: rows)
        gtk_tree_view_set_model(cast(), store)
        g_object_unref(UnsafeMutableRawPointer(store))
        if let selected { selectedRow = min(selected, rows.count - 1) }
    }

    /// The index of the row with the keyboard cursor. Setting it brings it into view.
    public var selectedRow: Int? {
        get {
            var path: OpaquePointer?
            gtk_tree_view_get_cursor(cast(), &path, nil)
            defer { gtk_tree_path_free(path) }
            return ListModel.index(of: path)
        }
        set {
            guard let newValue, rows.indices.contains(newValue),
                let path = ListModel.path(to: newValue)
            else { return }
            defer { gtk_tree_path_free(path) }
            gtk_tree_view_set_cursor(cast(), path, nil, 0)
        }
    }

    private func makeColumns() {
        while let column = gtk_tree_view_get_column(cast(), 0) {
            gtk_tree_view_remove_column(cast(), column)
        }
        for (number, heading) in headings.enumerated() {
            guard let column = gtk_tree_view_column_new() else { continue }
            let cell = gtk_cell_renderer_text_new()
            gtk_tree_view_column_set_title(column, ShownText.line(heading))
            gtk_tree_view_column_pack_start(column, cell, 1)
            gtk_tree_view_column_add_attribute(column, cell, "text", Int32(number))
            gtk_tree_view_column_set_resizable(column, 1)
            gtk_tree_view_append_column(cast(), column)
        }
    }

    private func alignNumbers() {
        for number in headings.indices {
            guard let column = gtk_tree_view_get_column(cast(), Int32(number)) else { continue }
            let isOfNumbers =
                number > 0
                && rows.allSatisfy { row in
                    row[number].unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
                }
            gtk_tree_view_column_set_alignment(column, isOfNumbers ? 1 : 0)
            let cells = gtk_cell_layout_get_cells(OpaquePointer(column))
            defer { g_list_free(cells) }
            for cell in cells.elements {
                gtk_cell_renderer_set_alignment(cell.cast(), isOfNumbers ? 1 : 0, 0.5)
            }
        }
    }

    private func store(of rows: [[String]]) -> OpaquePointer? {
        var types = headings.map { _ in counterfoil_type_string() }
        guard let store = gtk_list_store_newv(Int32(types.count), &types) else { return nil }
        var value = GValue()
        g_value_init(&value, counterfoil_type_string())
        defer { g_value_unset(&value) }
        for row in rows {
            var iterator = GtkTreeIter()
            gtk_list_store_append(store, &iterator)
            for (column, text) in row.enumerated() where headings.indices.contains(column) {
                g_value_set_string(&value, ShownText.line(text))
                gtk_list_store_set_value(store, &iterator, Int32(column), &value)
            }
        }
        return OpaquePointer(store)
    }
}
