import CGtk

/// Requests to an object of another program on the session bus.
@MainActor
public struct BusRequest {
    private let name: String
    private let path: String
    private let interface: String

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - name: the name of the program on the bus.
    ///   - path: the path of its object.
    public init(to name: String, at path: String, interface: String) {
        self.name = name
        self.path = path
        self.interface = interface
    }

    /// Makes a request to the desktop's portal.
    init(toPortal interface: String) {
        self.init(to: Self.portal.name, at: Self.portal.path, interface: interface)
    }

    /// The name of the desktop's portal on the bus, and the path of its object.
    static let portal = (
        name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop"
    )

    /// Calls a method, and does not wait for an answer. Does nothing without a bus or a program of
    /// that name.
    public func send(_ method: String, _ arguments: [BusValue]) {
        guard let bus = Self.bus else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        g_dbus_connection_call(
            bus, name, path, interface, method, BusValue.tuple(of: arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }

    /// Calls a method, and passes on its results or the reason why there are none.
    ///
    /// - Parameter files: descriptors of files that are sent along, which stay open in this
    ///   program.
    func ask(
        _ method: String, _ arguments: [BusValue], files: [CInt] = [],
        answered: @escaping (Result<[BusValue], BusFailure>) -> Void
    ) {
        guard let bus = Self.bus else { return answered(.failure(BusFailure(reason: nil))) }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        let list = g_unix_fd_list_new()
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        for file in files { g_unix_fd_list_append(list, file, nil) }
        let box = ClosureBox<(Result<[BusValue], BusFailure>) -> Void>(answered)
        g_dbus_connection_call_with_unix_fd_list(
            bus, name, path, interface, method, BusValue.tuple(of: arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, list, nil, Self.finish,
            Unmanaged.passRetained(box).toOpaque())
    }

    private static let finish: GAsyncReadyCallback = { bus, result, data in
        guard let data else { return }
        let answered = ClosureBox<(Result<[BusValue], BusFailure>) -> Void>.takeClosure(from: data)
        var error: UnsafeMutablePointer<GError>?
        let answer = g_dbus_connection_call_with_unix_fd_list_finish(
            bus.map { OpaquePointer($0) }, nil, result, &error)
        defer { answer.map { g_variant_unref($0) } }
        if let error {
            g_dbus_error_strip_remote_error(error)
            defer { g_error_free(error) }
            answered(.failure(BusFailure(reason: String(borrowing: error.pointee.message))))
        } else {
            answered(.success(BusValue.values(in: answer)))
        }
    }

    /// A new reference to the session bus, or `nil` if there is none.
    fileprivate static var bus: OpaquePointer? { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) }
}

/// The reason why another program did not answer.
struct BusFailure: Error {
    /// The other program's message, or `nil` if there is no bus.
    let reason: String?
}

/// Calls a closure for each signal that an object of another program emits, for as long as this
/// exists.
@MainActor
final class BusSubscription {
    private let bus: OpaquePointer
    private var number: guint = 0

    /// Subscribes to a signal, or fails if there is no bus.
    ///
    /// - Parameters:
    ///   - sender: the name of the other program, or `nil` for any.
    ///   - subject: the first argument of the signal, or `nil` for any.
    ///   - path: returns the path of the object, given the unique name of this program on the bus.
    init?(
        to signal: String, of interface: String, from sender: String? = nil,
        about subject: String? = nil, at path: (_ ownName: String) -> String,
        heard: @escaping ([BusValue]) -> Void
    ) {
        guard let bus = BusRequest.bus else { return nil }
        self.bus = bus
        let name = String(borrowing: g_dbus_connection_get_unique_name(bus)) ?? ""
        number = g_dbus_connection_signal_subscribe(
            bus, sender, interface, signal, path(name), subject, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, data in
                guard let data else { return }
                MainActor.assumeIsolated {
                    ClosureBox<([BusValue]) -> Void>.closure(in: data)(BusValue.values(in: values))
                }
            }, Unmanaged.passRetained(ClosureBox(heard)).toOpaque(), releaseClosureBox)
    }

    isolated deinit {
        g_dbus_connection_signal_unsubscribe(bus, number)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }
}
