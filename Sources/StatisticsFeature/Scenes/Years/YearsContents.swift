internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The counted entries or figures of the statistics.
nonisolated enum YearsCounts: Sendable {
    /// The entries of the period, and perhaps others.
    case entries([CountedEntry])
    /// The figures of a period with too many entries to be kept.
    case figures(PageFigures)
}

/// Makes the view model of the statistics from what was counted, or its first part from the days
/// alone.
nonisolated struct YearsContents: Sendable {
    private let counts: YearsCounts?
    private let days: [CountedDay]
    private let choice: YearsChoice
    private let period: StatisticsPeriod
    private let search: String
    private let today: CalendarDay?
    private let maps: MapSource
    private let words: Localizer
    private let isBeingRead: Bool

    /// Makes contents.
    ///
    /// - Parameters:
    ///   - counts: the counts, or `nil` until the entries are counted.
    ///   - days: the number of entries on each day of all years.
    ///   - isBeingRead: whether the journal is still being read.
    init(
        counts: YearsCounts?, days: [CountedDay], choice: YearsChoice, search: String,
        today: CalendarDay?, maps: MapSource, words: Localizer, isBeingRead: Bool = false
    ) {
        self.counts = counts
        self.days = days
        self.choice = choice
        period = StatisticsPeriod(choice.period) ?? .everything
        self.search = search
        self.today = today
        self.maps = maps
        self.words = words
        self.isBeingRead = isBeingRead
    }

    var model: YearsViewModel {
        get async {
            let sections = await sections
            return YearsViewModel(
                choice: choice,
                periods: PeriodsViewModel(
                    period, years: years, today: today, words: words),
                ofSearch: search.isEmpty ? nil : words.onlyWhatIsSearched(search),
                nothing: sections.isEmpty ? nothing : nil, sections: sections,
                isComplete: counts != nil)
        }
    }

    private var years: Set<Int> { Set(days.compactMap(\.day?.year)) }

    private var nothing: String {
        guard years.isEmpty, !choice.isOfSearch else { return words.nothingToCount }
        return isBeingRead
            ? words.readingJournal
            : words.say("Add a film or a trip to see them.")
    }

    /// The sections, of which those of films and trips, and the map, are made at the same time.
    private var sections: [StatisticsSection] {
        get async {
            let scope = StatisticsFilter(
                of: counts ?? .entries([]), on: days, choice, search: search, until: today,
                words: words)
            async let films = FilmSection(scope: scope).section
            async let map = TripMap(scope: scope, source: maps).chart
            let trips = TripSection(scope: scope).section
            let charts = [OverTime(scope: scope).chart()].compactMap(\.self)
            return [
                charts.isEmpty ? nil : StatisticsSection(title: "", figures: [], charts: charts),
                await films, trips?.beginning(with: await map), ClaimSection(scope: scope).section,
            ].compactMap(\.self)
        }
    }
}

extension StatisticsSection {
    /// Returns the section with another chart before its own, if there is one.
    nonisolated fileprivate func beginning(with chart: Chart?) -> StatisticsSection {
        StatisticsSection(
            title: title, figures: figures, charts: [chart].compactMap(\.self) + charts)
    }
}
