internal import Domain
internal import Presentation
internal import Wording

/// The entries that the figures of a page count: the entries themselves, their number on each day,
/// and the search that finds them.
nonisolated struct FigureScope: Sendable {
    let period: StatisticsPeriod
    let words: LocalWords
    let films: [CountedFilm]
    let trips: [CountedTrip]
    let claims: ClaimFigures
    let days: [CountedDay]
    private let choice: YearsChoice
    private let search: String
    /// Terms that exclude what has not happened yet; empty if there is none.
    private let limit: SearchTerms
    /// Terms that exclude entries of kinds without figures; empty if there are none.
    private let withoutOthers: SearchTerms

    /// Makes a scope.
    ///
    /// - Parameter days: the number of all entries on each day, including those that do not count.
    init(
        of entries: [CountedEntry], on days: [CountedDay], _ choice: YearsChoice, search: String,
        until today: CalendarDay?,
        words: LocalWords
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
