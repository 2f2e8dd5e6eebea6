public import Domain
import Synchronization

/// Keeps drafts in memory, and records its requests in their order.
public final class DraftsDouble: KeepsDrafts {
    public enum Message: Hashable, Sendable {
        case keep(KeptDraft)
        case forget(String)
    }

    private let left: [KeptDraft]
    private let asked = Mutex<[Message]>([])

    /// - Parameter left: the drafts that an earlier process has left behind.
    public init(_ left: [KeptDraft] = []) {
        self.left = left
    }

    public var messages: [Message] { asked.withLock(\.self) }

    public func keep(_ draft: KeptDraft, number: Int) {
        asked.withLock { $0.append(.keep(draft)) }
    }

    public func forget(_ id: String, number: Int) {
        asked.withLock { $0.append(.forget(id)) }
    }

    public func leftBehind() async -> [KeptDraft] { left }
}
