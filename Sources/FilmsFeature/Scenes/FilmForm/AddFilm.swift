internal import Domain

/// Adds a film to the journal.
struct AddFilm: SavesFilm {
    let journal: any WritesEntries
    /// The day a new film is supposed to be of, until somebody says otherwise.
    let today: CalendarDay?

    var formTitle: String { "New Film" }

    func draft() async throws(JournalError) -> FilmDraft {
        FilmDraft(day: today.map(FilmDraft.Day.init))
    }

    func save(
        _ draft: FilmDraft, startedFrom original: FilmDraft
    ) async throws(JournalError) -> EntryID {
        try await journal.add(.film(Film(title: "").applying(draft, changedFrom: FilmDraft())))
    }
}
