internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The single figures about films.
nonisolated struct FilmNumbers {
    let scope: StatisticsFilter

    /// Returns the figures that come first, the most important first.
    func first(_ films: FilmFigures) -> [FigureViewModel] {
        [viewings(films), liked(films), hours(films), rewatches(films), different(films)]
            .compactMap(\.self)
    }

    /// Returns all other figures.
    func further(_ figures: FilmPageFigures) -> [FigureViewModel] {
        let (changed, streaks) = (figures.changed, figures.streaks)
        return [
            aWeek(figures), aMonth(figures),
            opinions(
                changed.risen, words.say("rated higher on rewatch", context: "a number of films")),
            opinions(
                changed.fallen, words.say("rated lower on rewatch", context: "a number of films")),
            stretch(streaks.longest, words.longestStreak),
            stretch(streaks.longestGap, words.longestGap),
        ].compactMap(\.self) + milestones(figures.milestones)
    }

    private var words: Localizer { scope.words }

    private func viewings(_ figures: FilmFigures) -> FigureViewModel {
        FigureViewModel(
            value: words.number(figures.viewings), name: words.viewings(figures.viewings),
            link: scope.link(of: .film))
    }

    private func liked(_ figures: FilmFigures) -> FigureViewModel? {
        let (all, liked) = figures.opinions
        guard all > 0 else { return nil }
        return FigureViewModel(
            value: all < Punctuality.few ? words.number(liked) : words.share(liked, of: all),
            name: words.filmsLiked, note: words.ofOpinions(all),
            link: liked > 0 ? scope.link(FilmFigures.likedTerms, of: .film) : nil)
    }

    private func different(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.different != figures.viewings else { return nil }
        return FigureViewModel(
            value: words.number(figures.different),
            name: words.say(
                one: "different film", other: "different films", count: figures.different),
            link: scope.link(of: .film))
    }

    private func rewatches(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.rewatches > 0 else { return nil }
        return FigureViewModel(
            value: words.number(figures.rewatches), name: words.rewatches(figures.rewatches),
            link: scope.link(FilmFigures.rewatchTerms, of: .film))
    }

    private func hours(_ figures: FilmFigures) -> FigureViewModel? {
        guard figures.timed > 0 else { return nil }
        return FigureViewModel(
            value: words.sum(minutes: figures.minutes), name: words.ofFilms,
            note: words.viewingsKnown(figures.timed, of: figures.viewings),
            link: scope.link(FilmFigures.timedTerms, of: .film))
    }

    private func aWeek(_ figures: FilmPageFigures) -> FigureViewModel? {
        mean(
            figures.days.perWeek, of: figures.days.weeks.count,
            words.say("viewings per active week", context: "after a number"),
            minutes: figures.minutesPerWeek)
    }

    private func aMonth(_ figures: FilmPageFigures) -> FigureViewModel? {
        mean(
            figures.days.perMonth, of: figures.days.months.count,
            words.say("viewings per active month", context: "after a number"),
            minutes: figures.minutesPerMonth)
    }

    /// Returns a mean, or `nil` if it is of a single week or month, which is counted already.
    private func mean(
        _ mean: Double?, of times: Int, _ name: String, minutes: Int?
    ) -> FigureViewModel? {
        guard let mean, times > 1 else { return nil }
        return FigureViewModel(
            value: words.mean(mean), name: name, note: words.ofFilms(minutes: minutes),
            link: scope.link(.has(.date), of: .film))
    }

    private func opinions(
        _ group: CountedGroup<OpinionChange>, _ name: String
    ) -> FigureViewModel? {
        guard group.count > 0 else { return nil }
        return FigureViewModel(
            value: words.number(group.count), name: name, link: scope.link(group.terms, of: .film))
    }

    private func stretch(_ stretch: Streaks.Stretch?, _ name: String) -> FigureViewModel? {
        guard let stretch, stretch.length > 1 else { return nil }
        return FigureViewModel(
            value: words.days(stretch.length), name: name,
            note: words.period(.days(stretch.days)), link: scope.link(stretch.terms, of: .film))
    }

    /// Returns the last two round numbers, with their films.
    private func milestones(_ milestones: Milestones<CountedFilm>) -> [FigureViewModel] {
        milestones.numbered.suffix(2).map { number, film in
            FigureViewModel(
                value: words.ordinal(number, .film), name: film.title.text,
                note: film.day.map { words.day($0) } ?? "", link: .entry(film.id.rawValue),
                id: "milestone-\(number)")
        }
    }
}
