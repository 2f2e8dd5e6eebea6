import CGtk

extension DrawingArea {
    /// Adds a handler for drags of the drawing by pointer or finger, except those of its parts. It
    /// is called with the distance since the last call, in pixels. A drag takes the keyboard focus.
    public final func onDrag(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
        guard let gesture = gtk_gesture_drag_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        retain(gesture)
        var last = Point(x: 0, y: 0)
        SignalConnection.connect(pointer, "drag-begin") { [weak self] in
            last = Point(x: 0, y: 0)
            self?.grabFocusInPlace()
        }
        SignalConnection.connect(pointer, "drag-update") { (x: Double, y: Double) in
            // A scrolled window around the area would take the drag of a finger otherwise.
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            handler(x - last.x, y - last.y)
            last = Point(x: x, y: y)
        }
    }

    /// Called while two fingers go apart or together: with how many times as far apart they are
    /// since the last call, and the place between them.
    public final func onPinch(_ handler: @escaping (_ times: Double, _ middle: Point) -> Void) {
        gtk_widget_add_events(
            cast(), Int32(GDK_TOUCH_MASK.rawValue | GDK_TOUCHPAD_GESTURE_MASK.rawValue))
        guard let gesture = gtk_gesture_zoom_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        retain(gesture)
        var last = 1.0
        SignalConnection.connect(pointer, "begin") { last = 1 }
        SignalConnection.connect(pointer, "update") {
            let times = gtk_gesture_zoom_get_scale_delta(gesture)
            var middle = Point(x: 0, y: 0)
            guard times > 0,
                gtk_gesture_get_bounding_box_center(gesture, &middle.x, &middle.y) != 0
            else { return }
            handler(times / last, middle)
            last = times
        }
    }

    /// Called when the wheel turns over it while the keyboard is here, or with Ctrl: with how many
    /// notches it went, up being more than zero, and where the pointer is. Otherwise the wheel
    /// scrolls the page.
    public final func onWheel(_ handler: @escaping (_ notches: Double, _ place: Point) -> Void) {
        gtk_widget_add_events(
            cast(), Int32(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
        on("scroll-event") { [weak self] (event: UnsafeMutableRawPointer?) -> Bool in
            guard let self, let event else { return false }
            let scroll = event.assumingMemoryBound(to: GdkEventScroll.self).pointee
            guard isFocus || scroll.state & GDK_CONTROL_MASK.rawValue != 0 else { return false }
            let notches: Double =
                switch scroll.direction {
                case GDK_SCROLL_UP: 1
                case GDK_SCROLL_DOWN: -1
                case GDK_SCROLL_SMOOTH: -scroll.delta_y
                default: 0
                }
            guard notches != 0 else { return false }
            handler(notches, Point(x: scroll.x, y: scroll.y))
            return true
        }
    }
}
