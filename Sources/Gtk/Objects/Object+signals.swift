import CGtk

extension Object {
    /// Calls `handler` at each emission, until the object is disposed of.
    @discardableResult
    final func connect(
        _ signal: String, after: Bool = false, _ handler: @escaping () -> Void
    ) -> UInt {
        SignalConnection.connect(pointer, signal, after: after, handler)
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
