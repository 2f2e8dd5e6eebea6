internal import Dispatch
import Domain

/// Makes the listings of one snapshot.
@MainActor
final class ListingSearch {
    let snapshot: IndexSnapshot
    private let months: SpokenMonths
    private var latest: RunningSearch?

    /// - Parameter months: what the one who searches calls them.
    init(in snapshot: IndexSnapshot, months: SpokenMonths) {
        self.snapshot = snapshot
        self.months = months
    }

    func listing(matching query: EntryQuery) async -> any EntryListing {
        if let known = snapshot.knownListing(matching: query) { return known }
        return await search(for: query).listing
    }

    /// Returns nil if it takes longer than half a frame: the other half is for drawing the result.
    func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        snapshot.knownListing(matching: query)
            ?? search(for: query).listing(within: .milliseconds(8))
    }

    /// Whoever asks for what is being searched for already waits for the same answer.
    private func search(for query: EntryQuery) -> RunningSearch {
        if let latest, latest.query == query { return latest }
        let search = RunningSearch(for: query, in: snapshot, months: months)
        latest = search
        return search
    }
}
