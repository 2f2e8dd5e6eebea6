internal import Synchronization

/// What a closure has made of something the last time it was called, on whichever thread.
final class LatestValue<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)

    var value: Value? {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }
}
