import CGtk

/// A container that shows one of its children at a time, and moves from one to the next.
open class Stack: Container {
    private var completions: [() -> Void] = []
    /// The page that was turned to last.
    private var page: Widget?

    /// Makes an empty stack.
    public init() {
        super.init(g_object_new_with_properties(StackFocus.type, 0, nil, nil).cast())
        on("notify::transition-running") { [weak self] in
            guard let self, !isTransitionRunning else { return }
            complete()
        }
    }

    /// Adds `child`.
    ///
    /// - Parameter name: the name of the child for `visibleChildName`, or `nil` for none.
    public final func add(_ child: Widget, name: String? = nil) {
        adopt(child)
        if let name {
            gtk_stack_add_named(cast(), child.cast(), name)
        } else {
            gtk_container_add(cast(), child.cast())
        }
    }

    /// Shows `child`, which is in the stack.
    ///
    /// - Parameter completion: called once the transition has ended, or at once if there is none:
    ///   because the stack is not on the screen, animations are off, or the child was visible
    ///   already.
    public final func show(
        _ child: Widget, transition: Transition = .none, completion: (() -> Void)? = nil
    ) {
        if let completion { completions.append(completion) }
        silently {
            setTransition(transition)
            gtk_stack_set_visible_child(cast(), child.cast())
        }
        if !isTransitionRunning { complete() }
    }

    /// Shows `page` in place of the one before, which is removed once the transition has ended.
    ///
    /// - Parameters:
    ///   - kept: a page that stays in the stack, such as an empty one.
    ///   - completion: called once the transition has ended.
    public final func turn(
        to page: Widget, keeping kept: Widget? = nil, transition: Transition = .none,
        completion: @escaping () -> Void = {}
    ) {
        let old = self.page
        self.page = page
        if page.parent !== self { add(page) }
        show(page, transition: transition) { [weak self] in
            if let self, let old, old !== kept, old !== self.page, old.parent === self {
                remove(old)
            }
            completion()
        }
    }

    /// The name of the visible child. Setting it uses the last transition.
    public final var visibleChildName: String? {
        get { String(borrowing: gtk_stack_get_visible_child_name(cast())) }
        set {
            guard let newValue else { return }
            silently { gtk_stack_set_visible_child_name(cast(), newValue) }
        }
    }

    /// Whether a transition is running.
    public final var isTransitionRunning: Bool { gtk_stack_get_transition_running(cast()) != 0 }

    private func complete() {
        let finished = completions
        completions = []
        for completion in finished { completion() }
    }
}

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

/// A class of stacks in which Tab leads through the visible child, and no other.
///
/// A child that slides out can take the focus for as long as it is drawn, so that an early press of
/// Tab would lead into it, and the focus would be lost at the end.
nonisolated enum StackFocus {
    static let type = ObjectClass.register("CounterfoilStack", below: gtk_stack_get_type()) {
        (table: UnsafeMutablePointer<GtkWidgetClass>) in
        table.pointee.focus = { stack, direction in
            guard let child = gtk_stack_get_visible_child(stack?.cast()) else { return 0 }
            return gtk_widget_child_focus(child, direction)
        }
    }
}
