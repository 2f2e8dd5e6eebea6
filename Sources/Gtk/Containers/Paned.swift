import CGtk

/// A container of two children with a handle between them.
open class Paned: Container {
    private var slide: Slide?

    /// Makes an empty pair of panes.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(gtk_paned_new(orientation.gtk))
    }

    /// The direction in which the children are lined up. The position counts for both.
    public final var orientation: Orientation {
        get { Orientation(gtk: gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// Puts `child` left, or on top.
    ///
    /// - Parameter resize: whether the child grows and shrinks with the window. It never gets
    ///   smaller than its minimum.
    public final func pack1(_ child: Widget, resize: Bool) {
        adopt(child)
        mapWhenShown(child)
        gtk_paned_pack1(cast(), child.cast(), resize.gboolean, 0)
    }

    /// Puts `child` right, or below.
    public final func pack2(_ child: Widget, resize: Bool) {
        adopt(child)
        mapWhenShown(child)
        gtk_paned_pack2(cast(), child.cast(), resize.gboolean, 0)
    }

    /// Brings a child onto the screen as soon as it is shown. GTK does it with the next layout, and
    /// until then nothing in the child could be found to focus. A container that it moves to may hide
    /// it in the same way.
    private func mapWhenShown(_ child: Widget) {
        child.on("show") { [weak self, weak child] in
            guard let self, let child, child.parent === self else { return }
            gtk_widget_set_child_visible(child.cast(), 1)
        }
    }

    /// The size of the first child, in pixels.
    public final var position: Int {
        get { Int(gtk_paned_get_position(cast())) }
        set { silently { gtk_paned_set_position(cast(), Int32(newValue)) } }
    }

    /// Changes which child is visible, and slides it in while the other slides out. The change
    /// itself is immediate, so that the keyboard focus can move at once.
    ///
    /// Nothing slides if animations are off, or the panes are not on the screen.
    ///
    /// - Parameter isForward: whether the new child comes from the end of the reading direction.
    public final func slide(forward isForward: Bool, _ change: () -> Void) {
        slide?.end()
        slide =
            Settings.boolean("gtk-enable-animations")
            ? Slide(of: cast(), fromRight: isForward != isRightToLeft) : nil
        change()
    }

    /// Whether a child is sliding in.
    public final var isSliding: Bool { slide?.isRunning == true }

    /// Calls `handler` with the position when a person moves the handle, and not when the layout
    /// does.
    public final func onMoved(_ handler: @escaping (Int) -> Void) {
        onPositionChanged { if InputEvent.isHandled { handler($0) } }
    }

    /// Calls `handler` with the position when a person or the layout moves the handle.
    public final func onPositionChanged(_ handler: @escaping (Int) -> Void) {
        connectChange("notify::position", of: \Paned.position, handler)
    }
}
