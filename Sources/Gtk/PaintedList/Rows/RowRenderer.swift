import CGtk

/// The cell renderer that draws a whole row, with its heading, by a painter.
///
/// With one renderer instead of one for each part, a row is one cell for assistive technology too,
/// and headings need no columns.
final class RowRenderer: Object {
    init(painter: RowPainter) {
        super.init(
            sinking: UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)))
        let instance = Self.instance(cast())
        instance.pointee.painter = Unmanaged.passRetained(painter).toOpaque()
        instance.pointee.row = -1
    }

    /// Makes `column` consist of this renderer, which learns the index of each row before it is
    /// used.
    func fill(_ column: UnsafeMutablePointer<GtkTreeViewColumn>) {
        gtk_tree_view_column_pack_start(column, cast(), 1)
        gtk_tree_view_column_set_cell_data_func(
            column, cast(),
            { _, renderer, model, iterator, _ in
                guard let renderer else { return }
                RowRenderer.instance(renderer).pointee.row = gint(
                    ListModel.index(of: iterator, in: model) ?? -1)
            }, nil, nil)
    }
}

nonisolated extension RowRenderer {
    static let type = ObjectClass.register(
        "CounterfoilRowRenderer", below: gtk_cell_renderer_get_type(),
        size: MemoryLayout<CounterfoilRowRenderer>.size
    ) { (table: UnsafeMutablePointer<GtkCellRendererClass>) in
        gtk_cell_renderer_class_set_accessible_type(table, RowAccessible.type)
        table.pointee.get_preferred_width = { _, _, minimum, natural in
            // The column has the width of the list, whatever the rows would need.
            minimum?.pointee = RowPainter.minimumWidth
            natural?.pointee = RowPainter.minimumWidth
        }
        table.pointee.get_preferred_height = unsafeBitCast(
            measure, to: Swift.type(of: table.pointee.get_preferred_height))
        table.pointee.render = unsafeBitCast(paint, to: Swift.type(of: table.pointee.render))
        table.cast(to: GObjectClass.self).pointee.finalize = { object in
            guard let object else { return }
            RowRenderer.instance(object.cast()).pointee.painter
                .map { Unmanaged<RowPainter>.fromOpaque($0).release() }
            g_type_class_peek(gtk_cell_renderer_get_type())?.cast(to: GObjectClass.self)
                .pointee.finalize?(object)
        }
    }

    private static let measure:
        @MainActor @convention(c) (
            UnsafeMutablePointer<GtkCellRenderer>?, UnsafeMutablePointer<GtkWidget>?,
            UnsafeMutablePointer<gint>?, UnsafeMutablePointer<gint>?
        ) -> Void = { renderer, widget, minimum, natural in
            guard let painter = RowRenderer.painter(of: renderer), let widget else { return }
            let height = painter.rowHeight(in: widget)
            minimum?.pointee = height
            natural?.pointee = height
        }

    private static let paint:
        @MainActor @convention(c) (
            UnsafeMutablePointer<GtkCellRenderer>?, OpaquePointer?,
            UnsafeMutablePointer<GtkWidget>?, UnsafePointer<GdkRectangle>?,
            UnsafePointer<GdkRectangle>?, GtkCellRendererState
        ) -> Void = { renderer, context, widget, _, area, flags in
            guard let painter = RowRenderer.painter(of: renderer), let renderer, let context,
                let widget, let area
            else { return }
            painter.paint(
                Int(RowRenderer.instance(renderer).pointee.row), on: context, of: widget,
                in: area.pointee,
                isSelected: flags.rawValue & GTK_CELL_RENDERER_SELECTED.rawValue != 0)
        }

    static func painter(of renderer: UnsafeMutablePointer<GtkCellRenderer>?) -> RowPainter? {
        guard let renderer, let painter = instance(renderer).pointee.painter else { return nil }
        return Unmanaged<RowPainter>.fromOpaque(painter).takeUnretainedValue()
    }

    private static func instance(
        _ renderer: UnsafeMutablePointer<GtkCellRenderer>
    ) -> UnsafeMutablePointer<CounterfoilRowRenderer> {
        renderer.cast()
    }
}
