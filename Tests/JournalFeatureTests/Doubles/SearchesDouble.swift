import Domain
import Signals

/// A journal that keeps searches, and a list in which they are searched for.
final class SearchesDouble: KeepsSearches, ReportsChanges {
    var searches: [SavedSearch]
    /// What reading and writing throw while it is set.
    var failure: JournalError?
    var condition = JournalCondition(folder: .ready)
    private let changed = Emitter<JournalChange>()

    var changes: Signal<JournalChange> { changed.signal }

    init(_ searches: SavedSearch?...) { self.searches = searches.compactMap(\.self) }

    func savedSearches() async throws(JournalError) -> [SavedSearch] {
        if let failure { throw failure }
        return searches
    }

    func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) async throws(JournalError) {
        if let failure { throw failure }
        searches.removeAll(where: removed.contains)
        searches += added.filter { !searches.contains($0) }
    }
}
