internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// Reads a film of the journal, puts it into words, and shows them.
struct ShowExistingFilm {
    let journal: any ReadsEntries
    let words: FilmWords

    /// Nil where there is no such film.
    func read(_ id: EntryID) async -> ExistingFilm? {
        guard case .film(let film) = await journal.entry(id) else { return nil }
        guard let day = film.watched else { return ExistingFilm(id: id, film: film, trips: []) }
        let trips = await journal.entries(on: day).compactMap(ExistingFilm.TripThatDay.init)
        return ExistingFilm(id: id, film: film, trips: trips)
    }

    func show(_ film: ExistingFilm, in view: (any DisplaysFilm)?) {
        view?.showFilm(FilmViewModel(film, words: words))
    }
}

extension ExistingFilm.TripThatDay {
    fileprivate init?(_ summary: EntrySummary) {
        guard case .trip(let from, let to, _, _) = summary.content else { return nil }
        self.init(id: summary.id, from: from, to: to)
    }
}

extension FilmViewModel {
    fileprivate init(_ existing: ExistingFilm, words: FilmWords) {
        let film = existing.film
        self.init(
            id: existing.id.rawValue,
            title: film.title,
            year: film.year.map(String.init) ?? "",
            day: film.watched.map { words.local.day($0) } ?? words.local.dayUnknown,
            place: film.place,
            tags: film.tags.commaSeparated,
            notes: film.notes,
            link: film.link,
            opensLink: WebAddress.isSafe(film.link),
            rating: film.rating.map(words.local.rating) ?? "",
            viewing: words.local.viewing(of: film),
            facts: film.facts(in: words),
            isPolarized: film.feedbackModel.polarized,
            feedback: words.local.verdict(film.feedback),
            trail: Self.trail(film.feedbackGiven, words: words),
            isTrailWhole: Self.isWhole(film.feedbackGiven),
            related: existing.trips.map {
                RelatedEntry(id: $0.id.rawValue, title: Trip.nameInList(from: $0.from, to: $0.to))
            })
    }
}

extension Film {
    /// What is known of it, in the order of a page.
    fileprivate func facts(in words: FilmWords) -> [Fact] {
        func list(_ one: String, _ many: String, _ texts: [String]) -> Fact {
            Fact(texts.count == 1 ? one : many, texts.commaSeparated)
        }
        return [
            Fact("Original title", originalTitle),
            list("Director", "Directors", directors),
            Fact("Running time", runningTime.map(words.local.runningTime) ?? ""),
            list("Genre", "Genres", genres),
            list("Country", "Countries", countries),
            list("Language", "Languages", languages),
        ].filter { !$0.text.isEmpty }
    }
}
