import CGtk

/// Something the program can do, by name: menus, accelerators and buttons refer to it.
open class Action: Object {
    /// The name without the `app.` or `win.` in front of it.
    let name: String

    /// An action that just happens.
    public init(_ name: String, _ activate: @escaping () -> Void) {
        self.name = name
        super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        SignalConnection.connect(pointer, "activate", argument: { _ in activate() })
    }

    /// An action that is told a text each time, such as the id of what it is about.
    public init(_ name: String, with activate: @escaping (String) -> Void) {
        self.name = name
        let type = g_variant_type_new("s")
        defer { type.map { g_variant_type_free($0) } }
        super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        SignalConnection.connect(
            pointer, "activate",
            argument: { value in
                guard let value else { return }
                activate(String(cString: g_variant_get_string(OpaquePointer(value), nil)))
            })
    }

    /// An action with a state, which the caller passes.
    ///
    /// - Parameter parameter: the type of what it is activated with; nil for nothing.
    init(_ name: String, state: OpaquePointer, parameter: String? = nil) {
        self.name = name
        let type = parameter.flatMap { g_variant_type_new($0) }
        defer { type.map { g_variant_type_free($0) } }
        super.init(
            owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, state)))
    }

    /// Whether the action can be activated; what refers to it is greyed otherwise.
    public final var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { g_simple_action_set_enabled(opaque, newValue.gboolean) }
    }

    /// Does what it stands for, unless it is not enabled.
    public final func activate() { g_action_activate(opaque, nil) }
}
