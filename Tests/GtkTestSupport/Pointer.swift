import CGtk

@testable public import Gtk

// The actions of the mouse over a drawing or a list.

extension DrawingArea {
    /// Moves the pointer to a place.
    public func hover(at place: Point) {
        tell(GDK_MOTION_NOTIFY, in: gtk_widget_get_window(cast())) { event in
            (event.pointee.motion.x, event.pointee.motion.y) = (place.x, place.y)
        }
    }

    /// Presses and releases the primary button at a place.
    public func click(at place: Point) {
        for kind in [GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE] {
            tellButton(kind, at: place, in: gtk_widget_get_window(cast()))
        }
    }

    /// Returns the text of the tooltip while the pointer rests at a place.
    public func tooltip(at place: Point) -> String? { tip(at: place)?.text }
}

extension ListView {
    /// Drags a row by the primary button to the place before another one, or to the end if there is
    /// no row of that index. Waits until the rows are laid out.
    public func drag(_ row: Int, before other: Int) {
        _ = Display.turn { index(atX: Self.grip, y: middle(of: row)) == row }
        let isEnd = other >= rows.count
        let target = area(of: isEnd ? rows.count - 1 : other)
        let start = Point(x: Self.grip, y: middle(of: row))
        let end = Point(
            x: Self.grip, y: Double(isEnd ? target.y + target.height - 2 : target.y + 2))
        let window = gtk_tree_view_get_bin_window(tree)
        tellButton(GDK_BUTTON_PRESS, at: start, in: window)
        tell(GDK_MOTION_NOTIFY, in: window) { event in
            event.pointee.motion.state = GDK_BUTTON1_MASK.rawValue
            (event.pointee.motion.x, event.pointee.motion.y) = (end.x, end.y)
        }
        tellButton(GDK_BUTTON_RELEASE, at: end, in: window)
    }

    /// The distance from the left edge at which rows are dragged, in pixels.
    private static var grip: Double { 10 }

    private func middle(of row: Int) -> Double {
        let area = area(of: row)
        return Double(area.y) + Double(area.height) / 2
    }

    private func area(of row: Int) -> GdkRectangle {
        var area = GdkRectangle()
        let path = ListModel.path(to: row)
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_get_background_area(tree, path, nil, &area)
        return area
    }
}

extension Widget {
    fileprivate func tellButton(_ kind: GdkEventType, at place: Point, in window: OpaquePointer?) {
        tell(kind, in: window) { event in
            event.pointee.button.button = 1
            (event.pointee.button.x, event.pointee.button.y) = (place.x, place.y)
        }
    }

    /// Tells the widget of an event of the mouse in one of its windows.
    fileprivate func tell(
        _ kind: GdkEventType, in window: OpaquePointer?,
        _ fill: (UnsafeMutablePointer<GdkEvent>) -> Void
    ) {
        guard let event = gdk_event_new(kind) else { return }
        defer { gdk_event_free(event) }
        event.pointee.any.window = window
        g_object_ref(UnsafeMutableRawPointer(event.pointee.any.window))
        gdk_event_set_device(
            event, gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default())))
        fill(event)
        gtk_widget_event(cast(), event)
    }
}
