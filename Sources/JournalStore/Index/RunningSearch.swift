import Dispatch
import Domain
import Synchronization

/// A listing that is made on a thread of its own. Callers may wait for it with a limit.
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

    /// Returns the listing, or `nil` if it is not made within `time`.
    func listing(within time: DispatchTimeInterval) -> (any EntryListing)? {
        if answer.isThere.wait(timeout: .now() + time) == .success {
            // Other callers may be waiting too.
            answer.isThere.signal()
        }
        return answer.listing.withLock(\.self)
    }
}
