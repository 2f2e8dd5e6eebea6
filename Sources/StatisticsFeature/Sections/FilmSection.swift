internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated struct FilmSection {
    let scope: StatisticsFilter

    /// Returns the section without what the page begins with.
    func section(_ figures: FilmPageFigures, after overview: OverviewViewModel) -> StatisticsSection
    {
        let numbers = FilmNumbers(scope: scope)
        return StatisticsSection(
            title: words.listed(.film),
            figures: numbers.first(figures.films) + numbers.further(figures),
            charts: charts(figures), after: overview)
    }

    private var words: Localizer { scope.words }
    private var bars: CountedBars { CountedBars(scope: scope, kind: .film) }

    private func charts(_ figures: FilmPageFigures) -> [Chart?] {
        let feedback = FeedbackChart(scope: scope)
        let releases = ReleasesCharts(scope: scope)
        let ratings = RatingsMap(scope: scope)
        let named = figures.names.map { names($0.operator.rawValue, $0.field, $0.tally) }
        return [
            feedback.chart(of: figures.feedback, on: .average),
            feedback.chart(of: figures.feedback, on: .polarized),
            OpinionsChart(scope: scope).chart(figures.opinions),
        ] + named + [
            names("place", .place, figures.places, severalEach: false),
            names("tag", .tags, figures.tags),
            releases.byDecade(figures.releases), releases.byViewing(figures.releases),
            opinions(figures.changed), ratings.chart(figures.ratings),
        ] + ratings.furthest(figures.ratings) + [
            DaysMap(scope: scope, kind: .film).chart(figures.days),
            bars.weekdays(figures.days, id: "films-by-weekday"),
            bars.monthsOfYear(figures.days, id: "films-by-month-of-year"),
            lengths("longest-films", words.say("Longest films"), figures.lengths.longest),
            lengths("shortest-films", words.say("Shortest films"), figures.lengths.shortest),
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

    private func lengths(_ id: String, _ title: String, _ films: [CountedFilm]) -> Chart? {
        RankedEntries.minutes(words).chart(
            id, title, of: words.name(of: .title),
            films.compactMap { film in
                film.runningTime.map {
                    RankedEntries.Ranked(
                        id: film.id, name: film.title.text, day: film.day, value: $0)
                }
            })
    }
}
