package import Domain
public import Presentation
public import Wording

/// The content of the list. Its rows are made when they are drawn.
public struct JournalListViewModel {
    public let rows: any JournalRows
    /// The number of rows, such as "40 entries" or "3 of 40 entries", or empty if the journal is
    /// empty.
    public let count: String
    public let state: State
    /// The label of the button that shows more, or empty if there are rows.
    public var offer = ""
    /// The label of the button that adds an entry for the search, or empty if there are rows.
    public var addition = ""
    /// The part of the search that was not understood, or `nil` if all of it was.
    public var doubt: SearchDoubtViewModel?
    /// Whether the order has changed, so that the marked row is scrolled into view.
    public var isReordered = false
    /// Whether the filter or search has changed, so that the list begins at its top.
    public var isOther = false
    /// The ids of the entries that were added or changed since the list before.
    public var changed: Set<String> = []

    public enum State: Hashable, Sendable {
        /// The journal is being read.
        case loading
        /// The journal has no entries.
        case empty
        /// The folder is missing or cannot be read, so that its content is unknown.
        case unavailable
        /// No entry matches the filter and the search.
        case nothingFound
        /// The ledger is listed and is empty.
        case nothingClaimed
        /// The watchlist is listed and is empty.
        case nothingWanted
        case entries

        /// Whether there are no rows, and another filter or search may find some.
        package var isFruitless: Bool {
            [.nothingFound, .nothingClaimed, .nothingWanted].contains(self)
        }
    }
}

/// The message in the detail pane while no entry is shown.
public struct QuietViewModel: Hashable, Sendable {
    /// The title, or empty if the text is enough.
    public var title = ""
    public let text: String
    /// Whether the ways to begin are offered: new entries, an import, a sample.
    public var offersBeginning = false
    /// Whether the tour of the program is shown, at the very first start.
    public var showsTour = false

    /// Returns the message while the journal is being read.
    package static func loading(in words: Localizer) -> QuietViewModel {
        QuietViewModel(text: words.readingJournal)
    }
}

extension JournalListViewModel.State {
    /// Returns the advice below the message in place of the rows, or an empty text.
    package func advice(in words: Localizer) -> String {
        switch self {
        case .nothingFound: words.say("Try fewer words, or another filter.")
        case .nothingClaimed: words.emptyLedger
        case .nothingWanted: words.say("Films that you still want to see appear here.")
        case .empty: words.waysToBegin
        case .loading, .unavailable, .entries: ""
        }
    }
}

extension JournalListViewModel {
    /// Returns the message in place of the rows if there are none.
    package func nothing(in words: Localizer) -> String {
        switch state {
        case .nothingClaimed: words.emptyLedgerTitle
        case .nothingWanted: words.nothingWanted
        default: words.nothingFound
        }
    }

    /// Returns the message beside the list while no entry is shown.
    ///
    /// - Parameter isFirstStart: whether there was no journal before.
    package func quiet(in words: Localizer, isFirstStart: Bool = false) -> QuietViewModel {
        switch state {
        case .loading: .loading(in: words)
        case .empty where isFirstStart:
            QuietViewModel(
                title: words.welcome, text: words.purpose, offersBeginning: true, showsTour: true)
        case .empty:
            QuietViewModel(
                title: words.emptyJournal, text: words.waysToBegin, offersBeginning: true)
        case .unavailable: QuietViewModel(text: words.nothingToShow)
        case .nothingClaimed:
            QuietViewModel(title: words.emptyLedgerTitle, text: words.emptyLedger)
        case .nothingFound, .nothingWanted, .entries:
            QuietViewModel(title: words.nothingChosen, text: words.say("Its page appears here."))
        }
    }
}

