import CGtk

/// A bubble that points at a widget, which keeps it.
open class Popover: Bin {
    /// A closed popover that points at `anchor`.
    public init(relativeTo anchor: Widget, child: Widget? = nil) {
        super.init(gtk_popover_new(anchor.cast()), visible: false)
        anchor.attachments.append(self)
        self.child = child
    }

    /// From now on the popover opens and closes at once. GTK loses one that is opened again while it
    /// fades away: nobody sees it, and it holds the keyboard.
    public final func opensAtOnce() {
        var value = GValue()
        g_value_init(&value, counterfoil_type_boolean())
        defer { g_value_unset(&value) }
        g_object_set_property(
            pointer.assumingMemoryBound(to: GObject.self), "transitions-enabled", &value)
    }

    /// Closes the popover.
    public final func popdown() { gtk_popover_popdown(cast()) }
}
