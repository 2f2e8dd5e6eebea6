import Domain
import Synchronization

/// Searches a journal for entries that the contents of sources may be, a batch at a time and off
/// the main actor.
final class JournalSearch: Sendable {
    private let contents: SourceContents
    private let state = Mutex((wanted: WantedEntries?.none, found: FoundEntries()))

    init(for contents: SourceContents) {
        self.contents = contents
    }

    @Sendable func keys() -> MatchKeys { wanted.keys }

    /// The wanted entries, computed on first use, which does not happen for an empty journal.
    private var wanted: WantedEntries {
        state.withLock { state in
            let wanted = state.wanted ?? WantedEntries(for: contents)
            state.wanted = wanted
            return wanted
        }
    }

    func add(_ batch: [StoredEntry]) {
        guard !batch.isEmpty else { return }
        let wanted = wanted
        state.withLock { state in
            for stored in batch where !Task.isCancelled {
                if let entry = stored.entry, wanted.wants(entry, called: stored.id) {
                    state.found.entries.append(FoundEntries.One(id: stored.id, entry: entry))
                }
                if let file = wanted.file(stored) { state.found.files.append(file) }
            }
        }
    }

    /// - Parameter lists: The lists of the journal, if lists are imported.
    func found(beside lists: [StoredList] = []) -> FoundEntries {
        var found = state.withLock(\.found)
        found.lists = lists
        return found
    }
}