/// The rows of the list, one for each entry.
public protocol JournalRows: AnyObject {
    var count: Int { get }
    /// The indices of the rows that have a heading, in rising order.
    var headed: [Int] { get }
    /// Returns the row at an index in 0..<count, or `nil` if it cannot be read now.
    func row(at index: Int) -> JournalRow?
    /// Returns the index of an entry, or `nil` if it is not in the list.
    func index(of id: String) -> Int?
    /// Returns a row as a sentence for a screen reader, such as "Köln Hbf to Wien Westbf, train,
    /// 20 November 2026, 14:02, 68 minutes late", or `nil` if it cannot be read now.
    func sentence(at index: Int) -> String?
    /// Returns the places of the words that were searched for in a text of a row.
    func marks(in text: String) -> [Range<String.Index>]
    /// Whether the rows of films begin with their pictures.
    var showsPictures: Bool { get }
    /// Returns the path of a film's picture, or `nil` if it has none.
    func picture(of id: String) async -> String?
}

extension JournalRows {
    public func marks(in text: String) -> [Range<String.Index>] { [] }

    public var showsPictures: Bool { false }

    public func picture(of id: String) async -> String? { nil }

    /// Returns the entry below another one, or else the one above it, that was not removed, or
    /// `nil` if there is none.
    func entry(beside id: String, except gone: Set<String>) -> String? {
        guard let index = index(of: id) else { return nil }
        // All removed rows may lie between the two.
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
    /// The heading over the first row of a group, such as "NOVEMBER 2026", or `nil` for other rows.
    public var heading: String?
    public let kind: RowKind
    /// The meaning of the icon, such as "Film" or "Train".
    public let kindName: String
    public let title: String
    /// The day and the time, such as "20 Nov · 14:02 · 2 legs", or empty if none are known.
    public let detail: String
    /// The fact at the end of the row, such as "really good", "12 min late" or "€12.48", or empty
    /// if none is known.
    public var fact = ""
    /// The emphasis of the fact, which says the same in words.
    public var emphasis = Emphasis.quiet
    /// Whether the row stands for a journey of several legs.
    public var isJourney = false
}

/// The fact that the list is sorted by, and the direction.
public struct JournalOrder: Hashable, Sendable {
    package let order: ListOrder

    /// Makes an order by a fact, or by the date if the fact is unknown.
    public init(by fact: String = "", isReversed: Bool = false) {
        order = ListOrder(ListOrder.Fact(rawValue: fact) ?? .date, isReversed: isReversed)
    }

    /// The stored name of the fact, such as "title".
    public var fact: String { order.fact.rawValue }

    public var isReversed: Bool { order.isReversed }

    /// Returns the facts to sort by, each with its label, such as "Release Year".
    package static func facts(in words: Localizer) -> [(fact: String, name: String)] {
        ListOrder.Fact.allCases.map { ($0.rawValue, words.order(by: $0)) }
    }
}

extension JournalRow {
    /// Makes a row, whose day leaves out what the heading says: the year below a month, and that
    /// the day is unknown.
    ///
    /// - Parameter isFirst: whether the heading is shown over the row.
    init(
        _ summary: EntrySummary, under heading: ListHeading, isFirst: Bool = false, words: Localizer
    ) {
        let content = summary.content
        let detail: String
        var emphasis = Emphasis.quiet
        if case .ledger(let section, sums: _) = heading {
            detail =
                [
                    words.ledgerDay(of: summary), words.ledgerState(of: summary, in: section),
                ].listed
        } else {
            detail = words.circumstances(of: summary, on: day(of: summary, under: heading, words))
            if case .trip(_, _, _, let status) = content, summary.owed == nil {
                emphasis = Emphasis(status)
            }
        }
        self.init(
            id: summary.id.rawValue, heading: isFirst ? words.heading(heading) : nil,
            kind: RowKind(content), kindName: words.kind(of: content), title: content.nameInList,
            detail: detail, fact: words.fact(of: summary),
            emphasis: emphasis == .success ? .quiet : emphasis, isJourney: summary.legs > 1)
    }
}

extension Localizer {
    /// Returns the row of an entry as a sentence, which names the day that the heading may leave out.
    func sentence(of summary: EntrySummary, under heading: ListHeading) -> String {
        guard case .ledger(let section, sums: _) = heading else { return sentence(of: summary) }
        return sentence(
            of: summary,
            saying: [
                ledgerDay(of: summary), fact(of: summary), ledgerState(of: summary, in: section),
            ])
    }
}

private func day(
    of summary: EntrySummary, under heading: ListHeading, _ words: Localizer
) -> String {
    switch heading {
    case .month, .wanted, .unknown(.date): summary.day.map { words.shortDay($0) } ?? ""
    default: words.dayOfYear(of: summary)
    }
}

extension Localizer {
    /// Returns the day of a trip, or of a claim that was sent.
    fileprivate func ledgerDay(of summary: EntrySummary) -> String {
        switch summary.content {
        case .pass: return ""
        case .claim(let claim) where claim.isUnsent: return ""
        default: return summary.day.map { shortDayOfYear($0) } ?? dayUnknown
        }
    }

