import CGtk

/// A widget with others inside. It keeps their wrappers, so that a view in a container lives as
/// long as the container does.
open class Container: Widget {
    /// The widgets inside, in the order in which they were added unless the container says
    /// otherwise.
    public internal(set) final var children: [Widget] = []

    /// Removes `child`, which stays usable and can be added elsewhere.
    open func remove(_ child: Widget) {
        guard child.parent === self else { return }
        forget(child)
        // Some containers keep their children in inner boxes.
        guard let holder = gtk_widget_get_parent(child.cast()) else { return }
        gtk_container_remove(holder.cast(), child.cast())
    }

    /// Removes all children.
    public final func removeAll() {
        for child in children { remove(child) }
    }

    /// Keeps `child`, and removes it from its former parent. The caller adds it in GTK.
    final func adopt(_ child: Widget, at position: Int? = nil) {
        child.parent?.remove(child)
        children.insert(child, at: position ?? children.count)
        child.parent = self
    }

    /// Releases `child` without telling GTK.
    func forget(_ child: Widget) {
        children.removeAll { $0 === child }
        child.parent = nil
    }
}

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

extension Widget {
    /// The widgets inside, those that GTK made itself among them, each before those inside of it.
    final var descendants: [UnsafeMutablePointer<GtkWidget>] { cast().descendants }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// The widgets inside, those that GTK made itself among them, each before those inside of it.
    var descendants: [UnsafeMutablePointer<GtkWidget>] {
        guard isInstance(of: gtk_container_get_type()) else { return [] }
        var children: [UnsafeMutablePointer<GtkWidget>] = []
        withUnsafeMutablePointer(to: &children) {
            gtk_container_forall(
                cast(),
                { child, children in
                    guard let child, let children else { return }
                    children.cast(to: [UnsafeMutablePointer<GtkWidget>].self).pointee.append(child)
                }, $0)
        }
        return children.flatMap { [$0] + $0.descendants }
    }
}
