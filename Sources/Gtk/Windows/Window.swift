import CGtk

/// A window of the desktop. It lives as long as its wrapper, or until it is closed or destroyed.
open class Window: Bin {
    private let focus = ToldFocus()

    /// A window of its own, not known to an application.
    public init() {
        super.init(gtk_window_new(GTK_WINDOW_TOPLEVEL), visible: false)
        focus.follow(self)
    }

    init(window: UnsafeMutablePointer<GtkWidget>) {
        super.init(window, visible: false)
        focus.follow(self)
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

    /// Ends the window. Where GTK is still about an event, which may be one of this window, it is hidden at
    /// once and ended after that.
    open override func destroy() {
        guard Self.isWithinEvent else { return super.destroy() }
        Self.disable(cast())
        ScheduledCall.idle { super.destroy() }
    }

    /// Neither seen nor pressed any more.
    private static func disable(_ window: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_set_sensitive(window, 0)
        gtk_widget_hide(window)
    }

    /// GTK asks assistive technology about each key in a main loop of its own, in which that may press buttons,
    /// and keeps no reference to the window that the key is for.
    private static var isWithinEvent: Bool { g_main_depth() > 1 }

    /// The title of the window.
    public final var title: String {
        get { String(borrowing: gtk_window_get_title(cast())) ?? "" }
        set { gtk_window_set_title(cast(), ShownText.line(newValue)) }
    }

    /// Replaces the window manager's title bar. Before the window is shown.
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

    /// Asks the window to close, as its close button does: `onClose` is heard first.
    public final func close() { gtk_window_close(cast()) }

    /// Called when the window is about to close; `false` keeps it open.
    public final func onClose(_ mayClose: @escaping () -> Bool) {
        SignalConnection.connect(pointer, "delete-event", deciding: { _ in !mayClose() })
    }

    /// The window this one belongs to and stays above of.
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

    /// Brings it to the front, with the modal windows that belong to it, the last of which gets the keyboard.
    public final func raise() {
        present()
        passKeyboardOn()
    }

    /// Gives the keyboard to the last of the modal windows that belong to it, once it has the keyboard itself:
    /// not every display does so, and some let only the window that has it ask that of them.
    public final func passKeyboardOn() {
        guard isActive else { return }
        var front: UnsafeMutablePointer<GtkWindow> = cast()
        while let next = Self.modal({ gtk_window_get_transient_for($0) == front }) { front = next }
        if front != cast() { gtk_window_present(front) }
    }

    /// The first modal window that shows and of which this is true.
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

    /// Makes it a dialog, which window managers place over the middle of its transient parent.
    /// To be said before it is presented.
    public final func becomeDialog() {
        gtk_window_set_type_hint(cast(), GDK_WINDOW_TYPE_HINT_DIALOG)
        gtk_window_set_position(cast(), GTK_WIN_POS_CENTER_ON_PARENT)
    }

    /// Whether the window is the one with the keyboard.
    public final var isActive: Bool { gtk_window_is_active(cast()) != 0 }
}
