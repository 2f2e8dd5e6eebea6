import CGtk

/// A short list of rows, each of them a widget. Use a `ListView` for long lists.
open class ListBox: Container {
    /// The number of rows that can be selected: none, at most one, or always one.
    public nonisolated enum SelectionMode: UInt32, Sendable {
        case none, single, browse
    }

    /// Makes an empty list.
    public init(selection: SelectionMode = .single) {
        super.init(gtk_list_box_new())
        gtk_list_box_set_selection_mode(cast(), GtkSelectionMode(rawValue: selection.rawValue))
    }

    /// The rows in their order.
    public final var rows: [ListBoxRow] { children.compactMap { $0 as? ListBoxRow } }

    /// Adds a row at the end.
    public final func append(_ row: ListBoxRow) {
        adopt(row)
        silently { gtk_list_box_insert(cast(), row.cast(), -1) }
    }

    open override func remove(_ child: Widget) {
        silently { super.remove(child) }
    }

    /// The selected row, or `nil` if there is none.
    public final var selectedRow: ListBoxRow? {
        get { row(gtk_list_box_get_selected_row(cast())) }
        set { silently { gtk_list_box_select_row(cast(), newValue?.cast()) } }
    }

    /// Calls `handler` when a person selects a row, or clears the selection.
    public final func onSelectionChanged(_ handler: @escaping (ListBoxRow?) -> Void) {
        connectChange("row-selected", of: \ListBox.selectedRow, handler)
    }

    /// Calls `handler` when a person clicks a row or presses Enter on it.
    public final func onActivate(_ handler: @escaping (ListBoxRow) -> Void) {
        on("row-activated") { [weak self] (pointer: UnsafeMutableRawPointer?) in
            if let row = self?.row(pointer?.cast()) { handler(row) }
        }
    }

    private func row(_ row: UnsafeMutablePointer<GtkListBoxRow>?) -> ListBoxRow? {
        guard let row else { return nil }
        return children.first { $0.pointer == UnsafeMutableRawPointer(row) } as? ListBoxRow
    }
}

/// A row of a `ListBox`.
open class ListBoxRow: Bin {
    /// Makes a row around `child`.
    public init(child: Widget? = nil) {
        super.init(gtk_list_box_row_new())
        self.child = child
    }

    /// The index of the row in its list, from 0, or `nil` if it is in none.
    public final var index: Int? {
        let index = gtk_list_box_row_get_index(cast())
        return index < 0 ? nil : Int(index)
    }
}
