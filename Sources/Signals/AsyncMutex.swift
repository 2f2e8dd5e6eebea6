/// Lets asynchronous work of one isolation domain run one piece at a time, first come, first served.
final class AsyncMutex {
    private var isTaken = false
    private var waiting = Deque<CheckedContinuation<Void, Never>>()

    /// Returns when it is the caller's turn.
    func lock() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Passes the turn straight on to the first caller that waits, so that no other can slip in
    /// between.
    func unlock() {
        guard let next = waiting.popFirst() else {
            isTaken = false
            return
        }
        next.resume()
    }
}
