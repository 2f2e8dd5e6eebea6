import CGtk

/// A container that shows widgets over its child, which neither moves nor shrinks for them.
public final class Overlay: Container {
    /// Makes an overlay.
    ///
    /// - Parameter child: the widget beneath the others, which decides on the size.
    public init(_ child: Widget) {
        super.init(
            UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self))
        adopt(child)
        gtk_container_add(cast(), child.cast())
        on("get-child-position") {
            [weak self] (child: UnsafeMutableRawPointer?, place: UnsafeMutableRawPointer?) -> Bool
            in
            guard let self, let child, let place else { return false }
            place.assumingMemoryBound(to: GdkRectangle.self).pointee = Self.place(
                child.assumingMemoryBound(to: GtkWidget.self), in: cast())
            return true
        }
    }

    /// Shows `child` at the bottom centre: with its natural width if there is room, and its natural
    /// height for that width.
    public func addAtEnd(_ child: Widget) {
        adopt(child)
        gtk_overlay_add_overlay(cast(), child.cast())
    }

    /// Returns the place of an overlaid widget. GTK's own has the height for the natural width,
    /// which cuts wrapped text.
    private static func place(
        _ widget: UnsafeMutablePointer<GtkWidget>, in overlay: UnsafeMutablePointer<GtkWidget>
    ) -> GdkRectangle {
        let room = (
            width: gtk_widget_get_allocated_width(overlay),
            height: gtk_widget_get_allocated_height(overlay)
        )
        var natural: Int32 = 0
        gtk_widget_get_preferred_width(widget, nil, &natural)
        let width = min(natural, room.width)
        gtk_widget_get_preferred_height_for_width(widget, width, nil, &natural)
        let height = min(natural, room.height)
        return GdkRectangle(
            x: (room.width - width) / 2, y: room.height - height, width: width, height: height)
    }
}

// GTK calls the functions of this part.
nonisolated extension Overlay {
    /// The class, in which Tab leads through the widget beneath before those over it.
    private static let type: GType = g_type_register_static_simple(
        gtk_overlay_get_type(), "CounterfoilOverlay",
        guint(MemoryLayout<GtkOverlayClass>.size),
        { table, _ in
            if let table {
                BoxFocus.describe(table.assumingMemoryBound(to: GtkWidgetClass.self))
            }
        }, guint(MemoryLayout<GtkOverlay>.size), nil, GTypeFlags(rawValue: 0))
}
