import CGtk

// GTK calls the functions of this part: a drawing area whose height follows its width.
nonisolated extension DrawingArea {
    static let type: GType = g_type_register_static_simple(
        gtk_drawing_area_get_type(), "CounterfoilDrawingArea",
        guint(MemoryLayout<GtkDrawingAreaClass>.size),
        { table, _ in
            guard let table else { return }
            DrawingArea.describe(table.assumingMemoryBound(to: GtkWidgetClass.self))
        }, guint(MemoryLayout<CounterfoilDrawingArea>.size), nil, GTypeFlags(rawValue: 0))

    private static func describe(_ table: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_set_accessible_type(table, DrawingAccessible.type)
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.get_preferred_width = { widget, minimum, natural in
            let width = DrawingArea.width(of: widget)
            minimum?.pointee = width
            natural?.pointee = width
        }
        table.pointee.get_preferred_width_for_height = { widget, _, minimum, natural in
            let width = DrawingArea.width(of: widget)
            minimum?.pointee = width
            natural?.pointee = width
        }
        table.pointee.get_preferred_height = { widget, minimum, natural in
            let height = DrawingArea.height(of: widget, for: DrawingArea.width(of: widget))
            minimum?.pointee = height
            natural?.pointee = height
        }
        table.pointee.get_preferred_height_for_width = { widget, width, minimum, natural in
            let height = DrawingArea.height(of: widget, for: width)
            minimum?.pointee = height
            natural?.pointee = height
        }
    }

    /// Returns the wrapper of a widget of this type, or `nil` once it is released.
    static func owner(of widget: UnsafeMutablePointer<GtkWidget>?) -> DrawingArea? {
        guard let widget else { return nil }
        return UnsafeMutableRawPointer(widget)
            .assumingMemoryBound(to: CounterfoilDrawingArea.self).pointee.owner
            .map { Unmanaged<DrawingArea>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func width(of widget: UnsafeMutablePointer<GtkWidget>?) -> Int32 {
        guard let owner = owner(of: widget) else { return 1 }
        return MainActor.assumeIsolated { Int32(owner.leastWidth.rounded(.up)) }
    }

    private static func height(
        of widget: UnsafeMutablePointer<GtkWidget>?, for width: Int32
    ) -> Int32 {
        guard let owner = owner(of: widget) else { return 1 }
        return MainActor.assumeIsolated {
            let width = max(Double(width), owner.leastWidth)
            return Int32(min(max(owner.heightForWidth(width), 1), 30_000).rounded(.up))
        }
    }
}
