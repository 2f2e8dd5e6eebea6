import CGtk

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
