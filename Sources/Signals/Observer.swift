/// The part of an observer that does not depend on the type of the values it gets.
@usableFromInline
class Listener {
    @usableFromInline
    enum Phase: UInt8 {
        /// Added during a delivery: it starts to listen when that delivery is over.
        case waiting
        case listening
        case done
    }

    @exclusivity(unchecked) @usableFromInline final var phase = Phase.listening

    /// Takes the listener off its signal, so that it gets no further value.
    func cancel() {}
}

/// One function that receives the values of one signal.
@usableFromInline
final class Observer<Value>: Listener {
    @usableFromInline let receive: (Value) -> Persistence

    /// Called when the signal ends, unless the observer was cancelled before.
    let signalEnded: ((Listener) -> Void)?

    /// The signal that is observed. Signal and observer hold each other, so that an observed signal
    /// stays alive; this ends when the observer is cancelled or stops, and when the signal ends.
    var signal: Signal<Value>?

    /// The index of the observer in the signal's list.
    var position = 0

    init(
        _ receive: @escaping (Value) -> Persistence, signalEnded: ((Listener) -> Void)? = nil
    ) {
        self.receive = receive
        self.signalEnded = signalEnded
    }

    override func cancel() {
        signal?.remove(self)
    }
}
