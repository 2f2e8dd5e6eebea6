internal import Domain

/// What a form for a film is about: a new one or an existing one.
protocol SavesFilm {
    /// Such as "New Film".
    var formTitle: String { get }
    /// What the form starts with.
    func draft() async throws(JournalError) -> FilmDraft
    /// Saves a draft that passed its check. `original` is what the form started with.
    func save(
        _ draft: FilmDraft, startedFrom original: FilmDraft
    ) async throws(JournalError) -> EntryID
}
