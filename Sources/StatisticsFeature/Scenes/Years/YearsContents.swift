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
    /// The counts, or `nil` until the entries are counted.
    let counts: YearsCounts?
    /// The number of entries on each day of all years.
    let days: [CountedDay]
    let choice: YearsChoice
    let search: String
    let today: CalendarDay?
    let maps: MapSource
    let words: Localizer
    /// Whether the journal is still being read.
    var isBeingRead = false

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
                periods: PeriodsViewModel(scope.period, years: years, today: today, words: words),
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
