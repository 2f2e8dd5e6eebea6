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
        super.init(g_object_new_with_properties(Self.type, 0, nil, nil).cast())
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

/// The accessible of a drawing: a chart with its name and description, whose children are the
/// parts.
nonisolated enum DrawingAccessible {
    static let type = ObjectClass.register(
        "CounterfoilDrawingAccessible", below: gtk_widget_accessible_get_type()
    ) { (table: UnsafeMutablePointer<AtkObjectClass>) in
        table.pointee.get_role = { _ in ATK_ROLE_CHART }
        table.pointee.get_n_children = { accessible in
            guard let owner = DrawingAccessible.owner(of: accessible) else { return 0 }
            return MainActor.assumeIsolated { gint(owner.parts.count) }
        }
        table.pointee.ref_child = { accessible, index in
            guard let accessible, let owner = DrawingAccessible.owner(of: accessible)
            else { return nil }
            let child = MainActor.assumeIsolated { UInt(bitPattern: owner.partAccessible(index)) }
            guard let child = UnsafeMutableRawPointer(bitPattern: child) else { return nil }
            g_object_ref(child)
            return child.cast()
        }
    }

    static func owner(of accessible: UnsafeMutablePointer<AtkObject>?) -> DrawingArea? {
        DrawingArea.owner(of: accessible.flatMap { gtk_accessible_get_widget($0.cast()) })
    }
}

extension DrawingArea {
    /// Returns the accessible of a part, made at the first request, or `nil` if there is no such
    /// part.
    func partAccessible(_ index: Int32) -> UnsafeMutablePointer<AtkObject>? {
        let index = Int(index)
        guard parts.indices.contains(index) else { return nil }
        if let known = partAccessibles[index] { return known }
        let made = PartAccessible.make(index, parts[index], in: accessible)
        partAccessibles[index] = made
        return made
    }

    func partsDidChange(from old: [DrawnPart]) {
        if let focusedPart, !parts.indices.contains(focusedPart) { self.focusedPart = nil }
        hoveredPart = nil
        pressedPart = nil
        for (index, accessible) in partAccessibles {
            guard parts.indices.contains(index) else {
                partAccessibles[index] = nil
                announce("remove", index, accessible)
                PartAccessible.retire(accessible)
                continue
            }
            PartAccessible.describe(accessible, as: parts[index])
        }
        for index in old.count..<max(old.count, parts.count) where !partAccessibles.isEmpty {
            announce("add", index, nil)
        }
        queueDraw()
    }

    func focusDidMove(from old: Int?) {
        if isFocus {
            if let old, let accessible = partAccessibles[old] {
                atk_object_notify_state_change(accessible, ATK_STATE_FOCUSED.rawValue.state, 0)
            }
            announceFocus(true)
        }
        queueDraw()
    }

    /// Tells assistive technology whether the focused part has the keyboard focus.
    func announceFocus(_ isFocused: Bool) {
        guard let focusedPart, let accessible = partAccessible(Int32(focusedPart)) else { return }
        atk_object_notify_state_change(
            accessible, ATK_STATE_FOCUSED.rawValue.state, isFocused.gboolean)
    }

    private func announce(
        _ what: String, _ index: Int, _ child: UnsafeMutablePointer<AtkObject>?
    ) {
        counterfoil_emit_children_changed(accessible, what, guint(index), child)
    }
}

extension UInt32 {
    /// The state as the number of 64 bits that ATK's notifications take.
    fileprivate var state: guint64 { guint64(self) }
}

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
        onEvent("scroll-event") { [weak self] (event: UnsafeMutablePointer<GdkEventScroll>) in
            guard let self else { return false }
            let scroll = event.pointee
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

// GTK calls the functions of this part: a drawing area whose height follows its width.
nonisolated extension DrawingArea {
    static let type = ObjectClass.register(
        "CounterfoilDrawingArea", below: gtk_drawing_area_get_type(),
        size: MemoryLayout<CounterfoilDrawingArea>.size
    ) { (table: UnsafeMutablePointer<GtkWidgetClass>) in
        gtk_widget_class_set_accessible_type(table, DrawingAccessible.type)
        table.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        table.pointee.get_preferred_width = { widget, minimum, natural in
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
        widget?.cast(to: CounterfoilDrawingArea.self).pointee.owner
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
