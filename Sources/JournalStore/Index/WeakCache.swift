import Synchronization

/// A value that is made on demand and exists for as long as a user retains it.
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

    /// The value, or `nil` if it does not exist.
    var known: Value? { held.withLock { $0.value } }
}
