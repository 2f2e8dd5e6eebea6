import CGtk

/// A method call from another program.
public struct BusCall {
    /// The unique bus name of the caller, such as ":1.42"; empty if there is no bus between the
    /// two.
    public let caller: String
    /// The interface of the method.
    public let interface: String
    /// The name of the method.
    public let method: String
    /// The arguments, of the types that the interface declares.
    public let arguments: [BusValue]

    /// Returns the argument at an index; empty if that is no text.
    public func text(at place: Int) -> String {
        guard arguments.indices.contains(place), case .text(let text) = arguments[place] else {
            return ""
        }
        return text
    }

    /// Returns the argument at an index, which is a list of texts; empty if it is anything else.
    public func texts(at place: Int) -> [String] {
        guard arguments.indices.contains(place), case .texts(let texts) = arguments[place] else {
            return []
        }
        return texts
    }
}

/// An object of this program on the session bus, which answers calls of other programs for as long
/// as it exists.
@MainActor
public final class BusObject {
    private let connection: OpaquePointer
    private var registrations: [UInt32] = []

    /// Registers an object.
    ///
    /// - Parameters:
    ///   - path: its path, such as "/org/example/Program/Search".
    ///   - interfaces: the introspection XML of its interfaces. GIO rejects calls with other
    ///     arguments.
    ///   - answer: returns the results of a call, in the order of the interface, or `nil` if there
    ///     is no answer, in which case the caller gets an error.
    /// - Throws: An error if there is no bus, or another object has the path.
    public init(
        at path: String, interfaces: String, answer: @escaping (BusCall) async -> [BusValue]?
    ) throws(SystemError) {
        let connection = try SystemError.check { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &$0) }
        guard let connection else { throw SystemError("There is no session bus.") }
        self.connection = connection
        let node = try SystemError.check { g_dbus_node_info_new_for_xml(interfaces, &$0) }
        defer { node.map { g_dbus_node_info_unref($0) } }
        var next = node?.pointee.interfaces
        while let interface = next?.pointee {
            registrations.append(try Self.register(interface, at: path, on: connection, answer))
            next = next?.successor()
        }
    }

    isolated deinit {
        for registration in registrations {
            g_dbus_connection_unregister_object(connection, registration)
        }
        g_object_unref(UnsafeMutableRawPointer(connection))
    }

    private typealias Answer = (BusCall) async -> [BusValue]?

    private static func register(
        _ interface: UnsafeMutablePointer<GDBusInterfaceInfo>, at path: String,
        on connection: OpaquePointer, _ answer: @escaping Answer
    ) throws(SystemError) -> UInt32 {
        // void (*)(connection, sender, path, interface, method, parameters, invocation, data)
        let thunk:
            @MainActor @convention(c) (
                OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
                UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?, OpaquePointer?,
                UnsafeMutableRawPointer
            ) -> Void = { _, caller, _, interface, method, arguments, invocation, data in
                guard let invocation else { return }
                let call = BusCall(
                    caller: String(borrowing: caller) ?? "",
                    interface: String(borrowing: interface) ?? "",
                    method: String(borrowing: method) ?? "",
                    arguments: BusValue.values(in: arguments))
                BusObject.reply(
                    call, by: ClosureBox<Answer>.closure(in: data),
                    to: UnansweredCall(invocation))
            }
        var table = GDBusInterfaceVTable()
        table.method_call = unsafeBitCast(thunk, to: GDBusInterfaceMethodCallFunc.self)
        let box = Unmanaged.passRetained(ClosureBox(answer))
        do throws(SystemError) {
            return try SystemError.check {
                g_dbus_connection_register_object(
                    connection, path, interface, &table, box.toOpaque(), releaseClosureBox, &$0)
            }
        } catch {
            box.release()
            throw error
        }
    }

    private static func reply(
        _ call: BusCall, by answer: @escaping Answer, to unanswered: UnansweredCall
    ) {
        Task.immediate { unanswered.end(with: await answer(call)) }
    }
}

/// A call that waits for its answer, and gets an error if it is released without one.
private final class UnansweredCall {
    private var invocation: OpaquePointer?

    init(_ invocation: OpaquePointer) { self.invocation = invocation }

    func end(with values: [BusValue]?) {
        guard let invocation else { return }
        self.invocation = nil
        if let values, let tuple = BusValue.tuple(of: values) {
            g_dbus_method_invocation_return_value(invocation, tuple)
        } else {
            g_dbus_method_invocation_return_dbus_error(
                invocation, "org.freedesktop.DBus.Error.UnknownMethod", "Nobody answers this call.")
        }
    }

    isolated deinit { end(with: nil) }
}
