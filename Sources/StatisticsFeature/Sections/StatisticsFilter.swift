internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The entries that the figures of a page count: the entries themselves, their number on each day,
/// and the search that finds them.
nonisolated struct StatisticsFilter: Sendable {
    let period: StatisticsPeriod
    let words: Localizer
    private let counted: Counted
    /// The numbers of films and trips on the days before the period.
    private let earlier: (films: Int, trips: Int)
    let claims: ClaimFigures
    let days: [CountedDay]
    private let choice: YearsChoice
    private let search: String
    /// Terms that exclude what has not happened yet; empty if there is none.
    private let limit: SearchTerms
    /// Terms that exclude entries of kinds without figures; empty if there are none.
    private let withoutOthers: SearchTerms

    private enum Counted {
        case entries(films: [CountedFilm], trips: [CountedTrip])
        case figures(PageFigures)
    }

    /// Makes a filter.
    ///
    /// - Parameter days: the number of all entries on each day, including those that do not count.
    init(
        of counts: YearsCounts, on days: [CountedDay], _ choice: YearsChoice, search: String,
        until today: CalendarDay?, words: Localizer
    ) {
        let period = StatisticsPeriod(choice.period) ?? .everything
        let kind = choice.kinds.kind
        var past: [CountedDay] = []
        var (isSomethingToCome, isSomethingWanted) = (false, false)
        // Season tickets and claims are not experiences, so they are not counted among them.
        var others: Set<EntryKind> = []
        for day in days where period.contains(day.day) {
            if !day.kind.isLived {
                if kind == nil { others.insert(day.kind) }
            } else if day.isStillToCome(on: today) {
                isSomethingToCome = isSomethingToCome || !day.isWanted
                isSomethingWanted = isSomethingWanted || day.isWanted
            } else if kind == nil || kind == day.kind {
                past.append(day)
            }
        }
        self.period = period
        earlier = (days.count(of: .film, before: period), days.count(of: .trip, before: period))
        self.words = words
        switch counts {
        case .entries(let entries):
            let parts = entries.parted(in: period, of: kind, until: today)
            counted = .entries(films: parts.films, trips: parts.trips)
            claims = parts.claims
        case .figures(let figures):
            counted = .figures(figures)
            claims = figures.claims
        }
        self.days = past
        self.choice = choice
        self.search = choice.isOfSearch ? search : ""
        let until: SearchTerms = isSomethingToCome ? today.map(SearchTerms.until) ?? .all : .all
        limit = until + (isSomethingWanted ? .hasNot(.wanted) : .all)
        withoutOthers = EntryKind.allCases.filter(others.contains).map(SearchTerms.notKind)
            .reduce(.all, +)
    }

    /// The first figures of films, or `nil` if there are none.
    var filmHighlights: FilmHighlights? {
        switch counted {
        case .entries(let films, _):
            films.isEmpty ? nil : FilmHighlights(of: films, after: earlier.films)
        case .figures: self.films?.highlights
        }
    }

    /// The first figures of trips, or `nil` if there are none.
    var tripHighlights: TripHighlights? {
        switch counted {
        case .entries(_, let trips):
            trips.isEmpty ? nil : TripHighlights(of: trips, after: earlier.trips)
        case .figures: self.trips?.highlights
        }
    }

    /// The figures of films, or `nil` if there are none.
    var films: FilmPageFigures? {
        switch counted {
        case .entries(let films, _):
            films.isEmpty ? nil : FilmPageFigures(of: films, after: earlier.films)
        case .figures(let figures): figures.films.films.viewings == 0 ? nil : figures.films
        }
    }

    /// The figures of trips, or `nil` if there are none.
    var trips: TripPageFigures? {
        switch counted {
        case .entries(let films, let trips):
            trips.isEmpty ? nil : TripPageFigures(of: trips, beside: films, after: earlier.trips)
        case .figures(let figures): figures.trips.trips.all == 0 ? nil : figures.trips
        }
    }

    /// The routes of the trips that were taken, or `nil` if there are no trips.
    var routes: MappedRoutes? {
        switch counted {
        case .entries(_, let trips): trips.isEmpty ? nil : MappedRoutes(of: trips)
        case .figures(let figures): figures.trips.trips.all == 0 ? nil : figures.routes
        }
    }

    /// Returns a link to the entries of the period that match `terms`.
    func link(_ terms: SearchTerms = .all, of kind: EntryKind? = nil) -> ChartLink {
        link(terms, in: period, of: kind)
    }

    /// Returns a link to the entries of a time, as far as it is in the period.
    func link(
        _ terms: SearchTerms = .all, in time: StatisticsPeriod, of kind: EntryKind? = nil
    ) -> ChartLink {
        // If a kind is chosen the list is filtered by it, and some terms imply a kind.
        let ofKind = kind.map(SearchTerms.kind) ?? .all
        let isSaid = kind == choice.kinds.kind || terms.text.contains(ofKind.text)
        let isOfAnyKind = kind == nil && choice.kinds.kind == nil
        let facts =
            time.within(period).terms + (isSaid ? .all : ofKind) + terms + limit
            + (isOfAnyKind ? withoutOthers : .all)
        // The person's search comes last, because it may end with an unclosed quotation mark.
        return .search([facts.text, search].filter { !$0.isEmpty }.joined(separator: " "))
    }
}

nonisolated extension StatisticsFilter {
    /// Returns a point of a chart for so many entries, which leads to them if there are any.
    ///
    /// - Parameters:
    ///   - terms: the terms that find the entries, or `nil` if no search does.
    ///   - said: the name in the tooltip, if it differs.
    func point(
        _ name: String, _ count: Int, of kind: EntryKind, by terms: SearchTerms? = nil,
        said: String? = nil
    ) -> ChartPoint {
        ChartPoint(
            name: name, values: [words.number(count)],
            description: words.point(said ?? name, words.entries(count, of: kind)),
            link: count > 0 ? terms.map { link($0, of: kind) } : nil)
    }

    /// Returns the field of a heat map for a group of entries, or an empty one for `nil`.
    func field<Key>(
        _ name: String, _ group: CountedGroup<Key>?, of kind: EntryKind, row: Int, column: Int
    ) -> HeatMap.Field {
        let count = group?.count ?? 0
        return HeatMap.Field(
            point(name, count, of: kind, by: group?.terms), row: row, column: column,
            value: Double(count))
    }

    /// Returns a figure, or `nil` if it counts nothing.
    ///
    /// - Parameters:
    ///   - value: the value, or `nil` for the count.
    ///   - terms: the terms that find the counted entries.
    func figure(
        _ count: Int, _ name: String, value: String? = nil, note: String = "", of kind: EntryKind,
        by terms: SearchTerms
    ) -> FigureViewModel? {
        guard count > 0 else { return nil }
        return FigureViewModel(
            value: value ?? words.number(count), name: name, note: note,
            link: link(terms, of: kind))
    }

    /// Returns the share of recorded trips that were on time, or their number if few are recorded;
    /// `nil` if none is.
    func onTime(
        _ punctual: Int, of recorded: Int, _ name: String, terms: SearchTerms
    ) -> FigureViewModel? {
        guard recorded > 0 else { return nil }
        return FigureViewModel(
            value: recorded < Punctuality.few
                ? words.number(punctual) : words.share(punctual, of: recorded),
            name: name,
            note: words.say(
                "of {recorded} recorded journeys", ["recorded": words.number(recorded)]),
            link: punctual > 0 ? link(terms, of: .trip) : nil)
    }
}
