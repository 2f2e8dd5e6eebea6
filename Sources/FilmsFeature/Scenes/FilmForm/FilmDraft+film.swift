internal import Domain
internal import EntryFeature
internal import Presentation

typealias FilmChange = @Sendable (Film) -> Film

extension FilmDraft {
    init(_ film: Film) {
        self.init(
            title: film.title, year: film.year.map(String.init) ?? "",
            directors: film.directors.commaSeparated, day: film.watched.map { Day($0) },
            isWanted: film.isWanted,
            place: film.place, tags: film.tags.commaSeparated, notes: film.notes,
            viewing: film.viewing.map(String.init) ?? "", link: film.link,
            originalTitle: film.originalTitle,
            runningTime: film.runningTime.map(String.init) ?? "",
            genres: film.genres.commaSeparated, countries: film.countries.commaSeparated,
            languages: film.languages.commaSeparated)
    }

    /// Returns the change of the fields that differ from another draft, and of no others, so that
    /// changes by another program stay.
    func change(from original: FilmDraft) -> FilmChange {
        let draft = self
        let typed = film
        return { film in
            var film = film
            if draft.title != original.title { film.title = typed.title }
            if draft.year != original.year { film.year = typed.year }
            if draft.directors != original.directors { film.directors = typed.directors }
            if draft.day != original.day || draft.isWanted != original.isWanted {
                film.watched = typed.watched
            }
            if draft.isWanted != original.isWanted { film.isWanted = typed.isWanted }
            if draft.place != original.place { film.place = typed.place }
            if draft.tags != original.tags { film.tags = typed.tags }
            if draft.notes != original.notes { film.notes = typed.notes }
            if draft.viewing != original.viewing { film.viewing = typed.viewing }
            if draft.link != original.link { film.link = typed.link }
            if draft.originalTitle != original.originalTitle {
                film.originalTitle = typed.originalTitle
            }
            if draft.runningTime != original.runningTime { film.runningTime = typed.runningTime }
            if draft.genres != original.genres { film.genres = typed.genres }
            if draft.countries != original.countries { film.countries = typed.countries }
            if draft.languages != original.languages { film.languages = typed.languages }
            return film
        }
    }

    /// The draft as a film. The tag "Film" is left out, because it marks the kind of entry.
    var film: Film {
        Film(
            title: title.trimmingSpaces, year: Int(year.trimmingSpaces),
            originalTitle: originalTitle.trimmingSpaces,
            directors: [String](commaSeparated: directors),
            runningTime: Int(runningTime.trimmingSpaces),
            genres: [String](commaSeparated: genres),
            countries: [String](commaSeparated: countries),
            languages: [String](commaSeparated: languages),
            watched: isWanted ? nil : day.flatMap { CalendarDay(typed: $0) },
            place: place.trimmingSpaces,
            tags: [String](commaSeparated: tags, except: "Film"), notes: notes,
            viewing: Int(viewing.trimmingSpaces), isWanted: isWanted, link: link.trimmingSpaces)
    }
}
