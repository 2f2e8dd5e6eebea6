import CGtk

/// A container that slides its child down into view, and out of it again.
open class Revealer: Bin {
    /// Makes a revealer that hides `child` at first.
    public init(child: Widget? = nil) {
        super.init(gtk_revealer_new())
        gtk_revealer_set_transition_type(cast(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
        self.child = child
    }

    /// Whether the child is shown, or on its way to be.
    public final var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(cast()) != 0 }
        set { gtk_revealer_set_reveal_child(cast(), newValue.gboolean) }
    }

    /// Shows the child without sliding, so that it can take the keyboard focus: a sliding child
    /// gets no key before its first frame.
    public final func revealAtOnce() {
        gtk_revealer_set_transition_type(cast(), GTK_REVEALER_TRANSITION_TYPE_NONE)
        isRevealed = true
        gtk_revealer_set_transition_type(cast(), GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
    }
}
