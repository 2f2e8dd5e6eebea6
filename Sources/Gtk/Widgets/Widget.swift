import CGtk

/// Anything that can stand in a window.
///
/// A widget is visible from the start (windows and popovers are not); `isVisible = false` hides
/// it. Event closures belong to the widget and go when it does: inside one, refer to the widget
/// or its owner weakly. An `on…` function adds a closure; several run in the order they were
/// added. Setting a property from Swift never calls a change closure.
open class Widget: Object {
    /// The container that holds this widget.
    public internal(set) weak var parent: Container?

    /// Objects that live as long as this widget without being its children, such as popovers.
    var attachments: [Object] = []

    init(_ widget: UnsafeMutablePointer<GtkWidget>, visible: Bool = true) {
        super.init(sinking: UnsafeMutableRawPointer(widget))
        if visible { gtk_widget_show(widget) }
    }

    /// Takes the widget out of its container and ends it: its closures are released, and it can
    /// not be shown again. Releasing a widget does the same; calling this is for windows, and
    /// for ending something whose wrapper others still hold.
    open func destroy() {
        parent?.forget(self)
        gtk_widget_destroy(cast())
    }

    /// Called when the widget is destroyed.
    public final func onDestroy(_ handler: @escaping () -> Void) {
        connect("destroy", handler)
    }
}
