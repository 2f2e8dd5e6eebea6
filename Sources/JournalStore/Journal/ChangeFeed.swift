import Domain
import Synchronization

/// Hands what became different in the journal from where that is found out to those who show it: each
/// change once, and in its order.
final class ChangeFeed: Sendable {
    /// The journal after something happened in its folder, and what became different.
    struct Update: Sendable {
        /// Nil where there is no folder.
        var snapshot: IndexSnapshot?
        var condition = JournalCondition(folder: .loading)
        var change = JournalChange()
    }

    private struct State {
        var latest = Update()
        var waiting: [Update] = []
    }

    private let state = Mutex(State())

    /// Nobody is told where nothing is different from what was posted last.
    func post(
        _ change: JournalChange, snapshot: IndexSnapshot?, condition: JournalCondition
    ) {
        state.withLock { state in
            var change = change
            change.conditionChanged = condition != state.latest.condition
            guard !change.isEmpty || snapshot !== state.latest.snapshot else { return }
            state.latest = Update(snapshot: snapshot, condition: condition, change: change)
            state.waiting.append(state.latest)
        }
    }

    /// What is to be told next; nil where everything was.
    func next() -> Update? {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }
}
