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

// The single figures about films.
nonisolated extension StatisticsFilter {
    /// Returns the figures that come first, the most important first.
    func firstNumbers(of films: FilmFigures) -> [FigureViewModel] {
        [
            FigureViewModel(
                value: words.number(films.viewings), name: words.viewings(films.viewings),
                link: link(of: .film)),
            liked(films),
            figure(
                films.timed, words.ofFilms, value: words.sum(minutes: films.minutes),
                note: words.viewingsKnown(films.timed, of: films.viewings), of: .film,
                by: FilmFigures.timedTerms),
            figure(
                films.rewatches, words.rewatches(films.rewatches), of: .film,
                by: FilmFigures.rewatchTerms),
            different(films),
        ].compactMap(\.self)
    }

    /// Returns all other figures.
    func furtherNumbers(of figures: FilmPageFigures) -> [FigureViewModel] {
        let (days, changed) = (figures.days, figures.changed)
        return [
            mean(
                days.perWeek, of: days.weeks.count,
                words.say("viewings per active week", context: "after a number"),
                minutes: figures.minutesPerWeek),
            mean(
                days.perMonth, of: days.months.count,
                words.say("viewings per active month", context: "after a number"),
                minutes: figures.minutesPerMonth),
            figure(
                changed.risen.count,
                words.say("rated higher on rewatch", context: "a number of films"), of: .film,
                by: changed.risen.terms),
            figure(
                changed.fallen.count,
                words.say("rated lower on rewatch", context: "a number of films"), of: .film,
                by: changed.fallen.terms),
            stretch(figures.streaks.longest, words.longestStreak),
            stretch(figures.streaks.longestGap, words.longestGap),
        ].compactMap(\.self)
            + milestones(figures.milestones)
    }

    private func liked(_ figures: FilmFigures) -> FigureViewModel? {
        let (all, liked) = figures.opinions
        guard all > 0 else { return nil }
        return FigureViewModel(
            value: all < Punctuality.few ? words.number(liked) : words.share(liked, of: all),
            name: words.say("films liked", context: "after a share"),
            note: words.say(
                one: "of {count} film with feedback", other: "of {count} films with feedback",
                count: all),
            link: liked > 0 ? link(FilmFigures.likedTerms, of: .film) : nil)
    }

    private func different(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.different != figures.viewings else { return nil }
        return FigureViewModel(
            value: words.number(figures.different),
            name: words.say(
                one: "different film", other: "different films", count: figures.different),
            link: link(of: .film))
    }

    /// Returns a mean, or `nil` if it is of a single week or month, which is counted already.
    private func mean(
        _ mean: Double?, of times: Int, _ name: String, minutes: Int?
    ) -> FigureViewModel? {
        guard let mean, times > 1 else { return nil }
        return FigureViewModel(
            value: words.mean(mean), name: name, note: words.ofFilms(minutes: minutes),
            link: link(.has(.date), of: .film))
    }

    private func stretch(_ stretch: Streaks.Stretch?, _ name: String) -> FigureViewModel? {
        guard let stretch, stretch.length > 1 else { return nil }
        return FigureViewModel(
            value: words.days(stretch.length), name: name,
            note: words.period(.days(stretch.days)), link: link(stretch.terms, of: .film))
    }

    /// Returns the last two round numbers, with their entries.
    func milestones<Entry>(_ milestones: Milestones<Entry>) -> [FigureViewModel] {
        milestones.numbered.suffix(2).map { number, entry in
            FigureViewModel(
                value: words.ordinal(number, Entry.kind), name: entry.name,
                note: entry.day.map { words.day($0) } ?? "", link: .entry(entry.id.rawValue),
                id: "milestone-\(number)")
        }
    }
}
