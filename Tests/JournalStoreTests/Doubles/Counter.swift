import Synchronization

/// Counts calls from any thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    /// Returns the number of this call, counted from 1.
    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
