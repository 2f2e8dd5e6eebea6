import CGtk

/// Slides its child in and out.
open class Revealer: Bin {
    /// How the child comes in.
    public nonisolated enum Transition: UInt32, Sendable {
        case none, crossfade, slideRight, slideLeft, slideUp, slideDown
    }

    /// A revealer that hides `child` until told otherwise.
    public init(child: Widget? = nil, transition: Transition = .slideDown) {
        super.init(gtk_revealer_new())
        gtk_revealer_set_transition_type(
            cast(), GtkRevealerTransitionType(rawValue: transition.rawValue))
        self.child = child
    }

    /// Whether the child is shown, or on its way to be.
    public final var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(cast()) != 0 }
        set { gtk_revealer_set_reveal_child(cast(), newValue.gboolean) }
    }

    /// Whether the child is fully there; false only once it has slid out.
    public final var isChildRevealed: Bool { gtk_revealer_get_child_revealed(cast()) != 0 }

    /// In milliseconds.
    public final var transitionDuration: Int {
        get { Int(gtk_revealer_get_transition_duration(cast())) }
        set { gtk_revealer_set_transition_duration(cast(), guint(newValue)) }
    }
}
