internal import Domain
public import Presentation
internal import Signals
public import Wording

/// Shows the entries of the list as a table, while the table is on show.
public final class JournalTablePresenter {
    private weak var view: (any DisplaysTable)?
    private let list: JournalListPresenter
    private let words: Localizer
    private var choice: TableChoice
    /// The subscriptions while the table is on show, or `nil` otherwise.
    private var listening: Subscriptions?
    private var order: ListOrder?
    private var copying: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// The number of rows that are copied at once, since other reads wait for them.
    nonisolated private static let slice = 512

    /// - Parameter choice: the columns of the last table.
    public init(
        view: any DisplaysTable, events: JournalEvents, list: JournalListPresenter,
        words: Localizer, choice: TableChoice
    ) {
        self.view = view
        self.list = list
        self.words = words
        self.choice = choice

        subscriptions += events.tableOnShow.signal.onReception § eachTime
            § weakly(self) { $0.setOnShow }
        subscriptions += events.tableColumn.signal.onReception § eachTime
            § weakly(self) { $0.toggle }
        subscriptions += events.tableCopy.signal.onReception § eachTime § weakly(self) { $0.copy }
    }

    private func setOnShow(_ isOnShow: Bool) {
        listening = isOnShow ? Subscriptions() : nil
        listening? += list.signalListed.onReception § eachTime § weakly(self) { $0.show }
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

public protocol DisplaysTable: Viewable {
    func showTable(_ table: JournalTableViewModel)
    /// Puts the table onto the clipboard, and shows a note about it.
    func copyTable(_ text: String, saying note: String)
}

struct ListedEntries {
    let listing: any EntryListing
    /// The number of all entries of the journal.
    let entryCount: Int
    let filter: JournalFilter
    let order: ListOrder
    /// The list as its view shows it.
    let list: JournalListViewModel
}

/// A table of the listed entries. Its rows are made when they are drawn.
public struct JournalTableViewModel {
    /// The columns that are shown.
    public let columns: [Column]
    /// The columns to choose from.
    public let choices: [Choice]
    public let rows: any JournalTableRows
    /// The number of rows, of which each leg of a journey has one, such as "3 of 40 entries".
    public let count: String
    /// Whether the order of the rows has changed.
    public let isReordered: Bool
    /// The message in place of the rows, or `nil` if there are rows.
    public let nothing: String?
    /// The advice below that message, or empty if there is none.
    public let advice: String
    /// The label of the button that shows more, or empty if it would not.
    public let offer: String
    /// The columns to remember for the next table.
    public let choice: TableChoice

    public struct Column: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isOfNumbers: Bool
        /// The fact that the column sorts by, or `nil` if it cannot be sorted.
        public let fact: String?
        /// The direction in which the rows are sorted by this column, or `nil` if they are not.
        public let direction: Direction?
    }

    public enum Direction: Hashable, Sendable {
        /// The first letters, oldest days and smallest numbers come first.
        case rising
        case falling
    }

    public struct Choice: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isShown: Bool
        /// Whether the column can be hidden. The last one cannot.
        public let canChange: Bool
    }
}

public protocol JournalTableRows: AnyObject {
    var count: Int { get }
    /// Returns the row at an index in 0..<count, with a text for each column.
    func row(at index: Int) -> (id: String, cells: [String])
    /// Returns the index of an entry, or `nil` if it is not in the table.
    func index(of id: String) -> Int?
}

/// The columns of the table for each filter of the list.
public struct TableChoice: Hashable, Sendable {
    private var chosen: [JournalFilter: Set<EntryColumn>] = [:]

    public init() {}

    /// The names of the chosen columns, such as `["date", "title"]`, or `nil` if none were chosen.
    /// Unknown names are ignored.
    public subscript(filter: JournalFilter) -> [String]? {
        get {
            chosen[filter].map { columns in
                EntryColumn.allCases.filter(columns.contains).map(\.rawValue)
            }
        }
        set {
            let columns = newValue.map { Set($0.compactMap(EntryColumn.init)) }
            chosen[filter] = columns?.isEmpty == true ? nil : columns
        }
    }

    /// Returns the columns that are shown, from the start of a row to its end.
    func columns(of filter: JournalFilter) -> [EntryColumn] {
        let usual =
            filter == .wanted ? EntryColumn.usualOfWanted : EntryColumn.usual(for: filter.kind)
        let columns = chosen[filter] ?? usual
        let shown = EntryColumn.all(of: filter.kind).filter(columns.contains)
        return shown.isEmpty ? [.title] : shown
    }

    /// Shows or hides a column. The last one stays.
    mutating func toggle(_ column: EntryColumn, of filter: JournalFilter) {
        let columns = Set(self.columns(of: filter)).symmetricDifference([column])
        if !columns.isEmpty { chosen[filter] = columns }
    }
}

/// The rows of a listing as texts of a table.
final class TableRows: JournalTableRows {
    private let listing: any EntryListing
    private let columns: [EntryColumn]
    private let words: Localizer
    private let entries: ListingWindow<CountedEntry>

    init(_ listing: any EntryListing, _ columns: [EntryColumn], words: Localizer) {
        self.listing = listing
        self.columns = columns
        self.words = words
        count = listing.count
        entries = ListingWindow(count: listing.count, listing.counted)
    }

    let count: Int

    func row(at index: Int) -> (id: String, cells: [String]) {
        // A row that cannot be read now stays empty until the table is filled again.
        guard let entry = entries.row(at: index) else { return ("", []) }
        return (entry.id.rawValue, columns.map { words.cell(of: $0, in: entry).shown })
    }

    func index(of id: String) -> Int? { listing.position(of: EntryID(id)) }
}
