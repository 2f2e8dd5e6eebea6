public import Claims
public import Domain
public import Presentation
internal import Signals
public import Wording

/// Keeps the list up to date with the filter, the search and the journal.
public final class JournalListPresenter: Presenting, KnowsListedEntries, SearchesJournal {
    private weak var view: (any DisplaysJournal)?
    private let journal: any ReadsEntries & ReportsChanges
    private let ledger: JournalLedger?
    private let showsPictures: () -> Bool
    private let words: Localizer
    private var filter: JournalFilter
    private var order: JournalOrder
    private var search = ""
    private var rows: ListingRows?
    /// The listed entries, or `nil` until the journal is read.
    private(set) var listed: ListedEntries?
    private let listedChanged = Emitter<Void>()
    private var shownOrder: JournalOrder
    private var shownAsked: (filter: JournalFilter, search: String)
    private var latestRequest = 0
    /// The entries that were added or changed since the shown list.
    private var changed: Set<EntryID> = []
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - ledger: the ledger, or `nil` if there is none to list.
    ///   - showsPictures: returns whether the rows of films begin with their pictures.
    ///   - filter: the filter at the start.
    ///   - order: the order at the start.
    public init(
        view: any DisplaysJournal, events: JournalEvents,
        journal: any ReadsEntries & ReportsChanges, ledger: JournalLedger? = nil,
        showsPictures: @escaping () -> Bool = { false }, words: Localizer,
        filter: JournalFilter = .all, order: JournalOrder = JournalOrder()
    ) {
        self.showsPictures = showsPictures
        self.view = view
        self.journal = journal
        self.ledger = ledger
        self.words = words
        self.filter = filter
        self.order = order
        shownOrder = order
        shownAsked = (filter, search)

        subscriptions += events.filterChanged.signal.onReception § eachTime § {
            [weak self] filter in
            self?.ask { $0.filter = filter }
        }
        subscriptions += events.orderChanged.signal.onReception § eachTime § { [weak self] order in
            self?.ask { $0.order = order }
        }
        subscriptions += events.searchChanged.signal.onReception § eachTime § {
            [weak self] search in
            self?.ask { $0.search = search }
        }
        subscriptions += events.showMore.signal.onReception § eachTime
            § weakly(self) { $0.showMore }
        subscriptions += journal.changes.onReception § eachTime § { [weak self] in
            self?.refresh(after: $0)
        }
    }

    public func start() async { await refresh(atOnce: true).value }

    public func entry(beside id: String, except gone: Set<String>) -> String? {
        rows?.entry(beside: id, except: gone)
    }

    public func representsSingleEntry(_ id: String) -> Bool {
        guard filter == .claims, let rows, let place = rows.index(of: id) else { return false }
        return rows.row(at: place)?.isJourney == false
    }

    public func contains(_ id: String) async -> Bool {
        await answer(to: query).position(of: EntryID(id)) != nil
    }

    public func entryToShow(on today: CalendarDay?) async -> String? {
        if filter != .claims, let today {
            let first = CalendarDay(year: 1, month: 1, day: 1) ?? today
            for days in [today...today, first...today] {
                let query = EntryQuery(
                    kind: filter.kind, search: filter.search(search), days: days,
                    foldsJourneys: true)
                let listing = await journal.listing(matching: query)
                if let entry = listing.summaries(in: 0..<1).first { return entry.id.rawValue }
            }
        }
        return await answer(to: query).summaries(in: 0..<1).first?.id.rawValue
    }

    /// Shows all entries if an entry is left out by the filter or search.
    public func uncover(_ id: EntryID) {
        Task { [weak self] in
            guard let self, await !contains(id.rawValue) else { return }
            view?.clearSearch()
            (filter, search) = (.all, "")
            showResult()
        }
    }

    /// Posts when the list has other entries or another order.
    var signalListed: Signal<Void> { listedChanged.signal }

    public var currentQuery: (filter: JournalFilter, search: String) { (filter, search) }

    public var currentOrder: ListOrder { order.order }

    public func show(_ filter: JournalFilter, search: String) {
        view?.showSearch(filter, text: search)
        (self.filter, self.search) = (filter, search)
        // The list is requested even if nothing changed, so that it gets the focus with its rows.
        showResult()
    }

    private static let everything = EntryQuery(foldsJourneys: true)

    private var query: EntryQuery {
        EntryQuery(
            kind: filter.kind, search: filter.search(search), order: order.order,
            foldsJourneys: true)
    }

    /// Removes the search, or else the filter, which have hidden every entry.
    private func showMore() { show(search.isEmpty ? .all : filter, search: "") }

    private func ask(_ change: (JournalListPresenter) -> Void) {
        let before = query
        change(self)
        if query != before { showResult() }
    }

    private func showResult() {
        // A result without delay is drawn together with the typed letter.
        if filter != .claims,
            let everything = journal.listingAtOnce(matching: Self.everything),
            let listing = journal.listingAtOnce(matching: query)
        {
            nextRequest()
            show(listing, of: everything)
        } else {
            refresh()
        }
    }

