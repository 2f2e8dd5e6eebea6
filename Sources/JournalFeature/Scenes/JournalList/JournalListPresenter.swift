public import Domain
public import Presentation
internal import Signals
public import Wording

/// Keeps the list showing what is asked for, as the journal stands.
public final class JournalListPresenter: Presenting {
    private weak var view: (any DisplaysJournal)?
    private let journal: any ReadsEntries & ReportsChanges
    private let words: LocalWords
    private var query: EntryQuery
    private var removed: Set<String> = []
    private var latestRequest = 0
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysJournal, page: any JournalListPage,
        journal: any ReadsEntries & ReportsChanges, words: LocalWords
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        query = EntryQuery(kind: page.filter.kind)

        subscriptions +=
            page.signalFilterChanged.onReception § eachTime § { [weak self] filter in
                self?.ask { $0.kind = filter.kind }
            }
        subscriptions +=
            page.signalSearchChanged.onReception § eachTime § { [weak self] search in
                self?.ask { $0.search = search }
            }
        subscriptions +=
            journal.changes.onReception § eachTime § { [weak self] change in
                self?.removed.subtract(change.added.map(\.rawValue))
                self?.removed.formUnion(change.removed.map(\.rawValue))
                self?.refresh()
            }
    }

    public func start() async {
        await show(nextRequest())
    }

    private func ask(_ change: (inout EntryQuery) -> Void) {
        let before = query
        change(&query)
        guard query != before else { return }
        // An answer that is there at once is drawn with the letter that asked for it.
        if let listing = journal.listingAtOnce(matching: query),
            let everything = journal.listingAtOnce(matching: EntryQuery())
        {
            nextRequest()
            show(listing, of: everything.count)
        } else {
            refresh()
        }
    }

    private func refresh() {
        let request = nextRequest()
        Task { [weak self] in await self?.show(request) }
    }

    @discardableResult
    private func nextRequest() -> Int {
        latestRequest += 1
        return latestRequest
    }

    /// An answer is not shown once there is a later request, from the moment that was made: it may
    /// name entries that are removed by then.
    private func show(_ request: Int) async {
        guard request == latestRequest else { return }
        let listing = await journal.listing(matching: query)
        guard request == latestRequest else { return }
        let everything =
            query == EntryQuery()
            ? listing.count : await journal.listing(matching: EntryQuery()).count
        guard request == latestRequest else { return }
        show(listing, of: everything)
    }

    private func show(_ listing: any EntryListing, of everything: Int) {
        let gone = removed
        removed = []
        view?.showJournal(
            JournalListViewModel(
                rows: ListingRows(listing, words: words),
                count: count(listing.count, of: everything),
                state: state(listing.count, of: everything), removed: gone))
    }

    private func state(_ count: Int, of everything: Int) -> JournalListViewModel.State {
        if count > 0 { return .entries }
        if everything > 0 { return .nothingFound }
        return switch journal.condition.folder {
        case .loading: .loading
        case .missing, .inaccessible: .unavailable
        case .ready, .readOnly, .readOnlyDisk: .empty
        }
    }

    private func count(_ count: Int, of everything: Int) -> String {
        if everything == 0 { return "" }
        let total = "\(words.number(everything)) \(everything == 1 ? "entry" : "entries")"
        return count == everything ? total : "\(words.number(count)) of \(total)"
    }
}

extension JournalFilter {
    fileprivate var kind: EntryKind? {
        switch self {
        case .all: nil
        case .films: .film
        case .trips: .trip
        }
    }
}
