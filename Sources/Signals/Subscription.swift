/// The right to receive the values of a signal, which ends when it is cancelled or released.
public final class Subscription {
    private weak var listener: Listener?

    init(_ listener: Listener) {
        self.listener = listener
    }

    deinit {
        cancel()
    }

    /// Whether values may still come: false once cancelled, stopped, or when the signal has ended.
    public var isActive: Bool {
        guard let listener else { return false }
        return listener.phase != .done
    }

    /// Ends the subscription; the observer gets no further value, not even the one being delivered.
    public func cancel() {
        listener?.cancel()
        listener = nil
    }
}
