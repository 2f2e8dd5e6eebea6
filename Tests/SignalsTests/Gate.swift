/// Holds up callers until it is opened, and lets a test wait for their arrival.
@MainActor
final class Gate {
    private var isOpen = false
    private var arrived = 0
    private var heldUp: [CheckedContinuation<Void, Never>] = []
    private var watcher: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    nonisolated init() {}

    func pass() async {
        arrived += 1
        if let watcher, arrived >= watcher.count {
            self.watcher = nil
            watcher.continuation.resume()
        }
        if !isOpen { await withCheckedContinuation { heldUp.append($0) } }
    }

    func arrivals(_ count: Int) async {
        if arrived < count {
            await withCheckedContinuation { watcher = (count, $0) }
        }
    }

    func open() {
        isOpen = true
        for continuation in heldUp { continuation.resume() }
        heldUp = []
    }
}
