import CGtk

/// Two children with a handle between them.
open class Paned: Container {
    private var slide: Slide?

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

    /// Changes which child is seen, and lets it slide in while what was seen slides out: as whoever reads goes
    /// on, or back. The change is done at once, so that the keyboard is where it belongs.
    ///
    /// Nothing slides where the desktop wants nothing to move, or the panes are not on the screen.
    public final func slide(forward isForward: Bool, _ change: () -> Void) {
        slide?.end()
        slide =
            Settings.boolean("gtk-enable-animations")
            ? Slide(of: cast(), fromRight: isForward != isRightToLeft) : nil
        change()
    }

    /// Whether something is sliding in.
    public final var isSliding: Bool { slide?.isRunning == true }

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
