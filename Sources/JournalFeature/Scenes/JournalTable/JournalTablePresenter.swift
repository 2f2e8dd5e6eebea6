internal import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows the entries of the list as a table, while the table is on show.
public final class JournalTablePresenter: Presenting {
    private weak var view: (any DisplaysTable)?
    private let list: any ListsEntries
    private let words: Localizer
    private var choice: TableChoice
    /// The subscriptions while the table is on show, or `nil` otherwise.
    private var listening: Subscriptions?
    /// The order of the last shown table.
    private var order: ListOrder?
    private var copying: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// The number of rows that are copied at once, since other reads wait for them.
    nonisolated private static let slice = 512

    /// - Parameter choice: the columns of the last table.
    public init(
        view: any DisplaysTable, events: JournalEvents, list: any ListsEntries,
        words: Localizer, choice: TableChoice
    ) {
        self.view = view
        self.list = list
        self.words = words
        self.choice = choice

        subscriptions +=
            events.tableOnShow.signal.onReception § eachTime § { [weak self] isOnShow in
                self?.setOnShow(isOnShow)
            }
        subscriptions +=
            events.tableColumn.signal.onReception § eachTime
            § weakly(self, JournalTablePresenter.toggle)
        subscriptions +=
            events.tableCopy.signal.onReception § eachTime
            § weakly(self, JournalTablePresenter.copy)
    }

    public func start() async {}

    private func setOnShow(_ isOnShow: Bool) {
        listening = isOnShow ? Subscriptions() : nil
        listening? +=
            list.signalListed.onReception § eachTime § weakly(self, JournalTablePresenter.show)
        if isOnShow { show() }
    }

    private func show() {
        guard let listed = list.listed else { return }
        let columns = choice.columns(of: listed.filter)
        let rows = TableRows(listed.listing.unfolded, columns, words: words)
        defer { order = listed.order }
        view?.showTable(
            JournalTableViewModel(
                columns: columns.map { column($0, in: listed.order) },
                choices: EntryColumn.all(of: listed.filter.kind).map { column in
                    JournalTableViewModel.Choice(
                        id: column.rawValue, name: words.heading(of: column),
                        isShown: columns.contains(column), canChange: columns != [column])
                },
                rows: rows, count: words.found(rows.count, of: listed.entryCount),
                isReordered: order.map { listed.list.isOther || $0 != listed.order } ?? false,
                nothing: nothing(in: listed.list.state),
                advice: listed.list.state.advice(in: words), offer: listed.list.offer,
                choice: choice))
    }

    private func column(_ column: EntryColumn, in order: ListOrder) -> JournalTableViewModel.Column
    {
        let isRising = order.fact.isRising != order.isReversed
        return JournalTableViewModel.Column(
            id: column.rawValue, name: words.heading(of: column), isOfNumbers: column.isOfNumbers,
            fact: column.fact?.rawValue,
            direction: column.fact == order.fact ? (isRising ? .rising : .falling) : nil)
    }

    private func nothing(in state: JournalListViewModel.State) -> String? {
        switch state {
        case .entries: nil
        case .loading: words.readingJournal
        case .empty: words.emptyJournal
        case .unavailable: words.nothingToShow
        case .nothingFound: words.nothingFound
        case .nothingClaimed: words.emptyLedgerTitle
        case .nothingWanted: words.nothingWanted
        }
    }

    private func toggle(_ id: String) {
        guard let column = EntryColumn(rawValue: id), let listed = list.listed else { return }
        choice.toggle(column, of: listed.filter)
        show()
    }

    private func copy() {
        guard let listed = list.listed, listed.listing.count > 0 else { return }
        let columns = choice.columns(of: listed.filter)
        copying?.cancel()
        copying = Task { [weak self, words] in
            let (text, count) = await Self.text(of: listed.listing.unfolded, columns, words)
            guard !Task.isCancelled else { return }
            self?.view?.copyTable(
                text,
                saying: words.say(
                    one: "Copied {count} row.", other: "Copied {count} rows.", count: count))
        }
    }

    @concurrent
    nonisolated private static func text(
        of listing: any EntryListing, _ columns: [EntryColumn], _ words: Localizer
    ) async -> (text: String, count: Int) {
        var count = 0
        var text = TableText.text(of: [columns.map(words.heading)])
        for start in stride(from: 0, to: listing.count, by: slice) {
            if Task.isCancelled { break }
            let end = min(start + slice, listing.count)
            let entries = listing.counted(in: start..<end)
            count += entries.count
            text += TableText.text(
                of: entries.map { entry in
                    columns.map { words.cell(of: $0, in: entry).copied }
                })
        }
        return (text, count)
    }
}
