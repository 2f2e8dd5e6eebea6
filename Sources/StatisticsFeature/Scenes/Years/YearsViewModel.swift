public import Presentation

/// The page of the years: what can be chosen, and what was counted.
public nonisolated struct YearsViewModel: Hashable, Sendable {
    public let choice: YearsChoice
    public let periods: PeriodsViewModel
    /// Such as "Only “late:>60”"; nil where nothing is searched for.
    public let ofSearch: String?
    /// A sentence in place of all sections; nil where there is something to show.
    public let nothing: String?
    public let sections: [StatisticsSection]
    /// Whether all sections are there. Those that are there before are as they will be.
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

/// The periods to choose from.
public nonisolated struct PeriodsViewModel: Hashable, Sendable {
    /// Of what is on show, such as "March 2025".
    public let title: String
    /// All time, the years, and what else is on show; one of them is chosen.
    public let years: [PeriodViewModel]
    public let year: Int
    /// The whole year and its months; empty where no year is chosen.
    public let months: [PeriodViewModel]
    public let month: Int
    /// The ones before and after; nil where there is none.
    public let earlier: PeriodViewModel?
    public let later: PeriodViewModel?
    /// Its first and its last day.
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
    /// As in `YearsChoice`.
    public let period: String

    public init(name: String, period: String) {
        self.name = name
        self.period = period
    }
}

/// A part of the page, such as what is about films.
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

/// A single figure.
public nonisolated struct FigureViewModel: Hashable, Sendable {
    /// Such as "312" or "4 hrs, 12 min".
    public let value: String
    /// Such as "films".
    public let name: String
    /// What it rests on; empty where that goes without saying.
    public let note: String
    public let link: ChartLink?
    /// Tells it from the others of its section: its name, where none of them has the same.
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
