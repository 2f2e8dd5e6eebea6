/// The sending end of a signal; its owner decides which values the signal sends.
///
/// When the emitter is released, after the emissions made before, its signal ends and releases its
/// observers.
public final class Emitter<Value> {
    /// The signal of the emitter. Holding or observing it does not keep the emitter.
    public let signal: Signal<Value>

    /// Makes an emitter whose signal has no observers.
    @inlinable
    public init() { signal = Signal(queue: DeliveryQueue()) }

    /// Makes an emitter whose signal shares the delivery queue of another emitter's from the start.
    init<Other>(takingTurnsWith other: Emitter<Other>) {
        signal = Signal(queue: other.signal.queue)
    }

    /// Runs `emissions` so that the values it emits follow each other, with no other emission in
    /// between.
    func inOneGo(_ emissions: () -> Void) { signal.currentQueue.runTurn(emissions) }

    deinit {
        let signal = signal
        signal.currentQueue.perform { signal.end() }
    }

    /// Delivers `value` to all observers of the signal; during a delivery, after it.
    @inlinable
    public func emit(_ value: Value) { signal.send(value) }
}

extension Emitter where Value == Void {
    /// Tells all observers that the event happened.
    @inlinable
    public func emit() { emit(()) }
}
