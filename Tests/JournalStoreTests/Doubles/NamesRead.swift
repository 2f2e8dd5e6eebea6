import Synchronization

/// Records names from any thread.
final class NamesRead: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock { $0 } }

    func add(_ more: [String]) { names.withLock { $0 += more } }
}
