import Domain
import Synchronization

/// Hands what became different in the journal from where that is found out to those who show it: each
/// change once, and in its order.
final class ChangeFeed: Sendable {
    /// The journal after something happened in its folder, and what became different.
    struct Message: Sendable {
        /// Nil if there is no folder.
        let snapshot: IndexSnapshot?
        let condition: JournalCondition
        let change: JournalChange
    }

    private struct State {
        var snapshot: IndexSnapshot?
        var condition = JournalCondition(folder: .loading)
        var waiting: [Message] = []
    }

    private let state = Mutex(State())

    /// Nobody is told where nothing is different from what was posted last.
    func post(
        _ change: JournalChange, snapshot: IndexSnapshot?, condition: JournalCondition
    ) {
        state.withLock { state in
            var change = change
            change.conditionChanged = condition != state.condition
            guard !change.isEmpty || snapshot !== state.snapshot else { return }
            (state.snapshot, state.condition) = (snapshot, condition)
            state.waiting.append(
                Message(snapshot: snapshot, condition: condition, change: change))
        }
    }

    /// Takes the next message to deliver, or nil if there is none.
    func next() -> Message? {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
