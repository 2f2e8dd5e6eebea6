public import Wording

/// The choice of the statistics that are shown, which is remembered.
public nonisolated struct YearsChoice: Hashable, Sendable {
    /// The period in the syntax of a search: `2024`, `2024-03` or `2024-03-01..2024-06-30`; empty
    /// for all time.
    public var period: String
    public var kinds: JournalFilter
    /// Whether only the entries that the search of the list finds are counted.
    public var isOfSearch: Bool
    /// Whether the sections under *More* are shown, which are not made before.
    public var showsMore: Bool

    public init(
        period: String = "", kinds: JournalFilter = .all, isOfSearch: Bool = false,
        showsMore: Bool = false
    ) {
        self.period = period
        self.kinds = kinds
        self.isOfSearch = isOfSearch
        self.showsMore = showsMore
    }
}

/// A change of the choice, which the choice that is on show may not have yet.
public nonisolated enum YearsChange: Hashable, Sendable {
    /// Chooses a period in the syntax of `YearsChoice.period`.
    case period(String)
    /// Chooses a month of the year that is chosen, 1 for January, or the whole year for `nil`.
    case month(Int?)
    /// Moves the period on by a number of its lengths, or back by a negative one.
    case move(by: Int)
    case kinds(JournalFilter)
    case isOfSearch(Bool)
    case showsMore(Bool)
    case choice(YearsChoice)
}
