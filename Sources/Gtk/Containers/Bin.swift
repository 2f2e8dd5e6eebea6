import CGtk

/// A container with room for one child.
open class Bin: Container {
    /// The child. Setting it removes the one before.
    public final var child: Widget? {
        get { children.first }
        set {
            guard newValue !== children.first else { return }
            removeAll()
            // GTK may have added a child itself: the label of a button, the viewport of a scrolled
            // window.
            if let own = gtk_bin_get_child(cast()) { gtk_container_remove(cast(), own) }
            guard let newValue else { return }
            adopt(newValue)
            gtk_container_add(cast(), newValue.cast())
        }
    }
}
