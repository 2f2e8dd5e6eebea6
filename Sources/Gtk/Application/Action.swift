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
            guard let value else { return }
            activate(String(cString: g_variant_get_string(OpaquePointer(value), nil)))
        }
    }

    /// Makes a stateful action.
    ///
    /// - Parameters:
    ///   - state: the initial state; a floating reference is consumed.
    ///   - parameter: the type string of the parameter, or `nil` for none.
    init(_ name: String, state: OpaquePointer, parameter: String? = nil) {
        self.name = name
        let type = parameter.flatMap { g_variant_type_new($0) }
        defer { type.map { g_variant_type_free($0) } }
        super.init(
            owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, state)))
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
