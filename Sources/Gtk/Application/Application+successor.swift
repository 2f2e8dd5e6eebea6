import CGtk

extension Application {
    /// Starts a program that lives on by itself after this one, and has nobody to talk to. The name on
    /// the bus is given up first, so that it is the successor's. Only when `run` has returned.
    ///
    /// - Parameters:
    ///   - id: the name on the bus.
    ///   - program: its path.
    public static func start(successor program: String, _ arguments: [String], named id: String) {
        // Without a bus nobody could find it, and it could tell nobody anything.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        giveUp(id, on: bus)
        var strings = ([program] + arguments).map { g_strdup($0) } + [nil]
        defer { for string in strings { g_free(string) } }
        let ownSession: GSpawnChildSetupFunc = { _ in setsid() }
        // Who cannot be started reminds of nothing; at the next log-in it is tried again.
        g_spawn_async(
            nil, &strings, nil,
            GSpawnFlags(
                G_SPAWN_STDOUT_TO_DEV_NULL.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue),
            ownSession, nil, nil, nil)
    }

    private static func giveUp(_ name: String, on bus: OpaquePointer) {
        let answer = g_dbus_connection_call_sync(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "ReleaseName", BusValue.tuple(of: [.text(name)]), nil, G_DBUS_CALL_FLAGS_NONE, 1000,
            nil, nil)
        if let answer { g_variant_unref(answer) }
    }
}
