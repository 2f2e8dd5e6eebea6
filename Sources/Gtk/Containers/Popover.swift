import CGtk

/// A bubble that points at a widget, which keeps it.
open class Popover: Bin {
    /// A closed popover that points at `anchor`.
    public init(relativeTo anchor: Widget, child: Widget? = nil) {
        super.init(gtk_popover_new(anchor.cast()), visible: false)
        anchor.attachments.append(self)
        self.child = child
    }

    /// Closes the popover.
    public final func popdown() { gtk_popover_popdown(cast()) }
}
