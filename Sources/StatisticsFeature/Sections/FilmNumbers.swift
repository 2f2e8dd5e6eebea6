internal import Domain
internal import Presentation
internal import Wording

/// The single figures about films.
nonisolated struct FilmNumbers {
    let scope: FigureScope

    var figures: [FigureViewModel] {
        let figures = FilmFigures(of: scope.films)
        let changed = ChangedOpinions(of: scope.films)
        let days = DayTally(.kind(.film), of: scope.films.lazy.map(\.day))
        return [
            viewings(figures), different(figures), rewatches(figures), hours(figures),
            opinions(changed.risen, words.thoughtBetter),
            opinions(changed.fallen, words.thoughtWorse),
            streak(days.streaks.longest), gap(days.streaks.longestGap),
        ].compactMap(\.self) + milestones
    }

    private var words: LocalWords { scope.words }

    private func viewings(_ figures: FilmFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.viewings), name: words.viewings(figures.viewings),
            link: scope.link(of: .film))
    }

    private func different(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.different != figures.viewings else { return nil }
        return FigureViewModel(
            value: words.number(figures.different),
            name: words.differentFilms(figures.different), link: scope.link(of: .film))
    }

    private func rewatches(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.rewatches > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.rewatches), name: words.seenBefore,
            link: scope.link(.has(.rewatch), of: .film))
    }

    private func hours(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.timed > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutes), name: words.ofFilms,
            note: words.knownOf(figures.timed, figures.viewings),
            link: scope.link(.has(.runtime), of: .film))
    }

    private func opinions(
        _ group: CountedGroup<OpinionChange>, _ name: String
    ) -> FigureViewModel? {
        guard group.count > 0 else { return nil }
        return FigureViewModel(
            value: words.number(group.count), name: name, link: scope.link(group.terms, of: .film))
    }

    private func streak(_ stretch: Streaks.Stretch?) -> FigureViewModel? {
        guard let stretch, stretch.length > 1 else { return nil }
        return FigureViewModel(
            value: words.days(stretch.length), name: words.longestStreak,
            note: words.period(.days(stretch.days)), link: scope.link(stretch.terms, of: .film))
    }

    private func gap(_ stretch: Streaks.Stretch?) -> FigureViewModel? {
        guard let stretch, stretch.length > 1 else { return nil }
        return FigureViewModel(
            value: words.days(stretch.length), name: words.longestGap,
            note: words.period(.days(stretch.days)), link: scope.link(stretch.terms, of: .film))
    }

    /// The last of the round ones.
    private var milestones: [FigureViewModel] {
        Milestones(of: scope.films).numbered.suffix(2).map { number, film in
            FigureViewModel(
                value: words.ordinalFilm(number), name: film.title.text,
                note: film.day.map { words.day($0) } ?? "", link: .entry(film.id.rawValue))
        }
    }
}
