import CGtk

/// An animation in which a picture of a widget's former contents slides out at one side while the
/// present contents slide in at the other.
final class Slide {
    /// The duration in microseconds, the same as of pages beside a list.
    private static let duration = 200_000.0

    private let widget: UnsafeMutablePointer<GtkWidget>
    /// A picture of the former contents, or `nil` once the animation has ended.
    private var picture: OpaquePointer?
    /// The side from which the new contents come: 1 for the right, and -1 for the left.
    private let side: Double
    private var start: gint64?
    private var drawing: UInt = 0
    private var tick: guint = 0

    var isRunning: Bool { picture != nil }

    /// Starts an animation with a picture of the present contents, or fails if the widget is not on
    /// the screen.
    init?(of widget: UnsafeMutablePointer<GtkWidget>, fromRight: Bool) {
        guard gtk_widget_get_mapped(widget) != 0,
            let picture = Self.picture(of: widget)
        else { return nil }
        self.widget = widget
        self.picture = picture
        side = fromRight ? 1 : -1
        drawing = SignalConnection.connect(UnsafeMutableRawPointer(widget), "draw") {
            [weak self] (context: UnsafeMutableRawPointer?) -> Bool in
            self?.draw(on: OpaquePointer(context))
            return false
        }
        let step = ClosureBox<() -> Bool> { [weak self] in self?.step() ?? false }
        tick = gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                guard let data else { return 0 }
                return MainActor.assumeIsolated {
                    ClosureBox<() -> Bool>.closure(in: data)().gboolean
                }
            }, Unmanaged.passRetained(step).toOpaque(), releaseClosureBox)
    }

    /// Ends the animation at once. The widget must still exist.
    func end() {
        guard let picture else { return }
        self.picture = nil
        cairo_surface_destroy(picture)
        SignalConnection.disconnect(UnsafeMutableRawPointer(widget), drawing)
        if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
        gtk_widget_queue_draw(widget)
    }

    isolated deinit {
        if let picture { cairo_surface_destroy(picture) }
    }

    private static func picture(of widget: UnsafeMutablePointer<GtkWidget>) -> OpaquePointer? {
        let (width, height) = (
            gtk_widget_get_allocated_width(widget), gtk_widget_get_allocated_height(widget)
        )
        guard let window = gtk_widget_get_window(widget),
            let picture = gdk_window_create_similar_surface(
                window, CAIRO_CONTENT_COLOR_ALPHA, width, height)
        else { return nil }
        // Widgets that changed since the last frame have no size yet, and would not be drawn.
        if let toplevel = gtk_widget_get_toplevel(widget) {
            gtk_container_check_resize(toplevel.cast())
        }
        let context = cairo_create(picture)
        gtk_widget_draw(widget, context)
        cairo_destroy(context)
        return picture
    }

    /// The share of the way that is done, from 0 to 1, slower towards the end.
    private var progress: Double {
        guard let start, let clock = gtk_widget_get_frame_clock(widget) else { return 0 }
        let passed = Double(gdk_frame_clock_get_frame_time(clock) - start) / Self.duration
        return passed >= 1 ? 1 : 1 - (1 - passed) * (1 - passed) * (1 - passed)
    }

    /// Draws the next frame, and returns false after the last one.
    private func step() -> Bool {
        // The animation starts with its first frame, however late that is.
        if start == nil, let clock = gtk_widget_get_frame_clock(widget) {
            start = gdk_frame_clock_get_frame_time(clock)
        }
        guard progress < 1 else {
            // GTK removes the callback itself, because this returns false.
            tick = 0
            end()
            return false
        }
        gtk_widget_queue_draw(widget)
        return true
    }

    /// Draws the picture, and moves the contents that are drawn after it.
    private func draw(on context: OpaquePointer?) {
        guard let picture else { return }
        let width = Double(gtk_widget_get_allocated_width(widget))
        cairo_translate(context, (side * width * (1 - progress)).rounded(), 0)
        cairo_set_source_surface(context, picture, -side * width, 0)
        cairo_paint(context)
    }
}
