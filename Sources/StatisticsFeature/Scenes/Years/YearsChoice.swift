internal import Domain
internal import Statistics
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

nonisolated extension PeriodsViewModel {
    /// Makes the choice of periods.
    ///
    /// - Parameters:
    ///   - years: the years that have entries.
    ///   - today: the last day of the fields for days, if no days are chosen.
    init(_ period: StatisticsPeriod, years: Set<Int>, today: CalendarDay?, words: Localizer) {
        func choice(_ period: StatisticsPeriod) -> PeriodViewModel {
            PeriodViewModel(name: words.period(period), period: "\(period)")
        }
        var shown = years
        if let year = period.year { shown.insert(year) }
        var choices = [choice(.everything)] + shown.sorted(by: >).map { choice(.year($0)) }
        var chosen = 0
        if let year = period.year {
            chosen = choices.firstIndex { $0.period == "\(StatisticsPeriod.year(year))" } ?? 0
        } else if case .days = period {
            choices.append(choice(period))
            chosen = choices.count - 1
        }
        var months: [String] = []
        var month = 0
        if period.year != nil {
            months = [words.wholeYear] + (1...12).map { words.monthName($0) }
            if case .month(_, let number) = period { month = number }
        }
        self.init(
            title: words.period(period), years: choices, year: chosen, months: months,
            month: month, earlier: period.moved(by: -1).map(words.period),
            later: period.moved(by: 1).map(words.period),
            days: Self.days(of: period, years: years, today: today))
    }

    private static func days(
        of period: StatisticsPeriod, years: Set<Int>, today: CalendarDay?
    ) -> TypedDays {
        if let days = period.days {
            return TypedDays(first: days.lowerBound.isoText, last: days.upperBound.isoText)
        }
        let year = years.min() ?? today?.year ?? 2000
        return TypedDays(
            first: DayNumbers(year: year, month: 1, day: 1).isoText,
            last: today?.isoText ?? "2000-12-31")
    }
}

extension StatisticsPeriod {
    /// The year of the period, or `nil` if it may have several.
    fileprivate nonisolated var year: Int? {
        switch self {
        case .year(let year), .month(let year, _): year
        case .everything, .days: nil
        }
    }

    /// Returns a month of the year of the period, or the whole year for `nil`; `nil` if the period
    /// may have several years.
    func inYear(_ month: Int?) -> StatisticsPeriod? {
        year.map { year in month.map { .month(year: year, month: $0) } ?? .year(year) }
    }
}
