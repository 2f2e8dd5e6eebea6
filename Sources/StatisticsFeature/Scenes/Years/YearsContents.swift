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
            let scope = StatisticsFilter(
                of: counts ?? .entries([]), on: days, choice, search: search, until: today,
                words: words)
            let films = choice.showsMore ? scope.films : nil
            let trips = choice.showsMore ? scope.trips : nil
            let overview = OverviewContents(
                scope: scope, films: films?.highlights ?? scope.filmHighlights,
                trips: trips?.highlights ?? scope.tripHighlights
            ).overview
            let isEmpty = overview.isEmpty && scope.claims.claims == 0
            return YearsViewModel(
                choice: choice,
                periods: PeriodsViewModel(
                    period, years: years, today: today, words: words),
                ofSearch: search.isEmpty ? nil : words.onlyWhatIsSearched(search),
                nothing: isEmpty ? nothing : nil,
                offersBeginning: years.isEmpty && !choice.isOfSearch && !isBeingRead,
                overview: overview,
                sections: choice.showsMore
                    ? await sections(scope, films, trips, after: overview) : [],
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

    /// Returns the sections, of which those of films and trips, and the map, are made at the same
    /// time.
    private func sections(
        _ scope: StatisticsFilter, _ films: FilmPageFigures?, _ trips: TripPageFigures?,
        after overview: OverviewViewModel
    ) async -> [StatisticsSection] {
        async let ofFilms = films.map { scope.filmSection($0, after: overview) }
        async let map = scope.tripMap(from: maps)
        let ofTrips = trips.map { figures in
            { scope.tripSection(figures, map: $0, after: overview) }
        }
        return [await ofFilms, ofTrips?(await map), scope.claimSection]
            .compactMap(\.self).filter { !$0.figures.isEmpty || !$0.charts.isEmpty }
    }
}
