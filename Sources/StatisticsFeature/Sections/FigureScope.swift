internal import Domain
internal import Presentation
internal import Wording

/// What the figures of a page are of: the entries themselves, how many there are on each day, and what
/// finds them again.
nonisolated struct FigureScope: Sendable {
    let period: StatisticsPeriod
    let words: LocalWords
    let films: [CountedFilm]
    let trips: [CountedTrip]
    let claims: ClaimFigures
    let days: [CountedDay]
    private let choice: YearsChoice
    private let search: String
    /// Excludes what has not happened yet, where there is any.
    private let limit: SearchTerms
    /// Excludes entries of which no figures are made, where there are any.
    private let withoutOthers: SearchTerms

    /// - Parameter days: those of all that is there, also of what does not count.
    init(
        of entries: [CountedEntry], on days: [CountedDay], _ choice: YearsChoice, search: String,
        until today: CalendarDay?,
        words: LocalWords
    ) {
        let period = StatisticsPeriod(choice.period) ?? .everything
        let kind = choice.kinds.kind
        var past: [CountedDay] = []
        var (isSomethingToCome, isSomethingWanted) = (false, false)
        // Season tickets and claims are no part of what one lived.
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
        self.words = words
        (films, trips, claims) = entries.parted(in: period, of: kind, until: today)
        self.days = past
        self.choice = choice
        self.search = choice.isOfSearch ? search : ""
        let until: SearchTerms =
            isSomethingToCome ? today.map(SearchTerms.until) ?? .all : .all
        limit = until + (isSomethingWanted ? .hasNot(.wanted) : .all)
        withoutOthers = EntryKind.allCases.filter(others.contains).map(SearchTerms.notKind)
            .reduce(.all, +)
    }

    /// To the entries of the period that have these facts.
    func link(_ terms: SearchTerms = .all, of kind: EntryKind? = nil) -> ChartLink {
        link(terms, in: period, of: kind)
    }

    /// To the entries of another time, as far as it is in the period.
    func link(
        _ terms: SearchTerms = .all, in time: StatisticsPeriod, of kind: EntryKind? = nil
    ) -> ChartLink {
        // The filter of the list says which kind, where one is chosen; some terms say it too.
        let ofKind = kind.map(SearchTerms.kind) ?? .all
        let isSaid = kind == choice.kinds.kind || terms.text.contains(ofKind.text)
        let isOfAnyKind = kind == nil && choice.kinds.kind == nil
        let facts =
            time.within(period).terms + (isSaid ? .all : ofKind) + terms + limit
            + (isOfAnyKind ? withoutOthers : .all)
        // What somebody typed may end with a quotation that is not closed.
        return .search([facts.text, search].filter { !$0.isEmpty }.joined(separator: " "))
    }
}
