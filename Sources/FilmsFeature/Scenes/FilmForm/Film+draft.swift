internal import Domain
internal import Foundation

extension FilmDraft {
    /// The film as a form shows it.
    init(_ film: Film) {
        self.init(
            title: film.title, year: film.year.map(String.init) ?? "",
            day: film.watched.map(Day.init), place: film.place,
            tags: film.tags.joined(separator: ", "), notes: film.notes,
            viewing: film.viewing.map(String.init) ?? "", link: film.link)
    }

    /// The tags that are typed, each once. A film is not tagged "Film": that says what kind of
    /// entry it is.
    nonisolated var tagList: [String] {
        var known: Set = ["film"]
        return tags.split(separator: ",").map { String($0).trimmed }
            .filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
    }
}

extension FilmDraft.Day {
    init(_ day: CalendarDay) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}

extension Film {
    /// This film with those fields of a draft in which it differs from another one.
    nonisolated func applying(_ draft: FilmDraft, changedFrom original: FilmDraft) -> Film {
        var film = self
        if draft.title != original.title { film.title = draft.title.trimmed }
        if draft.year != original.year { film.year = Int(draft.year.trimmed) }
        if draft.day != original.day { film.watched = draft.day.flatMap(CalendarDay.init) }
        if draft.place != original.place { film.place = draft.place.trimmed }
        if draft.tags != original.tags { film.tags = draft.tagList }
        if draft.notes != original.notes { film.notes = draft.notes }
        if draft.viewing != original.viewing { film.viewing = Int(draft.viewing.trimmed) }
        if draft.link != original.link { film.link = draft.link.trimmed }
        return film
    }
}

extension CalendarDay {
    nonisolated init?(_ day: FilmDraft.Day) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}

extension String {
    nonisolated var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
