public import Wording

/// The list as it is to be shown. Rows are made when they are asked for.
public struct JournalListViewModel {
    public let rows: any JournalRows
    /// Such as "40 entries" or "3 of 40 entries"; empty while there is none in the journal.
    public let count: String
    public let state: State
    /// Whether the rows are in another order than before: what is marked is to be in view again.
    public let isReordered: Bool
    /// Whether other entries were asked for than before, so that the list begins at its top.
    public let isOther: Bool
    /// The ids of entries that are gone since the list before.
    public let removed: Set<String>

    public enum State: Hashable, Sendable {
        /// The journal is being read.
        case loading
        /// There is not one entry in the journal.
        case empty
        /// The folder is missing or cannot be read, so that nobody knows what is in it.
        case unavailable
        /// There are entries, but none that is asked for.
        case nothingFound
        /// The same of the ledger, of which nothing in particular is asked for.
        case nothingClaimed
        case entries

        /// Whether there is no row, and something else may be asked for.
        package var isFruitless: Bool { self == .nothingFound || self == .nothingClaimed }
    }

    /// The label of the button that shows more; empty if something was found.
    public let offer: String
    /// The label of the button that adds what was searched for; empty if something was found.
    public let addition: String
    /// `nil` if all of the search is understood.
    public let doubt: SearchDoubtViewModel?

    package init(
        rows: any JournalRows, count: String, state: State, offer: String = "",
        addition: String = "", doubt: SearchDoubtViewModel? = nil, isReordered: Bool = false,
        isOther: Bool = false,
        removed: Set<String> = []
    ) {
        self.rows = rows
        self.count = count
        self.state = state
        self.offer = offer
        self.addition = addition
        self.doubt = doubt
        self.isReordered = isReordered
        self.isOther = isOther
        self.removed = removed
    }
}

/// The message in place of an entry while none is on show.
public struct QuietViewModel: Hashable, Sendable {
    /// Empty where the text says all.
    public let title: String
    public let text: String
    /// Whether the ways to begin are offered: new entries, an import, a sample.
    public let offersBeginning: Bool
    /// Whether it says as well what the program is for: at the first start of all.
    public let showsTour: Bool

    package init(
        title: String = "", text: String, offersBeginning: Bool = false, showsTour: Bool = false
    ) {
        self.title = title
        self.text = text
        self.offersBeginning = offersBeginning
        self.showsTour = showsTour
    }

    /// Before anything is known.
    package static func loading(in words: LocalWords) -> QuietViewModel {
        QuietViewModel(text: words.readingJournal)
    }
}

extension JournalListViewModel {
    /// Stands in the place of the rows where there are none.
    package func nothing(in words: LocalWords) -> String {
        state == .nothingClaimed ? words.emptyLedgerTitle : words.nothingFound
    }

    /// The message beside the list while no entry is on show.
    ///
    /// - Parameter isFirstStart: whether there was no journal before.
    package func quiet(in words: LocalWords, isFirstStart: Bool = false) -> QuietViewModel {
        switch state {
        case .loading: .loading(in: words)
        case .empty where isFirstStart:
            QuietViewModel(
                title: words.welcome, text: words.purpose, offersBeginning: true, showsTour: true)
        case .empty:
            QuietViewModel(
                title: words.emptyJournal, text: words.waysToBegin, offersBeginning: true)
        case .unavailable: QuietViewModel(text: words.nothingToShow)
        case .nothingClaimed: QuietViewModel(text: words.emptyLedger)
        case .nothingFound, .entries: QuietViewModel(text: words.nothingChosen)
        }
    }
}

/// The rows of the list, one for each entry.
public protocol JournalRows: AnyObject {
    var count: Int { get }
    /// The row at an index in 0..<count; nil where it cannot be read now.
    func row(at index: Int) -> JournalRow?
    /// Where an entry stands; nil where it is not in the list.
    func index(of id: String) -> Int?
}

extension JournalRows {
    /// The entry beneath that one, or else the one above it, that is not gone; nil where there is
    /// none.
    func entry(beside id: String, except gone: Set<String>) -> String? {
        guard let index = index(of: id) else { return nil }
        // As many rows as are gone may stand between.
        let reach = gone.count + 1
        let beneath = (index + 1)..<max(index + 1, min(count, index + 1 + reach))
        let above = max(0, index - reach)..<index
        for index in Array(beneath) + above.reversed() {
            if let row = row(at: index), !gone.contains(row.id) { return row.id }
        }
        return nil
    }
}

public struct JournalRow: Hashable, Sendable {
    public let id: String
    /// Over the first row of those that belong together, such as "NOVEMBER 2026"; nil over the others.
    public let heading: String?
    public let kind: RowKind
    /// The meaning of the icon, such as "Film" or "Train".
    public let kindName: String
    public let title: String
    /// The most important details, such as "19 Nov · really good" or "20 Nov · 14:02 · 12 min
    /// late"; empty if nothing is known.
    public let detail: String
    /// Late, cancelled or missed: to be set off, though never by colour alone.
    public let isDisrupted: Bool
    /// Whether it stands for a journey of several legs.
    public let isJourney: Bool

    package init(
        id: String, heading: String? = nil, kind: RowKind, kindName: String, title: String,
        detail: String, isDisrupted: Bool, isJourney: Bool = false
    ) {
        self.id = id
        self.heading = heading
        self.kind = kind
        self.kindName = kindName
        self.title = title
        self.detail = detail
        self.isDisrupted = isDisrupted
        self.isJourney = isJourney
    }
}
