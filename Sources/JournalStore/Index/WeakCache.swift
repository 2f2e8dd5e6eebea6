import Synchronization

/// Something that is made when it is asked for, and there for as long as somebody holds it.
final class WeakCache<Value: AnyObject & Sendable>: Sendable {
    private let held = Mutex(Held())

    private struct Held {
        weak var value: Value?
    }

    func value(made make: () -> Value) -> Value {
        held.withLock { held in
            if let value = held.value { return value }
            let value = make()
            held.value = value
            return value
        }
    }

    /// Nil where it is not there.
    var known: Value? { held.withLock { $0.value } }
}
