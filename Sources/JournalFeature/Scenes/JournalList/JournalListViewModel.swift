/// The list as it is to be shown. Rows are made when they are asked for.
public struct JournalListViewModel {
    public let rows: any JournalRows
    /// Such as "40 entries" or "3 of 40 entries"; empty while there is none in the journal.
    public let count: String
    public let state: State
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
        case entries
    }

    public init(
        rows: any JournalRows, count: String, state: State, removed: Set<String> = []
    ) {
        self.rows = rows
        self.count = count
        self.state = state
        self.removed = removed
    }
}

/// The rows of the list, headings among them.
public protocol JournalRows: AnyObject {
    var count: Int { get }
    /// The row at an index in 0..<count.
    func row(at index: Int) -> JournalRow
    /// Where an entry stands; nil where it is not in the list.
    func index(of id: String) -> Int?
}

public enum JournalRow: Hashable, Sendable {
    /// Such as "NOVEMBER 2026".
    case heading(String)
    case entry(Entry)

    public struct Entry: Hashable, Sendable {
        public let id: String
        public let kind: Kind
        /// What the icon stands for, such as "Film" or "Train".
        public let kindName: String
        public let title: String
        /// What matters, such as "19 Nov · really good" or "20 Nov · 14:02 · 12 min late"; empty
        /// where nothing is known.
        public let detail: String
        /// Late, cancelled or missed: to be set off, though never by colour alone.
        public let isDisrupted: Bool

        public init(
            id: String, kind: Kind, kindName: String, title: String, detail: String,
            isDisrupted: Bool
        ) {
            self.id = id
            self.kind = kind
            self.kindName = kindName
            self.title = title
            self.detail = detail
            self.isDisrupted = isDisrupted
        }
    }

    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case film, train, bus, flight, ferry, other
    }
}
