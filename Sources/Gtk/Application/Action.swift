import CGtk

/// A named action of the program, to which menus, accelerators and buttons refer.
open class Action: Object {
    /// The name without its prefix `app.` or `win.`.
    let name: String

    /// Makes an action without a parameter.
    public init(_ name: String, _ activate: @escaping () -> Void) {
        self.name = name
        super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        on("activate") { activate() }
    }

    /// Makes an action with a text as its parameter, such as an id.
    public init(_ name: String, with activate: @escaping (String) -> Void) {
        self.name = name
        let type = g_variant_type_new("s")
        defer { type.map { g_variant_type_free($0) } }
        super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        on("activate") { (value: UnsafeMutableRawPointer?) in
            if let value = OpaquePointer(value) { activate(Self.text(value)) }
        }
    }

    fileprivate static func text(_ value: OpaquePointer) -> String {
        String(cString: g_variant_get_string(value, nil))
    }

    /// Makes a stateful action.
    ///
    /// - Parameters:
    ///   - state: the initial state; a floating reference is consumed.
    ///   - parameter: the type string of the parameter, or `nil` for none.
    ///   - onChange: called with the new state when a person changes it.
    init(
        _ name: String, state: OpaquePointer, parameter: String? = nil,
        onChange: @escaping (OpaquePointer) -> Void
    ) {
        self.name = name
        let type = parameter.flatMap { g_variant_type_new($0) }
        defer { type.map { g_variant_type_free($0) } }
        super.init(owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, state)))
        let action = opaque
        on("change-state") { (value: UnsafeMutableRawPointer?) in
            guard let state = OpaquePointer(value) else { return }
            g_simple_action_set_state(action, state)
            onChange(state)
        }
    }

    /// Reads the state of a stateful action.
    final func state<Value>(_ read: (OpaquePointer) -> Value) -> Value? {
        guard let state = g_action_get_state(opaque) else { return nil }
        defer { g_variant_unref(state) }
        return read(state)
    }

    /// Whether the action can be activated. Menu items and buttons for it are insensitive
    /// otherwise.
    public final var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
    }

    /// Activates the action, unless it is disabled.
    public final func activate() { g_action_activate(opaque, nil) }
}

/// An action with one of several choices, such as the radio items of a menu, which refer to it as
/// `win.view::years`.
public final class ChoiceAction: Action {
    /// Makes an action with its initial choice.
    ///
    /// - Parameter onChoice: called with the choice when a person makes it, even if it is the
    ///   present one.
    public init(_ name: String, chosen: String, onChoice: @escaping (String) -> Void) {
        super.init(name, state: g_variant_new_string(chosen), parameter: "s") {
            onChoice(Self.text($0))
        }
    }

    /// The present choice.
    public var chosen: String {
        get { state(Self.text) ?? "" }
        set { g_simple_action_set_state(opaque, g_variant_new_string(newValue)) }
    }
}

/// An action that is on or off, such as a check item of a menu.
public final class ToggleAction: Action {
    /// Makes an action with its initial state.
    ///
    /// - Parameter onToggle: called with the new state when a person changes it.
    public init(_ name: String, isOn: Bool, onToggle: @escaping (Bool) -> Void) {
        super.init(name, state: g_variant_new_boolean(isOn.gboolean)) {
            onToggle(g_variant_get_boolean($0) != 0)
        }
    }

    /// Whether the action is on.
    public var isOn: Bool {
        get { state { g_variant_get_boolean($0) != 0 } ?? false }
        set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue.gboolean)) }
    }
}
