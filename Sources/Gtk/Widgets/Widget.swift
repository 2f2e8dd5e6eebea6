import CGtk

/// The base of everything that can be in a window.
///
/// A widget is visible from the start (windows and popovers are not); `isVisible = false` hides it.
/// Event closures belong to the widget and are released with it: inside one, refer to the widget or
/// its owner weakly. An `on…` function adds a closure; several run in the order they were added.
/// Setting a property from Swift never calls a change closure.
open class Widget: Object {
    /// The container that holds this widget.
    public internal(set) weak var parent: Container?

    /// The objects that live as long as this widget without being its children, such as popovers.
    var attachments: [Object] = []

    /// Wraps a widget that GTK has just made, and shows it.
    override public init(sinking pointer: UnsafeMutableRawPointer) {
        super.init(sinking: pointer)
        gtk_widget_show(cast())
    }

    init(_ widget: UnsafeMutablePointer<GtkWidget>, visible: Bool = true) {
        super.init(sinking: UnsafeMutableRawPointer(widget))
        if visible { gtk_widget_show(widget) }
    }

    /// Removes the widget from its container and destroys it: its closures are released, and it
    /// cannot be shown again. Releasing a widget does the same; call this for windows, and for a
    /// widget whose wrapper is still held elsewhere.
    open func destroy() {
        parent?.forget(self)
        gtk_widget_destroy(cast())
    }

    /// Calls `handler` when the widget is destroyed.
    public final func onDestroy(_ handler: @escaping () -> Void) { on("destroy", handler) }
}

extension Widget {
    /// The accessible name. Tooltips and placeholders do not set it.
    public final var accessibleName: String? {
        get { String(borrowing: atk_object_get_name(accessible)) }
        set { atk_object_set_name(accessible, ShownText.line(newValue ?? "")) }
    }

    /// The accessible description, beyond the name.
    public final var accessibleDescription: String? {
        get { String(borrowing: atk_object_get_description(accessible)) }
        set { atk_object_set_description(accessible, ShownText.label(newValue ?? "")) }
    }

    /// Replaces the role that GTK gives to widgets of this class.
    public final func setAccessibleRole(_ role: AccessibleRole) {
        atk_object_set_role(accessible, role.atk)
    }

    /// Makes `label` the name of this widget, in both directions of the relation.
    public final func setLabelledBy(_ label: Widget) {
        atk_object_add_relationship(accessible, ATK_RELATION_LABELLED_BY, label.accessible)
        atk_object_add_relationship(label.accessible, ATK_RELATION_LABEL_FOR, accessible)
    }

    /// The accessible of the widget, which belongs to the widget.
    final var accessible: UnsafeMutablePointer<AtkObject> { gtk_widget_get_accessible(cast()) }
}

extension Widget {
    /// Calls `handler` with the paths of files and folders that are dropped on the widget. Anything
    /// that is not a local file is left out; if nothing is left, `handler` is not called.
    public final func onFilesDropped(_ handler: @escaping ([String]) -> Void) {
        gtk_drag_dest_set(cast(), GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
        gtk_drag_dest_add_uri_targets(cast())
        on("drag-data-received") {
            (_: UnsafeMutableRawPointer?, _: Int, _: Int, data: UnsafeMutableRawPointer?) in
            guard let data else { return }
            let paths = Self.paths(in: OpaquePointer(data))
            if !paths.isEmpty { handler(paths) }
        }
    }

    private static func paths(in data: OpaquePointer) -> [String] {
        guard let uris = gtk_selection_data_get_uris(data) else { return [] }
        defer { g_strfreev(uris) }
        var paths: [String] = []
        var place = 0
        while let uri = uris[place] {
            if let path = String(owning: g_filename_from_uri(uri, nil, nil)) { paths.append(path) }
            place += 1
        }
        return paths
    }
}

extension Widget {
    /// Calls `handler` for each key, before the widget itself handles it. `true` ends the handling.
    ///
    /// A window gets every key before accelerators and the focused widget do.
    public final func onKeyPress(_ handler: @escaping (KeyPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_KEY_PRESS_MASK.rawValue))
        onEvent("key-press-event") { handler(KeyPress($0)) }
    }

    /// Calls `handler` for each press of a mouse button. `true` ends the handling.
    ///
    /// Widgets without a `GdkWindow`, such as boxes and labels, get no presses: use a container
    /// that has one, or the window, which gets the presses that no widget inside handled.
    public final func onButtonPress(_ handler: @escaping (ButtonPress) -> Bool) {
        gtk_widget_add_events(cast(), Int32(GDK_BUTTON_PRESS_MASK.rawValue))
        onEvent("button-press-event") { handler(ButtonPress($0.pointee)) }
    }

    /// Calls `handler` with each event of a signal, in the structure of such events. `true` ends
    /// the handling.
    final func onEvent<Event>(
        _ signal: String, _ handler: @escaping (UnsafeMutablePointer<Event>) -> Bool
    ) {
        on(signal) { (event: UnsafeMutableRawPointer?) -> Bool in
            event.map { handler($0.cast()) } ?? false
        }
    }

    /// Calls `handler` with the canvas of the widget, before GTK draws it with its children.
    public final func onDraw(_ handler: @escaping (Canvas) -> Void) {
        on("draw") { (context: UnsafeMutableRawPointer?) -> Bool in
            if let context { handler(Canvas(OpaquePointer(context))) }
            return false
        }
    }

    /// Calls `handler` when the widget appears on the screen.
    public final func onMap(_ handler: @escaping () -> Void) { on("map", handler) }
}

