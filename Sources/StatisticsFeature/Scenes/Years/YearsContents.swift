internal import Domain
internal import Presentation
internal import Wording

/// Makes the page of the years of what was counted.
nonisolated struct YearsContents: Sendable {
    private let entries: [CountedEntry]
    private let years: Set<Int>
    private let choice: YearsChoice
    private let period: StatisticsPeriod
    private let search: String
    private let today: CalendarDay?
    private let words: LocalWords
    private let isBeingRead: Bool

    /// - Parameters:
    ///   - years: those to choose from.
    ///   - isBeingRead: whether there is more in the journal than is known of it.
    init(
        entries: [CountedEntry], years: Set<Int>, choice: YearsChoice, search: String,
        today: CalendarDay?,
        words: LocalWords, isBeingRead: Bool = false
    ) {
        self.entries = entries
        self.years = years
        self.choice = choice
        period = StatisticsPeriod(choice.period) ?? .everything
        self.search = search
        self.today = today
        self.words = words
        self.isBeingRead = isBeingRead
    }

    var model: YearsViewModel {
        let sections = self.sections
        return YearsViewModel(
            choice: choice,
            periods: PeriodsViewModel(
                period, years: years, today: today, words: words),
            ofSearch: search.isEmpty ? nil : words.onlyWhatIsSearched(search),
            nothing: sections.isEmpty ? nothing : nil, sections: sections)
    }

    private var nothing: String {
        guard years.isEmpty, !choice.isOfSearch else { return words.nothingToCount }
        return isBeingRead ? words.readingJournal : words.nothingYet
    }

    private var sections: [StatisticsSection] {
        let scope = FigureScope(
            of: entries, choice, search: search, until: today, words: words)
        let charts = [OverTime(scope: scope).chart()].compactMap(\.self)
        return [
            charts.isEmpty ? nil : StatisticsSection(title: "", figures: [], charts: charts),
            FilmSection(scope: scope).section, TripSection(scope: scope).section,
        ].compactMap(\.self)
    }
}
