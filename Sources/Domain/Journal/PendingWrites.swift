public import Signals

/// The writes for which the program waits before it quits, even if its window is closed.
@MainActor
public final class PendingWrites {
    /// Sends whether there are any, each time that changes.
    public var signal: Signal<Bool> { emitter.signal }
    public var isEmpty: Bool { count == 0 }
    /// The number of writes that have begun and not ended.
    public private(set) var count = 0 {
        didSet {
            if (count == 0) != (oldValue == 0) { emitter.emit(count > 0) }
        }
    }

    private let emitter = Emitter<Bool>()

    public init() {}

    /// Begins work that writes, or that may have to wait before it writes. `end()` has to follow.
    public func begin() { count += 1 }

    public func end() { count -= 1 }
}