    /// Requests a list. An answer is dropped once there is a later request, because it may include
    /// entries that are removed by then.
    ///
    /// - Parameters:
    ///   - change: the change of the journal after which the list is requested.
    ///   - atOnce: whether a result without delay is shown before this returns, and not together
    ///     with other changes.
    @discardableResult
    private func refresh(
        after change: JournalChange = JournalChange(), atOnce: Bool = false
    ) -> Task<Void, Never> {
        // The id of an added entry may be that of a removed one.
        changed.formUnion(change.changed.union(change.added))
        let request = nextRequest()
        let read: @MainActor @Sendable () async -> Void = { [weak self] in
            guard let self, request == latestRequest else { return }
            let listing = await answer(to: query)
            guard request == latestRequest else { return }
            let everything =
                filter != .claims && query == Self.everything
                ? listing : await journal.listing(matching: Self.everything)
            guard request == latestRequest else { return }
            show(listing, of: everything)
        }
        return atOnce ? Task.immediate(operation: read) : Task(operation: read)
    }

    private func answer(to query: EntryQuery) async -> any EntryListing {
        if filter == .claims, let ledger {
            await listing(of: ledger, matching: query)
        } else {
            await journal.listing(matching: query)
        }
    }

    /// Returns the listing. The ledger has its own order, and is searched as the journal is.
    private func listing(
        of ledger: JournalLedger, matching query: EntryQuery
    ) async -> any EntryListing {
        let whole = await ledger.ledger()
        guard query.search.contains(where: { !$0.isWhitespace }) else {
            return LedgerListing(whole)
        }
        let found = await journal.listing(matching: EntryQuery(search: query.search))
        return LedgerListing(whole) { found.position(of: $0) != nil }
    }

    @discardableResult
    private func nextRequest() -> Int {
        latestRequest += 1
        return latestRequest
    }

    private func show(_ listing: any EntryListing, of everything: any EntryListing) {
        let picture: (EntryID) async -> String? = { [journal] in
            await journal.entry($0)?.storedFile?.path
        }
        let rows = ListingRows(
            listing, foundBy: search, words: words, picture: showsPictures() ? picture : nil)
        self.rows = rows
        defer {
            shownOrder = order
            shownAsked = currentQuery
            changed = []
        }
        let state = state(listing.count, of: everything.count)
        // A search for facts of legs has a row for each leg, and may have more than the whole list.
        let all = listing.count > everything.count ? everything.entryCount : everything.count
        let list = JournalListViewModel(
            rows: rows, count: words.found(listing.count, of: all), state: state,
            offer: !state.isFruitless
                ? ""
                : search.isEmpty ? words.say("Show All Entries") : words.say("Clear Search"),
            addition: state != .nothingFound || search.isEmpty
                ? "" : words.say("Add “{text}”…", ["text": search.displayIsolated(upTo: 40)]),
            doubt: journal.doubts(about: search).first.map { SearchDoubtViewModel($0, in: words) },
            isReordered: order != shownOrder, isOther: currentQuery != shownAsked,
            changed: Set(changed.map(\.rawValue)))
        listed = ListedEntries(
            listing: listing, entryCount: everything.entryCount, filter: filter,
            order: order.order, list: list)
        view?.showJournal(list)
        listedChanged.emit()
    }

    private func state(_ count: Int, of everything: Int) -> JournalListViewModel.State {
        if count > 0 { return .entries }
        if everything > 0 {
            guard search.isEmpty else { return .nothingFound }
            return switch filter {
            case .claims: .nothingClaimed
            case .wanted: .nothingWanted
            default: .nothingFound
            }
        }
        return switch journal.condition.folder {
        case .loading: .loading
        case .vanished, .missing, .inaccessible: .unavailable
        case .ready, .readOnly, .readOnlyDisk: .empty
        }
    }
}

public protocol DisplaysJournal: DisplaysFailure {
    /// Replaces the list, and clears the page of an entry that was removed.
    func showJournal(_ list: JournalListViewModel)
    /// Marks an entry in the list as the one that is shown, without requesting it.
    func markEntry(_ id: String?)
    /// Shows the present filter and search without requesting a list. The list gets the focus with
    /// its next rows, or the search does if there are none.
    func showSearch(_ filter: JournalFilter, text: String)
    /// Clears the search and the filter without requesting a list, and leaves the focus where it
    /// is.
    func clearSearch()
}

/// Knows the entries of the list as the person sees it.
public protocol KnowsListedEntries: AnyObject {
    /// Returns the entry below another one in the list, or else the one above it, or `nil` if there
    /// are none but removed ones.
    func entry(beside id: String, except gone: Set<String>) -> String?
    /// Whether the row of an entry stands for the entry alone, even if it is a leg of a journey.
    func representsSingleEntry(_ id: String) -> Bool
    /// Whether an entry matches the filter and the search.
    func contains(_ id: String) async -> Bool
    /// Returns the entry to show if none is chosen: today's, or else the newest that is not in the
    /// future, or else the first, or `nil` if the list is empty.
    func entryToShow(on today: CalendarDay?) async -> String?
}
