/// The part of an observer that does not depend on the type of the values it gets.
@usableFromInline
class Listener {
    @usableFromInline
    enum Phase: UInt8 {
        /// Added during a delivery: it starts listening when that delivery is over.
        case waiting
        case listening
        case done
    }

    @exclusivity(unchecked) @usableFromInline final var phase = Phase.listening

    /// Takes the listener off its signal: it gets no further value.
    func cancel() {}
}

/// One function that observes one signal.
@usableFromInline
final class Observer<Value>: Listener {
    @usableFromInline let receive: (Value) -> Persistence

    /// Told when the signal ends, unless the observer was cancelled before.
    let signalEnded: ((Listener) -> Void)?

    /// The signal it is on. Strong both ways, so that whoever listens keeps what it listens to;
    /// taken apart when the observer is cancelled or stops, and when the signal ends.
    var signal: Signal<Value>?

    /// Where it stands among the signal's observers.
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
