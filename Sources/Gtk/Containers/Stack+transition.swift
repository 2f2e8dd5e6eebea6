import CGtk

extension Stack {
    /// How the next child comes in. Forward and back follow the reading direction.
    public nonisolated enum Transition: Hashable, Sendable {
        case none, crossfade, slideLeft, slideRight, slideUp, slideDown
        case slideForward, slideBack
    }

    /// The transition used where `show` names none.
    public final var transition: Transition {
        get { Transition(gtk_stack_get_transition_type(cast())) }
        set {
            let isMirrored = gtk_widget_get_direction(cast()) == GTK_TEXT_DIR_RTL
            gtk_stack_set_transition_type(cast(), newValue.gtk(mirrored: isMirrored))
        }
    }

    /// In milliseconds.
    public final var transitionDuration: Int {
        get { Int(gtk_stack_get_transition_duration(cast())) }
        set { gtk_stack_set_transition_duration(cast(), guint(newValue)) }
    }
}

extension Stack.Transition {
    init(_ type: GtkStackTransitionType) {
        switch type {
        case GTK_STACK_TRANSITION_TYPE_CROSSFADE: self = .crossfade
        case GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT: self = .slideLeft
        case GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT: self = .slideRight
        case GTK_STACK_TRANSITION_TYPE_SLIDE_UP: self = .slideUp
        case GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN: self = .slideDown
        default: self = .none
        }
    }

    func gtk(mirrored: Bool) -> GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
        case .slideLeft: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .slideRight: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        case .slideUp: GTK_STACK_TRANSITION_TYPE_SLIDE_UP
        case .slideDown: GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN
        case .slideForward:
            mirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .slideBack:
            mirrored ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        }
    }
}