/// Margins in pixels, outside the widget. Start and end follow the reading direction.
extension Widget {
    /// All four margins at once. Reading returns the top one.
    public final var margin: Int {
        get { marginTop }
        set {
            marginTop = newValue
            marginBottom = newValue
            marginStart = newValue
            marginEnd = newValue
        }
    }

    /// The margin above the widget.
    public final var marginTop: Int {
        get { Int(gtk_widget_get_margin_top(cast())) }
        set { gtk_widget_set_margin_top(cast(), Int32(newValue)) }
    }

    /// The margin below the widget.
    public final var marginBottom: Int {
        get { Int(gtk_widget_get_margin_bottom(cast())) }
        set { gtk_widget_set_margin_bottom(cast(), Int32(newValue)) }
    }

    /// The margin before the widget: at its left in left-to-right languages.
    public final var marginStart: Int {
        get { Int(gtk_widget_get_margin_start(cast())) }
        set { gtk_widget_set_margin_start(cast(), Int32(newValue)) }
    }

    /// The margin after the widget: at its right in left-to-right languages.
    public final var marginEnd: Int {
        get { Int(gtk_widget_get_margin_end(cast())) }
        set { gtk_widget_set_margin_end(cast(), Int32(newValue)) }
    }
}

extension Widget {
    /// Whether the pointer is over the widget.
    public final var hasPointer: Bool {
        guard gtk_widget_get_mapped(cast()) != 0, let window = gtk_widget_get_window(cast()),
            let display = gdk_window_get_display(window),
            let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(display))
        else { return false }
        var x: gint = 0
        var y: gint = 0
        gdk_window_get_device_position(window, pointer, &x, &y, nil)
        var place = GtkAllocation()
        gtk_widget_get_allocation(cast(), &place)
        // The device position of a widget without a `GdkWindow` is in the coordinates of its
        // parent's.
        let origin =
            gtk_widget_get_has_window(cast()) != 0 ? (x: 0, y: 0) : (x: place.x, y: place.y)
        return (origin.x..<origin.x + place.width).contains(x)
            && (origin.y..<origin.y + place.height).contains(y)
    }
}

extension Widget {
    /// Adds a CSS class, such as `suggested-action` or one of the program's own.
    public final func addStyleClass(_ name: String) {
        gtk_style_context_add_class(gtk_widget_get_style_context(cast()), name)
    }

    /// Returns whether the widget has the CSS class.
    public final func hasStyleClass(_ name: String) -> Bool {
        gtk_style_context_has_class(gtk_widget_get_style_context(cast()), name) != 0
    }

    /// Adds or removes a CSS class.
    public final func setStyleClass(_ name: String, on isOn: Bool) {
        let change = isOn ? gtk_style_context_add_class : gtk_style_context_remove_class
        change(gtk_widget_get_style_context(cast()), name)
    }

    /// Calls `handler` when the theme, or a class of the widget, changes.
    public final func onStyleChange(_ handler: @escaping () -> Void) {
        on("style-updated", handler)
    }
}

extension Widget {
    /// Shows a tooltip for a part of the widget.
    ///
    /// - Parameter tip: returns the text for a place, or for the focused part if the place is `nil`,
    ///   with the area that it is about; `nil` for no tooltip.
    final func onTooltip(_ tip: @escaping (Point?) -> (text: String, area: Rectangle)?) {
        on("query-tooltip") {
            (x: Int, y: Int, isKeyboard: Bool, tooltip: UnsafeMutableRawPointer?) -> Bool in
            let place = isKeyboard ? nil : Point(x: Double(x), y: Double(y))
            guard let tip = tip(place) else { return false }
            var area = GdkRectangle(
                x: Int32(tip.area.x), y: Int32(tip.area.y), width: Int32(tip.area.width) + 1,
                height: Int32(tip.area.height) + 1)
            gtk_tooltip_set_text(OpaquePointer(tooltip), ShownText.line(tip.text))
            gtk_tooltip_set_tip_area(OpaquePointer(tooltip), &area)
            return true
        }
    }
}

extension Widget {
    /// Passes the mouse wheel to the scrolled window around this widget while the keyboard focus is
    /// elsewhere.
    ///
    /// A person who scrolls a page means the page, not the control that comes under the pointer:
    /// GTK itself would let the wheel change its value.
    final func leaveWheelUnlessFocused() {
        on("scroll-event") { [weak self] () -> Bool in
            guard let self, !hasFocusInside else { return false }
            // The event is neither handled here nor passed to the class, so that GTK goes on to
            // the parent.
            g_signal_stop_emission_by_name(pointer, "scroll-event")
            return false
        }
    }
}

extension Widget {
    /// Whether the widget is shown, provided that its ancestors are visible too.
    public final var isVisible: Bool {
        get { gtk_widget_get_visible(cast()) != 0 }
        set { gtk_widget_set_visible(cast(), newValue.gboolean) }
    }

    /// Whether the widget is on the screen, its ancestors included.
    public final var isMapped: Bool { gtk_widget_get_mapped(cast()) != 0 }

    /// Whether the widget takes part in interaction; an insensitive one is greyed.
    public final var isSensitive: Bool {
        get { gtk_widget_get_sensitive(cast()) != 0 }
        set { gtk_widget_set_sensitive(cast(), newValue.gboolean) }
    }

    /// Draws the widget again with the next frame.
    public final func queueDraw() { gtk_widget_queue_draw(cast()) }

    /// The text that is shown when the pointer rests on the widget, as plain text.
    public final var tooltip: String? {
        get { String(owning: gtk_widget_get_tooltip_text(cast())) }
        set { gtk_widget_set_tooltip_text(cast(), newValue.map(ShownText.line)) }
    }
}
