import CGtk

/// A bubble that points at a widget, which keeps it.
open class Popover: Bin {
    /// A side of the widget pointed at.
    public nonisolated enum Side: UInt32, Sendable {
        case left, right, top, bottom
    }

    /// A closed popover that points at `anchor`.
    public init(relativeTo anchor: Widget, child: Widget? = nil) {
        super.init(gtk_popover_new(anchor.cast()), visible: false)
        anchor.attachments.append(self)
        self.child = child
    }

    /// The side of the widget it pointed at, where there is room.
    public final var side: Side {
        get { Side(rawValue: gtk_popover_get_position(cast()).rawValue) ?? .bottom }
        set { gtk_popover_set_position(cast(), GtkPositionType(rawValue: newValue.rawValue)) }
    }

    /// Opens the popover.
    public final func popup() { gtk_popover_popup(cast()) }

    /// Closes the popover.
    public final func popdown() { gtk_popover_popdown(cast()) }

    /// Called when the popover was closed, by whatever means.
    public final func onClosed(_ handler: @escaping () -> Void) {
        connect("closed", handler)
    }

    /// Sets the widget that Enter activates when the focus is in a field that allows it.
    public final func setDefaultWidget(_ widget: Widget?) {
        widget?.canBeDefault = true
        gtk_popover_set_default_widget(cast(), widget?.cast())
    }
}