    fileprivate func ledgerState(of summary: EntrySummary, in section: LedgerSection) -> String {
        guard case .claim(let claim) = summary.content else { return otherDetail(of: summary) }
        let isLapsed = if case .lapsed = section { true } else { false }
        return state(inLedger: claim, isLapsed: isLapsed)
    }
}

/// The rows of a listing. The accessible text of each section's first row includes the heading.
final class ListingRows: JournalRows {
    private let listing: any EntryListing
    private let words: Localizer
    private let searched: SearchedWords
    private let picture: ((EntryID) async -> String?)?
    private let sections: [ListSection]
    let headed: [Int]
    private let summaries: ListingWindow<EntrySummary>

    /// - Parameters:
    ///   - search: the search that has found the entries.
    ///   - picture: returns the path of a film's picture, or `nil` if pictures are not shown.
    init(
        _ listing: any EntryListing, foundBy search: String = "", words: Localizer,
        picture: ((EntryID) async -> String?)? = nil
    ) {
        searched = SearchedWords(search)
        self.picture = picture
        self.listing = listing
        self.words = words
        sections = listing.sections
        summaries = ListingWindow(count: listing.count, listing.summaries)
        var next = 0
        headed = sections.map { section in
            defer { next += section.count }
            return next
        }
        count = next
    }

    let count: Int

    func row(at index: Int) -> JournalRow? {
        guard let summary = summaries.row(at: index) else { return nil }
        let section = section(at: index)
        return JournalRow(
            summary, under: sections[section].heading, isFirst: headed[section] == index,
            words: words)
    }

    func sentence(at index: Int) -> String? {
        guard let summary = summaries.row(at: index) else { return nil }
        return words.sentence(of: summary, under: sections[section(at: index)].heading)
    }

    func index(of id: String) -> Int? { listing.position(of: EntryID(id)) }

    func marks(in text: String) -> [Range<String.Index>] { searched.ranges(in: text) }

    var showsPictures: Bool { picture != nil }

    func picture(of id: String) async -> String? { await picture?(EntryID(id)) }

    private func section(at index: Int) -> Int {
        var low = 0
        var high = sections.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if headed[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}

/// The rows of a listing, read in slices when they are needed.
final class ListingWindow<Row> {
    private let count: Int
    private let read: (Range<Int>) -> [Row]
    private var window: Range<Int> = 0..<0
    private var rows: [Row] = []

    /// The number of rows that are read at once: about two screens.
    private static var length: Int { 48 }

    init(count: Int, _ read: @escaping (Range<Int>) -> [Row]) {
        self.count = count
        self.read = read
    }

    /// Returns the row at an index, or `nil` if the listing cannot be read.
    func row(at position: Int) -> Row? {
        if !window.contains(position) {
            let start = max(0, position - Self.length / 3)
            window = start..<min(count, start + Self.length)
            rows = read(window)
            // An incomplete answer does not say which rows are missing.
            if rows.count != window.count { rows = [] }
        }
        let index = position - window.lowerBound
        return rows.indices.contains(index) ? rows[index] : nil
    }
}
