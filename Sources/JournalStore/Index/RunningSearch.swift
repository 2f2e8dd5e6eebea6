import Dispatch
import Domain
import Synchronization

/// A listing that is being made on a thread of its own; those who want it wait for as long as they
/// like.
final class RunningSearch: Sendable {
    let query: EntryQuery
    private let answer = Answer()
    private let task: Task<any EntryListing, Never>

    private final class Answer: Sendable {
        let listing = Mutex<(any EntryListing)?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }

    init(for query: EntryQuery, in snapshot: IndexSnapshot, months: SpokenMonths) {
        self.query = query
        task = Task.detached(priority: .userInitiated) { [answer] in
            let listing = snapshot.listing(matching: query, months: months)
            answer.listing.withLock { $0 = listing }
            answer.isThere.signal()
            return listing
        }
    }

    var listing: any EntryListing {
        get async { await task.value }
    }

    /// Returns nil if it takes longer.
    func listing(within time: DispatchTimeInterval) -> (any EntryListing)? {
        if answer.isThere.wait(timeout: .now() + time) == .success {
            // Others may be waiting too.
            answer.isThere.signal()
        }
        return answer.listing.withLock(\.self)
    }
}
