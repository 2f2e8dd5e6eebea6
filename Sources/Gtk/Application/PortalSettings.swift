import CGtk

/// The values of one namespace of the desktop's settings portal, and their later changes.
///
/// The portal is on the session bus, to which the program is connected already. Without a bus or a
/// portal no value ever arrives.
@MainActor
public final class PortalSettings {
    /// The known values that are whole numbers, by their keys.
    public private(set) var numbers: [String: Int] = [:]

    private let namespace: String
    private let changed: () -> Void
    private let connection: OpaquePointer
    private var subscription: UInt32 = 0

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    /// Requests the values, and does not wait for the answer. Fails if the program is on no bus.
    ///
    /// - Parameter onChange: called when the answer arrives, and at each change.
    public init?(
        _ namespace: String, of application: Application, onChange: @escaping () -> Void
    ) {
        guard let connection = g_application_get_dbus_connection(application.cast()) else {
            return nil
        }
        g_object_ref(UnsafeMutableRawPointer(connection))
        self.connection = connection
        self.namespace = namespace
        changed = onChange
        listen()
        ask()
    }

    isolated deinit {
        g_dbus_connection_signal_unsubscribe(connection, subscription)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private func listen() {
        subscription = g_dbus_connection_signal_subscribe(
            connection, Self.name, Self.interface, "SettingChanged", Self.path, namespace,
            G_DBUS_SIGNAL_FLAGS_NONE, Self.heard,
            Unmanaged.passRetained(WeakPortal(self)).toOpaque(), releaseClosureBox)
    }

    private func ask() {
        let name: UnsafeMutablePointer<CChar>? = g_strdup(namespace)
        defer { g_free(name) }
        var names: [UnsafePointer<CChar>?] = [UnsafePointer(name)]
        var parameters: [OpaquePointer?] = [g_variant_new_strv(&names, 1)]
        let type = g_variant_type_new("(a{sa{sv}})")
        defer { type.map { g_variant_type_free($0) } }
        g_dbus_connection_call(
            connection, Self.name, Self.path, Self.interface, "ReadAll",
            g_variant_new_tuple(&parameters, 1), type, G_DBUS_CALL_FLAGS_NONE, -1, nil,
            Self.answered, Unmanaged.passRetained(WeakPortal(self)).toOpaque())
    }

    private static let heard: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        g_variant_ref(parameters)
        Unmanaged<WeakPortal>.fromOpaque(data).takeUnretainedValue().portal?
            .readChange(from: Variant(owning: parameters))
    }

    private static let answered: GAsyncReadyCallback = { connection, result, data in
        guard let data else { return }
        let box = Unmanaged<WeakPortal>.fromOpaque(data).takeRetainedValue()
        // Without a portal this is an error, which can be ignored.
        let answer = g_dbus_connection_call_finish(
            connection.map { OpaquePointer($0) }, result, nil)
        if let answer { box.portal?.readAll(from: Variant(owning: answer)) }
    }

    /// Reads the answer: a dictionary of namespaces, each of which is a dictionary of keys.
    private func readAll(from answer: Variant) {
        for space in answer.parts.first?.parts ?? [] {
            let (name, keys) = (space.parts.first, space.parts.last)
            guard name?.text == namespace else { continue }
            for entry in keys?.parts ?? [] {
                if let key = entry.parts.first?.text { numbers[key] = entry.parts.last?.number }
            }
        }
        changed()
    }

    /// Reads a change: the namespace, the key and its value.
    private func readChange(from parameters: Variant) {
        guard parameters.isOf("(ssv)"), parameters.parts[0].text == namespace,
            let key = parameters.parts[1].text
        else { return }
        numbers[key] = parameters.parts[2].number
        changed()
    }
}

/// A weak reference to an object that may be released before the answer arrives.
private final class WeakPortal {
    weak var portal: PortalSettings?

    init(_ portal: PortalSettings) {
        self.portal = portal
    }
}

/// A value of D-Bus.
final class Variant {
    private let pointer: OpaquePointer

    /// Takes over a reference.
    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    isolated deinit {
        g_variant_unref(pointer)
    }

    /// Returns whether it has a type, such as "(ssv)".
    func isOf(_ type: String) -> Bool {
        String(borrowing: g_variant_get_type_string(pointer)) == type
    }

    /// The parts of a tuple, an array or a dictionary entry.
    var parts: [Variant] {
        guard g_variant_is_container(pointer) != 0 else { return [] }
        return (0..<g_variant_n_children(pointer)).compactMap {
            g_variant_get_child_value(pointer, $0).map(Variant.init(owning:))
        }
    }

    /// The text, or `nil` if it is no string.
    var text: String? {
        isOf("s") ? String(borrowing: g_variant_get_string(pointer, nil)) : nil
    }

    /// The whole number, or `nil` if it is none. A variant is unwrapped.
    var number: Int? {
        switch String(borrowing: g_variant_get_type_string(pointer)) {
        case "u": Int(g_variant_get_uint32(pointer))
        case "i": Int(g_variant_get_int32(pointer))
        case "v": parts.first?.number
        default: nil
        }
    }
}
