import CGtk

/// An action with one of several values, such as the radio items of a menu. Items refer to it
/// by the detailed name `win.name::value`.
public final class ChoiceAction: Action {
    /// - Parameter onChoice: called with the new value when a person chose it.
    public init(_ name: String, value: String, onChoice: @escaping (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(name, parameter: type, state: g_variant_new_string(value))
        let action = opaque
        SignalConnection.connect(
            pointer, "change-state",
            argument: { value in
                guard let value else { return }
                let state = OpaquePointer(value)
                g_simple_action_set_state(action, state)
                onChoice(String(cString: g_variant_get_string(state, nil)))
            })
    }

    /// The value chosen.
    public var value: String {
        get {
            guard let state = g_action_get_state(opaque) else { return "" }
            defer { g_variant_unref(state) }
            return String(cString: g_variant_get_string(state, nil))
        }
        set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
    }
}
