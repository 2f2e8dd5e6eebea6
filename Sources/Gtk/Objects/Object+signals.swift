import CGtk

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
}
