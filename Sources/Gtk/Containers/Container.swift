import CGtk

/// A widget with others inside. It keeps their wrappers, so that a view put into a container
/// lives as long as the container does.
open class Container: Widget {
    /// The widgets inside, in the order in which they were added unless the container says otherwise.
    public internal(set) final var children: [Widget] = []

    /// Takes `child` out. It stays usable, and may be put elsewhere.
    open func remove(_ child: Widget) {
        guard child.parent === self else { return }
        forget(child)
        // Some containers keep their children in boxes of their own.
        guard let holder = gtk_widget_get_parent(child.cast()) else { return }
        gtk_container_remove(
            UnsafeMutableRawPointer(holder).assumingMemoryBound(to: GtkContainer.self),
            child.cast())
    }

    /// Takes all children out.
    public final func removeAll() {
        for child in children { remove(child) }
    }

    /// Keeps `child`, which is taken out of where it was before. The caller adds it in GTK.
    final func adopt(_ child: Widget, at position: Int? = nil) {
        child.parent?.remove(child)
        children.insert(child, at: position ?? children.count)
        child.parent = self
    }

    /// Lets `child` go without telling GTK.
    func forget(_ child: Widget) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
}
