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
    public final func onDestroy(_ handler: @escaping () -> Void) {
        on("destroy", handler)
    }
}
