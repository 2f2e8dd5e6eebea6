import CGtk

/// Two children with a handle between them.
open class Paned: Container {
    /// An empty pair of panes.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(gtk_paned_new(orientation.gtk))
    }

    /// Whether the children stand beside each other or one below the other. The position counts for both.
    public final var orientation: Orientation {
        get { Orientation(gtk: gtk_orientable_get_orientation(opaque)) }
        set { gtk_orientable_set_orientation(opaque, newValue.gtk) }
    }

    /// Puts `child` left, or on top.
    ///
    /// - Parameter resize: whether the child grows and shrinks with the window, and never to less
    ///   than it asks for.
    public final func pack1(_ child: Widget, resize: Bool) {
        adopt(child)
        gtk_paned_pack1(cast(), child.cast(), resize.gboolean, 0)
    }

    /// Puts `child` right, or below.
    public final func pack2(_ child: Widget, resize: Bool) {
        adopt(child)
        gtk_paned_pack2(cast(), child.cast(), resize.gboolean, 0)
    }

    /// The size of the first child, in pixels.
    public final var position: Int {
        get { Int(gtk_paned_get_position(cast())) }
        set { silently { gtk_paned_set_position(cast(), Int32(newValue)) } }
    }

    /// Called with the position when a person moved the handle, and not when the layout did.
    public final func onMoved(_ handler: @escaping (Int) -> Void) {
        onPositionChanged { if InputEvent.isHandled { handler($0) } }
    }

    /// Called with the position when the handle moved, because a person or the layout moved it.
    public final func onPositionChanged(_ handler: @escaping (Int) -> Void) {
        connectChange("notify::position") { [weak self] in
            if let self { handler(position) }
        }
    }
}
