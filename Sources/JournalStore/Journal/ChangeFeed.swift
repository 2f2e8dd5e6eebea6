import Domain
import Synchronization

/// Hands what became different in the journal from where that is found out to those who show it: each
/// change once, and in its order, with how the journal stands since then.
final class ChangeFeed: Sendable {
    /// The journal after something happened in its folder, and what became different.
    struct Message: Sendable {
        /// Nil if there is no folder.
        let snapshot: IndexSnapshot?
        let condition: JournalCondition
        let change: JournalChange
    }

    private struct State {
        var folder = JournalCondition.Folder.loading
        var progress: IndexingProgress?
        var snapshot: IndexSnapshot?
        var condition = JournalCondition(folder: .loading)
        var waiting: [Message] = []
        var beforeRows: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Nobody is told where nothing is different from what was posted last.
    ///
    /// - Parameter folder: how it is with the folder; nil where that is as it was.
    func post(
        _ change: JournalChange, snapshot: IndexSnapshot?, folder: JournalCondition.Folder? = nil
    ) {
        let beforeRows = state.withLock { state -> (@Sendable () -> Void)? in
            if let folder { state.folder = folder }
            let condition = JournalCondition(
                folder: state.folder, unreadable: snapshot?.unreadable ?? [],
                copies: snapshot?.copies ?? [],
                progress: state.progress)
            var change = change
            change.conditionChanged = condition != state.condition
            guard !change.isEmpty || snapshot !== state.snapshot else { return nil }
            (state.snapshot, state.condition) = (snapshot, condition)
            state.waiting.append(
                Message(snapshot: snapshot, condition: condition, change: change))
            return (snapshot?.months.total ?? 0) > 0 ? state.beforeRows.take() : nil
        }
        beforeRows?()
    }

    /// Calls a closure, once, when there are entries for the first time from now on.
    func beforeRows(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.beforeRows = body }
    }

    /// How far the reading is; told with what is posted next.
    var progress: IndexingProgress? {
        get { state.withLock(\.progress) }
        set { state.withLock { $0.progress = newValue } }
    }

    /// Whether nothing is known of the folder yet.
    var knowsNothing: Bool { state.withLock { $0.folder == .loading } }

    /// Takes the next message to deliver, or nil if there is none.
    func next() -> Message? {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
