/// The sending end of a signal; whoever holds it decides what the signal says.
///
/// When the emitter goes, after the emissions made before, its signal ends and lets its observers go.
public final class Emitter<Value> {
    /// The signal of the emitter. Holding or observing it does not keep the emitter.
    public let signal: Signal<Value>

    /// Makes an emitter whose signal nobody observes yet.
    @inlinable
    public init() {
        signal = Signal(queue: DeliveryQueue())
    }

    /// Makes an emitter that takes turns with another from the start.
    init<Other>(takingTurnsWith other: Emitter<Other>) {
        signal = Signal(queue: other.signal.queue)
    }

    /// Makes what `emissions` emits turns that follow each other, with no other in between.
    func inOneGo(_ emissions: () -> Void) {
        signal.currentQueue.hold(emissions)
    }

    deinit {
        let signal = signal
        signal.currentQueue.perform { signal.end() }
    }

    /// Delivers `value` to everyone who observes the signal; within a delivery, after it.
    @inlinable
    public func emit(_ value: Value) {
        signal.send(value)
    }
}

extension Emitter where Value == Void {
    /// Says that it happened.
    @inlinable
    public func emit() {
        emit(())
    }
}
