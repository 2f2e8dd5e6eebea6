import CGtk

/// A window of the desktop. It lives as long as its wrapper, or until it is closed or destroyed.
open class Window: Bin {
    private let focus = AccessibleFocusNotifier()

    /// Makes a window that does not belong to an application.
    public init() {
        super.init(gtk_window_new(GTK_WINDOW_TOPLEVEL), visible: false)
        focus.observe(self)
    }

    init(window: UnsafeMutablePointer<GtkWidget>) {
        super.init(window, visible: false)
        focus.observe(self)
    }

    isolated deinit {
        // GTK keeps every toplevel until it is destroyed.
        let window: UnsafeMutablePointer<GtkWidget> = cast()
        guard Self.isWithinEvent else { return gtk_widget_destroy(window) }
        g_object_ref(pointer)
        Self.disable(window)
        ScheduledCall.idle {
            gtk_widget_destroy(window)
            g_object_unref(window)
        }
    }

    /// Destroys the window. While GTK handles an event, which may be for this window, it is only
    /// hidden, and destroyed afterwards.
    open override func destroy() {
        guard Self.isWithinEvent else { return super.destroy() }
        Self.disable(cast())
        ScheduledCall.idle { super.destroy() }
    }

    private static func disable(_ window: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_set_sensitive(window, 0)
        gtk_widget_hide(window)
    }

    /// Whether GTK handles an event. While it asks assistive technology about a key it runs a
    /// nested main loop, in which buttons may be pressed, and holds no reference to the key's
    /// window.
    private static var isWithinEvent: Bool { g_main_depth() > 1 }

    /// The title of the window.
    public final var title: String {
        get { String(borrowing: gtk_window_get_title(cast())) ?? "" }
        set { gtk_window_set_title(cast(), ShownText.line(newValue)) }
    }

    /// The widget in place of the window manager's title bar. Set it before the window is shown.
    public final var titlebar: Widget? {
        didSet { gtk_window_set_titlebar(cast(), titlebar?.cast()) }
    }

    /// The name of the window's icon in the theme.
    public final var iconName: String? {
        get { String(borrowing: gtk_window_get_icon_name(cast())) }
        set { gtk_window_set_icon_name(cast(), newValue) }
    }

    /// Shows the window and brings it to the front.
    public final func present() { gtk_window_present(cast()) }

    /// Asks the window to close, as its close button does: closures of `onClose` are called first.
    public final func close() { gtk_window_close(cast()) }

    /// Calls `mayClose` when the window is about to close; `false` keeps it open.
    public final func onClose(_ mayClose: @escaping () -> Bool) {
        on("delete-event") { !mayClose() }
    }

    /// The window that this one belongs to and stays above.
    public final weak var transientParent: Window? {
        didSet { gtk_window_set_transient_for(cast(), transientParent?.cast()) }
    }

    /// Whether other windows of the program wait until this one is closed.
    public final var isModal: Bool {
        get { gtk_window_get_modal(cast()) != 0 }
        set { gtk_window_set_modal(cast(), newValue.gboolean) }
    }

    /// Whether it waits until a modal window of the program is closed.
    public final var isBlocked: Bool { Self.modal { $0 != cast() } != nil }

    /// Brings it to the front with its modal windows, the last of which gets the keyboard focus.
    public final func raise() {
        present()
        passKeyboardOn()
    }

    /// Passes the keyboard focus to the last of its modal windows, once it has the focus itself:
    /// not every display does so, and some let only the focused window request that.
    public final func passKeyboardOn() {
        guard isActive else { return }
        var front: UnsafeMutablePointer<GtkWindow> = cast()
        while let next = Self.modal({ gtk_window_get_transient_for($0) == front }) { front = next }
        if front != cast() { gtk_window_present(front) }
    }

    /// Returns the first visible modal window that matches.
    private static func modal(
        _ isWanted: (UnsafeMutablePointer<GtkWindow>) -> Bool
    ) -> UnsafeMutablePointer<GtkWindow>? {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        return windows.elements.map { $0.cast() }.first { window in
            gtk_window_get_modal(window) != 0 && isWanted(window)
                && gtk_widget_get_visible(window.cast()) != 0
        }
    }

    /// Makes it a dialog, which window managers place over the middle of its transient parent. Call
    /// it before the window is presented.
    public final func becomeDialog() {
        gtk_window_set_type_hint(cast(), GDK_WINDOW_TYPE_HINT_DIALOG)
        gtk_window_set_position(cast(), GTK_WIN_POS_CENTER_ON_PARENT)
    }

