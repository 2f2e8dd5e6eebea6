import CGtk

/// What the program draws itself, with parts that the pointer, the keyboard and assistive technology
/// reach one by one.
///
/// It takes the width that it is given, and asks for the height that goes with it.
open class DrawingArea: Widget {
    /// Draws all of it, which is so wide and so high, in pixels. Only what is in the canvas's
    /// `visiblePart` is seen.
    public final var onDraw: (_ canvas: Canvas, _ width: Double, _ height: Double) -> Void = {
        _, _, _ in
    }
    /// How high it is at a width, in pixels.
    public final var heightForWidth: (Double) -> Double = { _ in 1 }
    /// The least width that it can be drawn in, in pixels.
    public final var leastWidth = 1.0
    /// The part at a place; nil for none.
    public final var partAt: (Point) -> Int? = { _ in nil }
    /// The part that an arrow key leads to from the one the keyboard is at; nil for none.
    public final var partBeside: (_ part: Int?, Direction) -> Int? = { _, _ in nil }
    /// Called with a part that leads somewhere when it is clicked, or Enter or Space is pressed on it.
    public final var onActivate: (Int) -> Void = { _ in }

    /// In the order of the keyboard.
    public final var parts: [DrawnPart] = [] {
        didSet { if parts != oldValue { partsDidChange(from: oldValue) } }
    }

    /// The part that the keyboard is at.
    public final var focusedPart: Int? {
        didSet { if focusedPart != oldValue { focusDidMove(from: oldValue) } }
    }

    /// The part under the pointer.
    public internal(set) final var hoveredPart: Int? {
        didSet { if hoveredPart != oldValue { hoverDidMove() } }
    }

    /// The accessibles of parts that assistive technology has asked for, each with a reference.
    final var partAccessibles: [Int: UnsafeMutablePointer<AtkObject>] = [:]
    final var pressedPart: Int?

    /// An empty drawing, which the keyboard can go to.
    public init() {
        super.init(
            UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self))
        let instance: UnsafeMutablePointer<CounterfoilDrawingArea> = cast()
        instance.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        isFocusable = true
        SignalConnection.connect(
            pointer, "draw",
            deciding: { [weak self] context in
                guard let self, let context else { return false }
                let (width, height) = allocatedSize
                onDraw(Canvas(OpaquePointer(context)), Double(width), Double(height))
                return false
            })
        listenToPointer()
        listenToKeyboard()
    }

    isolated deinit {
        let instance: UnsafeMutablePointer<CounterfoilDrawingArea> = cast()
        instance.pointee.owner = nil
        for accessible in partAccessibles.values { PartAccessible.retire(accessible) }
    }

    /// Has all of it drawn again with the next frame.
    public final func redraw() { queueDraw() }

    /// Asks for the height again that goes with its width, and has all of it drawn again.
    public final func resize() {
        gtk_widget_queue_resize(cast())
        queueDraw()
    }

    /// Whether it is to be seen that the keyboard is here.
    public final var showsFocus: Bool { gtk_widget_has_visible_focus(cast()) != 0 }

    /// Called when the reading direction became another.
    public final func onDirectionChange(_ handler: @escaping () -> Void) {
        connect("direction-changed", handler)
    }

    private func hoverDidMove() {
        let leads = hoveredPart.map { parts.indices.contains($0) && parts[$0].leadsSomewhere }
        if let window = gtk_widget_get_window(cast()) {
            let cursor =
                leads == true
                ? gdk_cursor_new_from_name(gtk_widget_get_display(cast()), "pointer") : nil
            gdk_window_set_cursor(window, cursor)
            if let cursor { g_object_unref(UnsafeMutableRawPointer(cursor)) }
        }
        gtk_widget_trigger_tooltip_query(cast())
    }
}
