import CGtk

/// An action that is on or off, such as a check item of a menu.
public final class ToggleAction: Action {
    /// Makes an action with its initial state.
    ///
    /// - Parameter onToggle: called with the new state when a person changes it.
    public init(_ name: String, isOn: Bool, onToggle: @escaping (Bool) -> Void) {
        super.init(name, state: g_variant_new_boolean(isOn.gboolean))
        let action = opaque
        on("change-state") { (value: UnsafeMutableRawPointer?) in
            guard let value else { return }
            let state = OpaquePointer(value)
            g_simple_action_set_state(action, state)
            onToggle(g_variant_get_boolean(state) != 0)
        }
    }

    /// Whether the action is on.
    public var isOn: Bool {
        get {
            guard let state = g_action_get_state(opaque) else { return false }
            defer { g_variant_unref(state) }
            return g_variant_get_boolean(state) != 0
        }
        set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue.gboolean)) }
    }
}
