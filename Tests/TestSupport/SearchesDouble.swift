package import Domain
package import Signals

/// A journal that keeps searches, and a list that applies them.
@MainActor
package final class SearchesDouble: StoresSearches, ReportsChanges {
    package var searches: [SavedSearch]
    /// The error that reading and writing throw while it is set.
    package var failure: JournalError?
    package var condition = JournalCondition(folder: .ready)
    private let changed = Emitter<JournalChange>()

    package var changes: Signal<JournalChange> { changed.signal }

    package init(_ searches: SavedSearch?...) { self.searches = searches.compactMap(\.self) }

    package func savedSearches() async throws(JournalError) -> [SavedSearch] {
        if let failure { throw failure }
        return searches
    }

    package func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) async throws(JournalError) {
        if let failure { throw failure }
        searches.removeAll(where: removed.contains)
        searches += added.filter { !searches.contains($0) }
    }
}
