import CGtk

/// The program's icon in a launcher that draws progress on it, as the task manager of KDE Plasma
/// and docks in the tradition of Unity do. Other launchers ignore it.
@MainActor
public final class LauncherEntry {
    private let connection: OpaquePointer
    private let path: String
    private let desktopFile: String

    private static let interface = "com.canonical.Unity.LauncherEntry"

    /// Makes the entry, or fails if the program is on no bus.
    public init?(of application: Application) {
        guard let connection = g_application_get_dbus_connection(application.cast()),
            let id = String(borrowing: g_application_get_application_id(application.cast()))
        else { return nil }
        g_object_ref(UnsafeMutableRawPointer(connection))
        self.connection = connection
        // This runs at each start: `replacing` would load Swift's regular expressions.
        path = "/" + id.map { $0 == "." ? "/" : String($0) }.joined() + "/LauncherEntry"
        desktopFile = "application://\(id).desktop"
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// Shows the share of work that is done, from 0 to 1, or `nil` for no progress.
    public func show(_ progress: Double?) {
        let values: [BusValue] = [
            .text(desktopFile),
            .named([
                "progress": .number(progress ?? 0), "progress-visible": .truth(progress != nil),
            ]),
        ]
        g_dbus_connection_emit_signal(
            connection, nil, path, Self.interface, "Update", BusValue.tuple(of: values), nil)
    }
}
