internal import Domain
internal import Presentation
internal import Wording

/// What is said about films.
nonisolated struct FilmSection {
    let scope: FigureScope

    /// Nil where there are none.
    var section: StatisticsSection? {
        guard !scope.films.isEmpty else { return nil }
        return StatisticsSection(title: words.listed(.film), figures: figures, charts: [])
    }

    private var words: LocalWords { scope.words }

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
                    link: scope.link("rewatch:", of: .film)))
        }
        if figures.timed > 0 {
            shown.append(
                FigureViewModel(
                    value: words.sum(minutes: figures.minutes), name: words.ofFilms,
                    note: words.knownOf(figures.timed, all),
                    link: scope.link("runtime:", of: .film)))
        }
        return shown
    }
}
