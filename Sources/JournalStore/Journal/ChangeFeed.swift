import Domain
import Synchronization

/// The queue of changes from the folder's actor to the main actor: each change once and in order,
/// with the condition of the journal since then.
final class ChangeFeed: Sendable {
    /// The state of the journal after an event in its folder, and the change.
    struct Message: Sendable {
        /// The snapshot, or `nil` if there is no folder.
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

    /// Posts a message unless nothing differs from the one before.
    ///
    /// - Parameter folder: the condition of the folder, or `nil` if it is unchanged.
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

    /// Sets a closure that is called once, when there are entries for the first time from now on.
    func beforeRows(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.beforeRows = body }
    }

    /// The progress of reading, which is part of the next message.
    var progress: IndexingProgress? {
        get { state.withLock(\.progress) }
        set { state.withLock { $0.progress = newValue } }
    }

    /// Whether nothing is known about the folder yet.
    var knowsNothing: Bool { state.withLock { $0.folder == .loading } }

    /// Returns and removes the next message, or returns `nil` if there is none.
    func next() -> Message? {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
