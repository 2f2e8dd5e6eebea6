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
        return windows.elements.first { data in
            let window = data.assumingMemoryBound(to: GtkWindow.self)
            return gtk_window_get_modal(window) != 0 && isWanted(window)
                && gtk_widget_get_visible(data.assumingMemoryBound(to: GtkWidget.self)) != 0
        }?.assumingMemoryBound(to: GtkWindow.self)
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
