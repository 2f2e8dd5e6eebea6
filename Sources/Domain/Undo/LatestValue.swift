internal import Synchronization

/// The latest value that a closure computed, on any thread.
final class LatestValue<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)

    var value: Value? {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }
}
