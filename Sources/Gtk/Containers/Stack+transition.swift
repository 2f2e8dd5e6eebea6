import CGtk

extension Stack {
    /// The transition to the next child. Forward and back follow the reading direction.
    public nonisolated enum Transition: Hashable, Sendable {
        case none, slideForward, slideBack
    }

    /// The duration of transitions, in milliseconds.
    public final var transitionDuration: Int {
        get { Int(gtk_stack_get_transition_duration(cast())) }
        set { gtk_stack_set_transition_duration(cast(), guint(newValue)) }
    }

    final func setTransition(_ transition: Transition) {
        gtk_stack_set_transition_type(cast(), transition.gtk(mirrored: isRightToLeft))
    }
}

extension Stack.Transition {
    fileprivate func gtk(mirrored: Bool) -> GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .slideForward:
            mirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .slideBack:
            mirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        }
    }
}
