import Domain
import Synchronization

/// Looks through a journal for what the contents of sources may be, a batch at a time and off the
/// main actor.
final class JournalSearch: Sendable {
    private let contents: SourceContents
    /// Only a journal that holds something is worth the question what of it matters.
    private let wanted = Mutex<WantedEntries?>(nil)
    private let state = Mutex(FoundEntries())

    init(for contents: SourceContents) {
        self.contents = contents
    }

    func add(_ batch: [StoredEntry]) {
        guard !batch.isEmpty else { return }
        let wanted = wanted.withLock { wanted in
            let known = wanted ?? WantedEntries(for: contents)
            wanted = known
            return known
        }
        let found = wanted.found(in: batch)
        state.withLock { $0.add(found) }
    }

    var found: FoundEntries { state.withLock { $0 } }
}
