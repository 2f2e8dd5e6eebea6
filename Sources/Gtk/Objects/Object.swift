import CGtk

/// The base of every class here: the owner of one reference on a GObject.
///
/// The reference is taken when the wrapper is made and released with it. GTK may keep the object
/// longer, as a container does with its children.
@MainActor
open class Object {
    /// The GObject, for functions of GTK that have no wrapper here. It is valid as long as this
    /// wrapper exists.
    public final let pointer: UnsafeMutableRawPointer

    /// The gate that is closed while Swift sets a property, so that no change closure runs.
    lazy var echoGate = SignalBlocker()

    /// Takes a reference on a GObject: a floating one, as that of a new widget, is sunk; any other is
    /// added to.
    public init(sinking pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    /// Takes over a reference on a GObject, such as the one that a constructor of a plain object
    /// returned.
    public init(owning pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    isolated deinit { g_object_unref(pointer) }

    /// Returns the pointer as the C type that a call requires. An instance of a GObject type is
    /// laid out as an instance of each of its ancestors too.
    final func cast<Instance>() -> UnsafeMutablePointer<Instance> {
        pointer.assumingMemoryBound(to: Instance.self)
    }

    /// The pointer as a type, mostly an interface, whose layout C does not declare.
    final var opaque: OpaquePointer { OpaquePointer(pointer) }
}

nonisolated extension Bool {
    /// The value as C's `TRUE` or `FALSE`.
    var gboolean: gboolean { self ? 1 : 0 }
}

/// Equality by the identity of the wrapper.
extension Object: Hashable {
    /// Returns whether both are the same wrapper.
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    /// Hashes the identity of the wrapper, not of the wrapped object.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Object {
    /// Calls `handler` at each emission of a signal, until the object is disposed of.
    ///
    /// The handler takes the first arguments of the signal, as many as it needs. A handler that does
    /// not fit the signal ends the program when it is connected.
    ///
    /// - Parameters:
    ///   - signal: the name as GTK documents it, such as `response` or `notify::visible`.
    ///   - after: whether the handler runs after that of the class.
    /// - Returns: the connection, for `disconnect`.
    @discardableResult
    public final func on<each Argument: SignalValue>(
        _ signal: String, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Void
    ) -> UInt {
        SignalConnection.connect(pointer, signal, after: after, handler)
    }

    /// Calls `handler` at each emission of a signal, and gives its result to GTK, such as whether an
    /// event was handled.
    @discardableResult
    public final func on<each Argument: SignalValue, Result: SignalValue>(
        _ signal: String, after: Bool = false,
        _ handler: @escaping (repeat each Argument) -> Result
    ) -> UInt {
        SignalConnection.connect(pointer, signal, after: after, handler)
    }

    /// Ends a connection that `on` made, and releases its handler.
    public final func disconnect(_ connection: UInt) {
        SignalConnection.disconnect(pointer, connection)
    }

    /// Calls `handler` when a person changes something, and not when Swift does.
    @discardableResult
    final func connectChange(
        _ signal: String, of source: UnsafeMutableRawPointer? = nil,
        _ handler: @escaping () -> Void
    ) -> UInt {
        SignalConnection.connect(source ?? pointer, signal) { [echoGate] in
            if echoGate.isOpen { handler() }
        }
    }

    /// Calls `handler` with a value of this object when a person changes something.
    final func connectChange<Owner: Object, Value>(
        _ signal: String, of value: KeyPath<Owner, Value>, _ handler: @escaping (Value) -> Void
    ) {
        connectChange(signal) { [weak self] in
            if let owner = self as? Owner { handler(owner[keyPath: value]) }
        }
    }
}
