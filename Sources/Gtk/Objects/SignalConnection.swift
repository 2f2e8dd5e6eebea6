import CGtk

/// Connects Swift closures to the signals of GObjects, whether they have a wrapper or not.
///
/// A handler takes the first arguments of its signal, as many as it needs, without the object. Their
/// types, and that of its result, are compared with those that the signal was registered with: a
/// handler that does not fit its signal ends the program with a message at once, not at the first
/// emission.
enum SignalConnection {
    /// Connects a handler without a result.
    @discardableResult
    static func connect<each Argument: SignalValue>(
        _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Void
    ) -> UInt {
        check(signal, of: object, takes: (repeat (each Argument).self), gives: nil)
        return attach(object, signal, after: after) { emission in
            handler(repeat emission.next(as: (each Argument).self))
        }
    }

    /// Connects a handler whose result GTK uses, such as whether an event was handled.
    @discardableResult
    static func connect<each Argument: SignalValue, Result: SignalValue>(
        _ object: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Result
    ) -> UInt {
        check(signal, of: object, takes: (repeat (each Argument).self), gives: Result.self)
        return attach(object, signal, after: after) { emission in
            emission.finish(handler(repeat emission.next(as: (each Argument).self)))
        }
    }

    static func disconnect(_ object: UnsafeMutableRawPointer, _ handler: UInt) {
        g_signal_handler_disconnect(object, gulong(handler))
    }

    /// One emission of a signal, whose arguments are read one after another.
    struct Emission {
        fileprivate var rest: UnsafeBufferPointer<GValue>.SubSequence
        fileprivate let result: UnsafeMutablePointer<GValue>?

        fileprivate mutating func next<Value: SignalValue>(as type: Value.Type) -> Value {
            var value = rest.removeFirst()
            return withUnsafeMutablePointer(to: &value) { Value(EmittedValue($0)) }
        }

        fileprivate func finish(_ value: some SignalValue) {
            if let result { value.store(in: EmittedValue(result)) }
        }
    }

    private typealias Handler = (inout Emission) -> Void
    private typealias Pointer = UnsafeMutableRawPointer

    private static func attach(
        _ object: Pointer, _ signal: String, after: Bool, _ handler: @escaping Handler
    ) -> UInt {
        let box = Unmanaged.passRetained(ClosureBox<Handler>(handler)).toOpaque()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
        g_closure_add_finalize_notifier(closure, box) { data, _ in releaseClosureBox(data) }
        let marshal:
            @MainActor @convention(c) (
                UnsafeMutablePointer<GClosure>?, UnsafeMutablePointer<GValue>?, guint,
                UnsafePointer<GValue>?, Pointer?, Pointer?
            ) -> Void = { closure, result, count, values, _, _ in
                guard let data = closure?.pointee.data else { return }
                // The first value is the object.
                let arguments = UnsafeBufferPointer(start: values, count: Int(count)).dropFirst()
                var emission = Emission(rest: arguments, result: result)
                ClosureBox<Handler>.closure(in: data)(&emission)
            }
        g_closure_set_marshal(closure, unsafeBitCast(marshal, to: GClosureMarshal.self))
        return UInt(g_signal_connect_closure(object, signal, closure, after.gboolean))
    }

    /// Ends the program if a signal does not exist, or a handler does not fit it.
    private static func check<each Argument: SignalValue>(
        _ signal: String, of object: Pointer, takes types: (repeat (each Argument).Type),
        gives result: (any SignalValue.Type)?
    ) {
        let type = object.instanceType
        var (id, detail) = (guint(0), GQuark(0))
        guard g_signal_parse_name(signal, type, &id, &detail, 1) != 0 else {
            fail("A \(name(type)) has no signal “\(signal)”.")
        }
        var query = GSignalQuery()
        g_signal_query(id, &query)
        var kinds: [any SignalValue.Type] = []
        repeat kinds.append(each types)
        guard kinds.count <= query.n_params else {
            fail("“\(signal)” of a \(name(type)) has \(query.n_params) arguments.")
        }
        for (place, kind) in kinds.enumerated() {
            let expected = query.param_types[place] & ~staticScope
            guard let emitted = EmittedValue.kind(of: expected), kind.represents(emitted) else {
                fail("Argument \(place + 1) of “\(signal)” is a \(name(expected)), not a \(kind).")
            }
        }
        let returned = query.return_type & ~staticScope
        let isRight = result.map { EmittedValue.kind(of: returned).map($0.represents) ?? false }
        if !(isRight ?? (returned == none)) {
            fail("“\(signal)” of a \(name(type)) returns a \(name(returned)).")
        }
    }

    private static func fail(_ message: String) -> Never { preconditionFailure(message) }

    /// The bit by which a signal says that its arguments need not be copied.
    private static let staticScope = GType(1)
    /// The type of signals without a result.
    private static let none = GType(1 << 2)

    private static func name(_ type: GType) -> String {
        String(borrowing: g_type_name(type)) ?? "?"
    }
}

/// A Swift closure for C, retained by the connection and released by its destroy notify.
final class ClosureBox<Closure>: ClosureBoxCount {
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }

    /// Returns the closure in the user data of a callback. A debug build stops if it was kept as one
    /// of another type, as which the compiler may infer it.
    static func closure(in data: UnsafeMutableRawPointer) -> Closure {
        let box = Unmanaged<ClosureBoxCount>.fromOpaque(data).takeUnretainedValue()
        return unsafeDowncast(box, to: ClosureBox<Closure>.self).closure
    }

    /// Returns the closure in the user data of a callback that is called once, and releases the box.
    static func takeClosure(from data: UnsafeMutableRawPointer) -> Closure {
        defer { releaseClosureBox(data) }
        return closure(in: data)
    }
}

/// Counts the boxes alive, because no leak checker sees a cycle through a GObject.
class ClosureBoxCount {
    private(set) static var alive = 0

    init() { Self.alive += 1 }

    isolated deinit { ClosureBoxCount.alive -= 1 }
}

/// Releases the reference of a connection to its box. GLib calls it when the handler is
/// disconnected, at the latest when the object is disposed of.
nonisolated let releaseClosureBox: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// Keeps a change that Swift makes from calling a change closure.
final class SignalBlocker {
    private var settings = 0

    var isOpen: Bool { settings == 0 }

    func closed<Result>(while body: () -> Result) -> Result {
        settings += 1
        defer { settings -= 1 }
        return body()
    }
}

extension Object {
    /// Runs `body` without calling a change closure of this object.
    final func silently<Result>(_ body: () -> Result) -> Result { echoGate.closed(while: body) }
}
