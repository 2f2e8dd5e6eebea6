import Synchronization

/// Counts calls, from wherever they come.
final class Counter: Sendable {
    private let count = Mutex(0)

    /// 1 for the first call.
    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}
