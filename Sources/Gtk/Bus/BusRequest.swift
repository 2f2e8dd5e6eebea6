import CGtk

/// Something that is asked of another program on the session bus. Whether it does that is for it to say.
@MainActor
public struct BusRequest {
    private let name: String
    private let path: String
    private let interface: String

    /// - Parameters:
    ///   - name: of the program on the bus.
    ///   - path: of its object.
    public init(to name: String, at path: String, interface: String) {
        self.name = name
        self.path = path
        self.interface = interface
    }

    /// Calls a method, and does not wait. Where there is no bus, or nobody by that name, nothing comes of it.
    public func send(_ method: String, _ arguments: [BusValue]) {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        g_dbus_connection_call(
            bus, name, path, interface, method, BusValue.tuple(of: arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }
}
