import CGtk

/// A container that shows widgets over its child, which neither moves nor shrinks for them.
public final class Overlay: Container {
    /// Returns the widgets at the lower edge of the child over which nothing is shown.
    public var uncovered: () -> [Widget] = { [] }

    /// Returns the widget inside the child in whose width the others are shown while it is on the
    /// screen, or `nil` for the whole width.
    public var covered: () -> Widget? = { nil }

    /// Makes an overlay.
    ///
    /// - Parameter child: the widget beneath the others, which decides on the size.
    public init(_ child: Widget) {
        super.init(g_object_new_with_properties(Self.type, 0, nil, nil).cast())
        adopt(child)
        gtk_container_add(cast(), child.cast())
        onDestroy { [weak self] in
            self?.uncovered = { [] }
            self?.covered = { nil }
        }
        on("get-child-position") {
            [weak self] (child: UnsafeMutableRawPointer?, place: UnsafeMutableRawPointer?) -> Bool
            in
            guard let self, let child, let place else { return false }
            place.cast(to: GdkRectangle.self).pointee = self.place(of: child.cast())
            return true
        }
    }

    /// Shows `child` at the bottom centre of the covered part, above what stays uncovered: with its
    /// natural width if there is room, and its natural height for that width.
    public func addAtEnd(_ child: Widget) {
        adopt(child)
        gtk_overlay_add_overlay(cast(), child.cast())
    }

    /// Places the widgets over the child again, because other parts of it are on the screen.
    public func updatePlaces() { gtk_widget_queue_resize(cast()) }

    /// Returns the place of an overlaid widget. GTK's own has the height for the natural width,
    /// which cuts wrapped text.
    private func place(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRectangle {
        let room = spanToCover
        let most = heightToCover
        var natural: Int32 = 0
        gtk_widget_get_preferred_width(widget, nil, &natural)
        let width = min(natural, room.width)
        gtk_widget_get_preferred_height_for_width(widget, width, nil, &natural)
        let height = min(natural, most)
        return GdkRectangle(
            x: room.x + (room.width - width) / 2, y: most - height, width: width, height: height)
    }

    /// The left edge and the width of the covered part, in pixels.
    private var spanToCover: (x: Int32, width: Int32) {
        let widget = covered().flatMap { $0.isMapped ? $0 : nil } ?? self
        var x: Int32 = 0
        gtk_widget_translate_coordinates(widget.cast(), cast(), 0, 0, &x, nil)
        return (x, gtk_widget_get_allocated_width(widget.cast()))
    }

    /// The height above the widgets that stay uncovered, in pixels.
    private var heightToCover: Int32 {
        let whole = gtk_widget_get_allocated_height(cast())
        return uncovered().filter(\.isMapped).reduce(whole) { height, widget in
            var x: Int32 = 0
            var y: Int32 = 0
            gtk_widget_translate_coordinates(widget.cast(), cast(), 0, 0, &x, &y)
            // Before its first layout, a widget has no place.
            return y > 0 ? min(height, y) : height
        }
    }
}

// GTK calls the functions of this part.
nonisolated extension Overlay {
    /// The class, in which Tab leads through the widget beneath before those over it.
    private static let type = ObjectClass.register(
        "CounterfoilOverlay", below: gtk_overlay_get_type(), BoxFocus.describe)
}
