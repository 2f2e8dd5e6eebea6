import CGtk

extension Object {
    /// Runs `handler` at each emission, until the object is disposed of.
    @discardableResult
    final func connect(
        _ signal: String, after: Bool = false, _ handler: @escaping () -> Void
    ) -> UInt {
        SignalConnection.connect(pointer, signal, after: after, handler)
    }

    /// Runs `handler` when a person changed something, not when Swift did.
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
