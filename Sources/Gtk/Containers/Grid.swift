import CGtk

/// Lines up its children in rows and columns.
open class Grid: Container {
    /// - Parameters: pixels between rows and between columns.
    public init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
        super.init(gtk_grid_new())
        self.rowSpacing = rowSpacing
        self.columnSpacing = columnSpacing
    }

    /// Pixels between rows.
    public final var rowSpacing: Int {
        get { Int(gtk_grid_get_row_spacing(cast())) }
        set { gtk_grid_set_row_spacing(cast(), guint(newValue)) }
    }

    /// Pixels between columns.
    public final var columnSpacing: Int {
        get { Int(gtk_grid_get_column_spacing(cast())) }
        set { gtk_grid_set_column_spacing(cast(), guint(newValue)) }
    }

    /// Puts `child` into the cell, and into those beside it if it is wider or higher than one.
    public final func attach(
        _ child: Widget, left: Int, top: Int, width: Int = 1, height: Int = 1
    ) {
        adopt(child)
        gtk_grid_attach(
            cast(), child.cast(), Int32(left), Int32(top), Int32(width), Int32(height))
    }
}
