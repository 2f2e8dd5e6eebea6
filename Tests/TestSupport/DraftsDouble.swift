public import Domain
import Synchronization

/// Keeps drafts in memory, and records its requests in their order.
public final class DraftsDouble: StoresDrafts {
    public enum Message: Hashable, Sendable {
        case store(StoredDraft)
        case forget(String)
    }

    private let left: LeftDrafts
    private let asked = Mutex<[Message]>([])
    private let refusal = Mutex<JournalError?>(nil)

    /// - Parameters:
    ///   - left: the drafts that an earlier process has left behind.
    ///   - unread: the reason why more of them cannot be read, or `nil`.
    public init(_ left: [StoredDraft] = [], unread: JournalError? = nil) {
        self.left = LeftDrafts(left, failure: unread)
    }

    /// The reason why nothing can be kept, or `nil` if it can.
    public var failure: JournalError? {
        get { refusal.withLock(\.self) }
        set { refusal.withLock { $0 = newValue } }
    }

    public var messages: [Message] { asked.withLock(\.self) }

    public func store(_ draft: StoredDraft, number: Int) throws(JournalError) {
        asked.withLock { $0.append(.store(draft)) }
        if let failure { throw failure }
    }

    public func forget(_ id: String, number: Int) {
        asked.withLock { $0.append(.forget(id)) }
    }

    public func leftBehind() async -> LeftDrafts { left }
}
