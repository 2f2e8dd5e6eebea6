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

    /// - Parameter years: those to choose from.
    init(
        entries: [CountedEntry], years: Set<Int>, choice: YearsChoice, search: String,
        today: CalendarDay?,
        words: LocalWords
    ) {
        self.entries = entries
        self.years = years
        self.choice = choice
        period = StatisticsPeriod(choice.period) ?? .everything
        self.search = search
        self.today = today
        self.words = words
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
        years.isEmpty && !choice.isOfSearch ? words.nothingYet : words.nothingToCount
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
