import CGtk

extension Application {
    /// Starts a program that goes on running after this one ends, with no terminal or output. The
    /// name on the bus is released first, for the successor to take. Call it only after `run` has
    /// returned.
    ///
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - id: the name on the bus.
    public static func start(successor program: String, _ arguments: [String], named id: String) {
        // Without a bus other programs could not find the successor, nor could it show a reminder.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        giveUp(id, on: bus)
        var strings = ([program] + arguments).map { g_strdup($0) } + [nil]
        defer { for string in strings { g_free(string) } }
        let ownSession: GSpawnChildSetupFunc = { _ in setsid() }
        // A program that cannot be started shows no reminders until the next log-in, which tries
        // again.
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
