import CGtk

/// A bubble that points at a widget, which keeps it.
open class Popover: Bin {
    /// Makes a closed popover that points at `anchor`.
    public init(relativeTo anchor: Widget, child: Widget? = nil) {
        super.init(Self.make(over: anchor), visible: false)
        anchor.attachments.append(self)
        anchor.onDestroy { [weak self] in self?.destroy() }
        self.child = child
    }

    /// Makes a popover without transitions. GTK loses a popover that is opened again while it fades
    /// out: it stays invisible, and holds the keyboard.
    static func make(over anchor: Widget) -> UnsafeMutablePointer<GtkWidget> {
        let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new(anchor.cast())
        // GTK asks a popover that is destroyed whether it is modal, which is a critical.
        if let accessible = gtk_widget_get_accessible(popover) {
            AccessibleStateOverrides.replaceAnswer(of: accessible)
        }
        popover.setProperty("transitions-enabled", to: false)
        return popover
    }

    /// Closes the popover.
    public final func popdown() { gtk_popover_popdown(cast()) }

    /// Calls `handler` when the popover is closed, before its keyboard focus is gone.
    public final func onClosed(_ handler: @escaping () -> Void) { on("closed", handler) }
}
