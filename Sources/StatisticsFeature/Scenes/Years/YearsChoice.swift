public import Wording

/// What the page of the years is about, as it is remembered.
public nonisolated struct YearsChoice: Hashable, Sendable {
    /// As the search writes it: `2024`, `2024-03` or `2024-03-01..2024-06-30`; empty for all time.
    public var period: String
    public var kinds: JournalFilter
    /// Whether only what the search of the list finds counts.
    public var isOfSearch: Bool

    public init(period: String = "", kinds: JournalFilter = .all, isOfSearch: Bool = false) {
        self.period = period
        self.kinds = kinds
        self.isOfSearch = isOfSearch
    }
}
