public import Presentation

/// The page of statistics: the choices, and the figures.
public nonisolated struct YearsViewModel: Hashable, Sendable {
    public let choice: YearsChoice
    public let periods: PeriodsViewModel
    /// The label of the choice to count only a search, such as "Only “late:>60”", or `nil` if there
    /// is no search.
    public let ofSearch: String?
    /// A sentence in place of all sections, or `nil` if there are some.
    public let nothing: String?
    public let sections: [StatisticsSection]
    /// Whether all sections are there. The present ones will not change.
    public let isComplete: Bool

    public init(
        choice: YearsChoice, periods: PeriodsViewModel, ofSearch: String?, nothing: String?,
        sections: [StatisticsSection], isComplete: Bool = true
    ) {
        self.choice = choice
        self.periods = periods
        self.ofSearch = ofSearch
        self.nothing = nothing
        self.sections = sections
        self.isComplete = isComplete
    }
}

public nonisolated struct PeriodsViewModel: Hashable, Sendable {
    /// The name of the present period, such as "March 2025".
    public let title: String
    /// All time, the years, and the present period if it is neither; `year` is the index of the
    /// chosen one.
    public let years: [PeriodViewModel]
    public let year: Int
    /// The whole year and its months, empty if no year is chosen; `month` is the index of the
    /// chosen one.
    public let months: [PeriodViewModel]
    public let month: Int
    /// The period before, or `nil` if there is none.
    public let earlier: PeriodViewModel?
    public let later: PeriodViewModel?
    /// The first and the last day of the period.
    public let days: TypedDays

    public init(
        title: String, years: [PeriodViewModel], year: Int, months: [PeriodViewModel], month: Int,
        earlier: PeriodViewModel?, later: PeriodViewModel?, days: TypedDays
    ) {
        self.title = title
        self.years = years
        self.year = year
        self.months = months
        self.month = month
        self.earlier = earlier
        self.later = later
        self.days = days
    }
}

/// Two days as they stand in fields.
public nonisolated struct TypedDays: Hashable, Sendable {
    public var first: TypedDay
    public var last: TypedDay

    public init(first: TypedDay, last: TypedDay) {
        self.first = first
        self.last = last
    }
}

public nonisolated struct PeriodViewModel: Hashable, Sendable {
    public let name: String
    /// The period in the syntax of `YearsChoice.period`.
    public let period: String

    public init(name: String, period: String) {
        self.name = name
        self.period = period
    }
}

/// A section of the page, such as that about films.
public nonisolated struct StatisticsSection: Hashable, Sendable {
    public let title: String
    public let figures: [FigureViewModel]
    public let charts: [Chart]

    public init(title: String, figures: [FigureViewModel], charts: [Chart]) {
        self.title = title
        self.figures = figures
        self.charts = charts
    }
}

public nonisolated struct FigureViewModel: Hashable, Sendable {
    /// The value, such as "312" or "4 h 12 min".
    public let value: String
    /// The name of the figure, such as "films".
    public let name: String
    /// A note on which entries are counted; empty if that is obvious.
    public let note: String
    public let link: ChartLink?
    /// The identifier within its section, which is the name unless several figures have the same.
    public let id: String

    public init(
        value: String, name: String, note: String = "", link: ChartLink? = nil, id: String? = nil
    ) {
        self.id = id ?? name
        self.value = value
        self.name = name
        self.note = note
        self.link = link
    }
}