    /// Whether the window has the keyboard focus of the display.
    public final var isActive: Bool { gtk_window_is_active(cast()) != 0 }
}

extension Window {
    /// Lets Enter at `widget`, or inside it, activate the window's default widget, as in an entry
    /// with `activatesDefault`. GTK itself would tick a check button or open a list, which the
    /// space bar still does.
    public final func letEnterActivateDefault(at widget: Widget) {
        onKeyPress { [weak self, weak widget] press in
            guard let self, let widget, press.isEnter, isFocus(within: widget),
                let button = gtk_window_get_default_widget(cast())
            else { return false }
            if gtk_widget_is_sensitive(button) != 0 { gtk_widget_activate(button) }
            return true
        }
    }
}

extension Window {
    /// Whether the keyboard focus is in a text field of this window.
    public final var isTyping: Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        return focus.isInstance(of: gtk_editable_get_type())
            || focus.isInstance(of: gtk_text_view_get_type())
    }

    /// Passes a key to the input method of the focused field, and returns whether it took it, as it
    /// does with Escape while a letter is composed. A key that it took needs no further handling.
    public final func inputMethodTakes(_ press: KeyPress) -> Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        if focus.isInstance(of: gtk_entry_get_type()) {
            return gtk_entry_im_context_filter_keypress(focus.cast(), press.event) != 0
        }
        if focus.isInstance(of: gtk_text_view_get_type()) {
            return gtk_text_view_im_context_filter_keypress(focus.cast(), press.event) != 0
        }
        return false
    }

    /// Calls `handler` when the window becomes the active one, or no longer is.
    public final func onActiveChanged(_ handler: @escaping () -> Void) {
        on("notify::is-active", handler)
    }

    /// Calls `handler` after the keyboard focus has moved from one widget of this window to
    /// another, or to none.
    public final func onFocusMoved(_ handler: @escaping () -> Void) {
        on("set-focus", after: true, handler)
    }

    /// Prepares the focused widget for keys, which may arrive before it is first drawn.
    public final func realizeFocus() {
        guard gtk_widget_get_realized(cast()) != 0, let focus = gtk_window_get_focus(cast())
        else { return }
        gtk_widget_realize(focus)
    }

    /// Returns whether the keyboard focus is at `widget` or inside it.
    public final func isFocus(within widget: Widget) -> Bool {
        guard let focus = gtk_window_get_focus(cast()) else { return false }
        return focus == widget.cast() || gtk_widget_is_ancestor(focus, widget.cast()) != 0
    }

    /// Sets the widget that Enter activates when the focus is in a field that allows it.
    public final func setDefaultWidget(_ widget: Widget?) {
        widget?.canBeDefault = true
        gtk_window_set_default(cast(), widget?.cast())
    }
}

extension Window {
    /// Calls `handler` after each press anywhere in the window, with whether it was by a finger on
    /// a touch screen.
    ///
    /// The widget under the finger gets the press as before, and stays in its place until the
    /// finger is lifted.
    public final func onPressed(_ handler: @escaping (_ isByFinger: Bool) -> Void) {
        guard let gesture = gtk_gesture_multi_press_new(cast()) else { return }
        let pointer = UnsafeMutableRawPointer(gesture)
        gtk_gesture_single_set_button(gesture, 0)
        hearFirst(gesture)
        var isByFinger = false
        SignalConnection.connect(pointer, "begin") { (sequence: UnsafeMutableRawPointer?) in
            let event = gtk_gesture_get_last_event(gesture, OpaquePointer(sequence))
            isByFinger = event.map { gdk_event_get_event_type($0) == GDK_TOUCH_BEGIN } ?? false
        }
        SignalConnection.connect(pointer, "end") {
            let wasByFinger = isByFinger
            ScheduledCall.idle { handler(wasByFinger) }
        }
    }
}

extension Window {
    /// Opens an address with the desktop's default program for its scheme.
    ///
    /// GTK's own function for that reports success before any program was started.
    ///
    /// - Throws: An error if there is no such program, or it cannot be started.
    public final func show(address: String) throws(SystemError) {
        let scheme = String(address.prefix { $0 != ":" }).lowercased()
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else {
            throw SystemError(ToolkitWords.noProgramToOpen)
        }
        g_object_unref(UnsafeMutableRawPointer(program))
        let context = gdk_display_get_app_launch_context(gtk_widget_get_display(cast()))
        defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
        gdk_app_launch_context_set_screen(context, gtk_widget_get_screen(cast()))
        gdk_app_launch_context_set_timestamp(context, gtk_get_current_event_time())
        _ = try SystemError.check { error in
            g_app_info_launch_default_for_uri(address, context?.cast(), &error)
        }
    }
}

