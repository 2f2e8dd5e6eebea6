import CGtk
import GtkTestSupport

@testable import Gtk

/// A client on the bus that calls an object of this process.
final class Caller {
    private let connection: OpaquePointer
    private let path: String
    /// The client's name on the bus.
    let name: String

    final class Answer {
        /// The values as GLib prints them, or the end of the name of an error, or `nil` until the
        /// answer comes.
        fileprivate(set) var said: String?

        /// Waits for the answer and lets others run. Returns `nil` if it does not come within some
        /// seconds.
        func comes() async -> String? {
            var isLate = false
            let bound = ScheduledCall.after(milliseconds: 10_000) { isLate = true }
            defer { bound.cancel() }
            while said == nil, !isLate {
                Display.settle()
                await Task.yield()
            }
            return said
        }
    }

    init(_ path: String) throws {
        let connection = try SystemError.check { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &$0) }
        guard let connection else { throw SystemError("no bus") }
        self.connection = connection
        self.path = path
        name = String(borrowing: g_dbus_connection_get_unique_name(connection)) ?? ""
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// Calls a method with arguments as GLib prints them, without waiting for the answer.
    func ask(_ interface: String, _ method: String, _ arguments: String) -> Answer {
        let answer = Answer()
        g_dbus_connection_call(
            connection, name, path, "org.example.\(interface)", method,
            g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, 60_000,
            nil,
            { source, result, data in
                guard let source, let data else { return }
                let said = Caller.said(OpaquePointer(source), result)
                let answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
                MainActor.assumeIsolated { answer.said = said }
            }, Unmanaged.passRetained(answer).toOpaque())
        return answer
    }

    func call(_ interface: String, _ method: String, _ arguments: String) -> String? {
        let answer = ask(interface, method, arguments)
        return Display.turn { answer.said != nil } ? answer.said : nil
    }

    private nonisolated static func said(
        _ connection: OpaquePointer, _ result: OpaquePointer?
    ) -> String {
        var error: UnsafeMutablePointer<GError>?
        if let values = g_dbus_connection_call_finish(connection, result, &error) {
            defer { g_variant_unref(values) }
            return String(owning: g_variant_print(values, 0)) ?? ""
        }
        defer { error.map { g_error_free($0) } }
        let name = error.flatMap { String(owning: g_dbus_error_get_remote_error($0)) } ?? ""
        return name.split(separator: ".").last.map(String.init) ?? ""
    }
}
