import CGtk

/// A widget that the program draws, with parts that the pointer, the keyboard and assistive
/// technology reach one by one.
///
/// It takes the width that it is given, and requests the matching height.
open class DrawingArea: Widget {
    /// Draws the whole widget, given its size in pixels. Only the canvas's `visiblePart` is seen.
    public final var drawHandler: (_ canvas: Canvas, _ width: Double, _ height: Double) -> Void = {
        _, _, _ in
    }
    /// Returns the height for a width, both in pixels.
    public final var heightForWidth: (Double) -> Double = { _ in 1 }
    /// The minimum width, in pixels.
    public final var leastWidth = 1.0
    /// Returns the index of the part at a point, or `nil` for none.
    public final var partAt: (Point) -> Int? = { _ in nil }
    /// Returns the part that an arrow key leads to from the focused one, or `nil` for none.
    public final var partBeside: (_ part: Int?, Direction) -> Int? = { _, _ in nil }
    /// Called with a part that leads somewhere when it is clicked, or Enter or Space is pressed on
    /// it.
    public final var activateHandler: (Int) -> Void = { _ in }

    /// Called with each key before the default handling; returns true if the key is consumed.
    public final var keyHandler: (KeyPress) -> Bool = { _ in false }

    /// The parts in the order of keyboard navigation.
    public final var parts: [DrawnPart] = [] {
        didSet { if parts != oldValue { partsDidChange(from: oldValue) } }
    }

    /// The index of the part with the keyboard focus, or `nil` for none.
    public final var focusedPart: Int? {
        didSet { if focusedPart != oldValue { focusDidMove(from: oldValue) } }
    }

    /// The index of the part under the pointer, or `nil` for none.
    public internal(set) final var hoveredPart: Int? {
        didSet { if hoveredPart != oldValue { hoverDidMove() } }
    }

    /// The accessibles of parts that assistive technology has asked for, each with a reference.
    final var partAccessibles: [Int: UnsafeMutablePointer<AtkObject>] = [:]
    final var pressedPart: Int?

    /// Makes an empty drawing, which can have the keyboard focus.
    public init() {
        super.init(
            UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil))
                .assumingMemoryBound(to: GtkWidget.self))
        let instance: UnsafeMutablePointer<CounterfoilDrawingArea> = cast()
        instance.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
        isFocusable = true
        onDraw { [weak self] canvas in
            guard let self else { return }
            let (width, height) = allocatedSize
            drawHandler(canvas, Double(width), Double(height))
        }
        listenToPointer()
        listenToKeyboard()
        onDestroy { [weak self] in self?.releaseHandlers() }
    }

    private func releaseHandlers() {
        drawHandler = { _, _, _ in }
        heightForWidth = { _ in 1 }
        partAt = { _ in nil }
        partBeside = { _, _ in nil }
        activateHandler = { _ in }
        keyHandler = { _ in false }
    }

    isolated deinit {
        let instance: UnsafeMutablePointer<CounterfoilDrawingArea> = cast()
        instance.pointee.owner = nil
        for accessible in partAccessibles.values { PartAccessible.retire(accessible) }
    }

    /// Draws the whole widget again with the next frame.
    public final func redraw() { queueDraw() }

    /// Requests the height for the present width again, and draws the whole widget again.
    public final func resize() {
        gtk_widget_queue_resize(cast())
        queueDraw()
    }

    /// Whether the widget has the keyboard focus and should show it.
    public final var showsFocus: Bool { gtk_widget_has_visible_focus(cast()) != 0 }

    /// Calls `handler` when the reading direction has changed.
    public final func onDirectionChange(_ handler: @escaping () -> Void) {
        on("direction-changed", handler)
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
