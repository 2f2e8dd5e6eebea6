internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the section about films without what the page begins with.
    func filmSection(
        _ figures: FilmPageFigures, after overview: OverviewViewModel
    ) -> StatisticsSection {
        StatisticsSection(
            title: words.listed(.film),
            figures: firstNumbers(of: figures.films) + furtherNumbers(of: figures),
            charts: charts(figures), after: overview)
    }

    private var bars: CountedBars { CountedBars(scope: self, kind: .film) }

    private func charts(_ figures: FilmPageFigures) -> [Chart?] {
        let minutes = RankedEntries.minutes(words)
        let named = figures.names.map { names($0.operator.rawValue, $0.field, $0.tally) }
        return [
            feedbackChart(of: figures.feedback, on: .average),
            feedbackChart(of: figures.feedback, on: .polarized),
            opinionsChart(figures.opinions),
        ] + named + [
            names("place", .place, figures.places, severalEach: false),
            names("tag", .tags, figures.tags),
            releasesByDecade(figures.releases), releasesByViewing(figures.releases),
            opinions(figures.changed), ratingsMap(figures.ratings),
        ] + furthestRatings(figures.ratings) + [
            DaysMap(scope: self, kind: .film).chart(figures.days),
            bars.weekdays(figures.days, id: "films-by-weekday"),
            bars.monthsOfYear(figures.days, id: "films-by-month-of-year"),
            minutes.chart(
                "longest-films", words.say("Longest films"), figures.lengths.longest, \.runningTime),
            minutes.chart(
                "shortest-films", words.say("Shortest films"), figures.lengths.shortest,
                \.runningTime),
        ]
    }

    private func names(
        _ id: String, _ field: FieldName, _ tally: NameTally, severalEach: Bool = true
    ) -> Chart? {
        bars.ranking(
            "films-by-\(id)", words.name(of: field), of: words.name(of: field, count: 1), tally,
            severalEach: severalEach)
    }

    private func opinions(_ changed: ChangedOpinions) -> Chart? {
        bars.distribution(
            "changed-opinions", words.say("Changed opinions"), of: words.say("Steps"),
            changed.bySteps,
            name: words.steps, said: words.stepsInWords)
    }
}