extension Window {
    /// Sets the size of the window when it is first shown, in pixels; less if the desktop has less
    /// room. Call it after setting `transientParent`, over which the window will be.
    ///
    /// - Returns: the resulting width.
    @discardableResult
    public final func setDefaultSize(width: Int, height: Int) -> Int {
        let room = room
        let width = min(Int32(width), room.width)
        gtk_window_set_default_size(cast(), width, min(Int32(height), room.height))
        return Int(width)
    }

    /// Sets the size of the window when it is first shown, in pixels for text of the usual size. It
    /// is scaled with the text, as far as the desktop has room. Call it after setting
    /// `transientParent`.
    ///
    /// - Returns: the resulting width.
    @discardableResult
    public final func setSizeForText(width: Int, height: Int) -> Int {
        setDefaultSize(
            width: Settings.pixels(forText: width), height: Settings.pixels(forText: height))
    }

    /// The work area of the parent's monitor, without the desktop's panels. A window that has no
    /// parent may appear on any monitor.
    private var room: (width: Int32, height: Int32) {
        let display = gtk_widget_get_display(cast())
        let parent = transientParent.flatMap { gtk_widget_get_window($0.cast()) }
        let monitors =
            parent.map { [gdk_display_get_monitor_at_window(display, $0)] }
            ?? (0..<gdk_display_get_n_monitors(display)).map {
                gdk_display_get_monitor(display, $0)
            }
        let areas = monitors.map(Self.workArea)
        return (areas.map(\.width).max() ?? .max, areas.map(\.height).max() ?? .max)
    }

    private static func workArea(of monitor: OpaquePointer?) -> GdkRectangle {
        var area = GdkRectangle(x: 0, y: 0, width: .max, height: .max)
        if let monitor { gdk_monitor_get_workarea(monitor, &area) }
        return area
    }

    /// The width of the window when it is first shown, in pixels, unless its contents need more.
    public final var defaultWidth: Int {
        var width: Int32 = 0
        gtk_window_get_default_size(cast(), &width, nil)
        return Int(width)
    }

    /// The size that `setDefaultSize` would need to make the same window again.
    public final var size: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// The minimum size of the window with its present contents, measured like `size`.
    public final var leastSize: (width: Int, height: Int) {
        var least = GtkRequisition()
        gtk_widget_get_preferred_size(cast(), &least, nil)
        // The shadow that GTK draws around a window is part of its widget's size.
        let (width, height) = size
        let allocated = allocatedSize
        return (
            Int(least.width) - max(0, allocated.width - width),
            Int(least.height) - max(0, allocated.height - height)
        )
    }

    /// Whether the window is maximized.
    public final var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

    /// Maximizes the window, even before it is shown.
    public final func maximize() { gtk_window_maximize(cast()) }
}

/// Makes sure that assistive technology learns of each focused widget of a window.
///
/// GTK reports the focus when the main loop is idle, and refers to the widget weakly until then. If
/// the window loses the keyboard meanwhile, it forgets the widget but not the reference: once that
/// widget is destroyed, the next one that it would report counts as destroyed too
/// (`gail_focus_watcher` of GTK 3.24).
final class AccessibleFocusNotifier {
    private var look: ScheduledCall?

    func observe(_ window: Window) {
        for signal in ["set-focus", "notify::has-toplevel-focus"] {
            window.on(signal, after: true) { [weak self, weak window] in
                guard let self, look?.isPending != true else { return }
                look = .afterIdle {
                    guard let window else { return }
                    Self.notifyFocus(of: window)
                }
            }
        }
    }

    private static func notifyFocus(of window: Window) {
        guard let focus = gtk_window_get_focus(window.cast()), gtk_widget_has_focus(focus) != 0,
            gtk_widget_get_realized(focus) != 0, let accessible = gtk_widget_get_accessible(focus),
            // A part of the widget may have the focus instead.
            g_object_get_data(accessible.cast(), "gail-focus-object") == nil
        else { return }
        let states = atk_object_ref_state_set(accessible)
        defer { g_object_unref(states) }
        if atk_state_set_contains_state(states, ATK_STATE_FOCUSED) == 0 {
            counterfoil_emit_focus(focus)
        }
    }
}
