import Synchronization

/// Something that is made when it is asked for, and there for as long as somebody holds it.
final class WhileUsed<Value: AnyObject & Sendable>: Sendable {
    private let known = Mutex(Known())

    private struct Known {
        weak var value: Value?
    }

    func value(made make: () -> Value) -> Value {
        known.withLock { known in
            if let value = known.value { return value }
            let value = make()
            known.value = value
            return value
        }
    }
}
