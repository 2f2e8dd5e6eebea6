internal import Domain

/// Adds a film to the journal.
struct AddFilm: SavesFilm {
    let journal: any WritesEntries
    /// The day a new film is supposed to be of, until somebody says otherwise.
    let today: CalendarDay?

    var formTitle: String { "New Film" }
    var asNew: (any SavesFilm)? { nil }

    func film() async throws(JournalError) -> Film {
        Film(title: "", watched: today)
    }

    func save(_ edit: FilmEdit) async throws -> EntryID {
        try await journal.add(.film(edit.change(edit.original)))
    }
}
