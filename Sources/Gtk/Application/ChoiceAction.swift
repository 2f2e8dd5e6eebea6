import CGtk

/// An action with one of several choices, such as the radio items of a menu, which refer to it as
/// `win.view::years`.
public final class ChoiceAction: Action {
    /// Makes an action with its initial choice.
    ///
    /// - Parameter onChoice: called with the choice when a person makes it, even if it is the
    ///   present one.
    public init(_ name: String, chosen: String, onChoice: @escaping (String) -> Void) {
        super.init(
            name, state: g_variant_new_string(chosen), parameter: Self.stringType)
        let action = opaque
        on("change-state") { (value: UnsafeMutableRawPointer?) in
            guard let value else { return }
            let state = OpaquePointer(value)
            g_simple_action_set_state(action, state)
            onChoice(String(cString: g_variant_get_string(state, nil)))
        }
    }

    /// The present choice.
    public var chosen: String {
        get {
            guard let state = g_action_get_state(opaque) else { return "" }
            defer { g_variant_unref(state) }
            return String(cString: g_variant_get_string(state, nil))
        }
        set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
    }

    private static let stringType = "s"
}
