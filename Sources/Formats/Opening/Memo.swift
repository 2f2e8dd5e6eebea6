import Synchronization

/// A value that is made once, on first use.
final class Memo<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    /// The value, or `nil` if it was not made yet.
    var known: Value? { made.withLock(\.self) }

    func callAsFunction(_ make: () -> Value) -> Value {
        if let value = made.withLock({ $0 }) { return value }
        let value = make()
        return made.withLock { made in
            let first = made ?? value
            made = first
            return first
        }
    }
}
