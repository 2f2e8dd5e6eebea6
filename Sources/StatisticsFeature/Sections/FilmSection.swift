internal import Domain
internal import Presentation
internal import Wording

/// What is said about films.
nonisolated struct FilmSection {
    let scope: FigureScope

    /// Nil where there are none.
    var section: StatisticsSection? {
        guard !scope.films.isEmpty else { return nil }
        return StatisticsSection(
            title: words.listed(.film), figures: figures, charts: charts.compactMap(\.self))
    }

    private var words: LocalWords { scope.words }
    private var bars: CountedBars { CountedBars(scope: scope, kind: .film) }

    private var figures: [FigureViewModel] {
        let figures = FilmFigures(of: scope.films)
        let all = figures.viewings
        var shown = [
            FigureViewModel(
                value: words.number(all), name: words.viewings(all), link: scope.link(of: .film))
        ]
        if figures.different != all {
            shown.append(
                FigureViewModel(
                    value: words.number(figures.different),
                    name: words.differentFilms(figures.different), link: scope.link(of: .film)))
        }
        if figures.rewatches > 0 {
            shown.append(
                FigureViewModel(
                    value: words.number(figures.rewatches), name: words.seenBefore,
                    link: scope.link(.has(.rewatch), of: .film)))
        }
        if figures.timed > 0 {
            shown.append(
                FigureViewModel(
                    value: words.sum(minutes: figures.minutes), name: words.ofFilms,
                    note: words.knownOf(figures.timed, all),
                    link: scope.link(.has(.runtime), of: .film)))
        }
        return shown
    }

    private var charts: [Chart?] {
        let films = scope.films
        let days = DayTally(.all, of: films.lazy.map(\.day))
        let spread = FeedbackSpread(of: films)
        let feedback = FeedbackChart(scope: scope)
        return [
            feedback.chart(of: spread, on: .average), feedback.chart(of: spread, on: .polarized),
            names(.genre, .genres, films.lazy.map(\.genres)),
            names(.director, .directors, films.lazy.map(\.directors)),
            names(.country, .countries, films.lazy.map(\.countries)),
            names(.language, .languages, films.lazy.map(\.languages)),
            names(
                .place, .place, films.lazy.map { $0.place.map { [$0] } ?? [] }, severalEach: false),
            names(.tag, .tags, films.lazy.map(\.tags)),
            DecadesChart(scope: scope).chart(),
            DaysMap(scope: scope, kind: .film).chart(days),
            bars.weekdays(days, id: "films-by-weekday"),
            bars.monthsOfYear(days, id: "films-by-month-of-year"),
            longest,
        ]
    }

    private func names(
        _ fact: SearchOperator, _ field: FieldName, _ values: some Sequence<[CountedName]>,
        severalEach: Bool = true
    ) -> Chart? {
        let tally = NameTally(of: fact, .all, in: values)
        return bars.ranking(
            "films-by-\(fact.rawValue)", words.name(of: field), of: words.name(of: field, count: 1),
            tally.groups, unknown: tally.unknown?.count ?? 0, severalEach: severalEach, name: \.text
        )
    }

    private var longest: Chart? {
        RankedEntries(words: words).chart(
            "longest-films", words.longestFilms,
            of: [words.name(of: .title), words.name(of: .runningTime)],
            scope.films.compactMap { film in
                film.runningTime.map {
                    RankedEntries.Ranked(
                        id: film.id, name: film.title.text, day: film.day, value: $0)
                }
            }, said: words.duration(minutes:))
    }
}
