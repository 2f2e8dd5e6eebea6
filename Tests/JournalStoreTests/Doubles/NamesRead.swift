import Synchronization

/// Gathers names, from wherever they come.
final class NamesRead: Sendable {
    private let names = Mutex<[String]>([])

    var all: [String] { names.withLock { $0 } }

    func add(_ more: [String]) {
        names.withLock { $0 += more }
    }
}
