internal import Domain

/// Changes a film of the journal.
struct EditFilm: SavesFilm {
    let id: EntryID
    let journal: any ReadsEntries & WritesEntries

    var formTitle: String { "Edit Film" }

    func draft() async throws(JournalError) -> FilmDraft {
        guard case .film(let film) = await journal.entry(id) else { throw .entryGone(id) }
        return FilmDraft(film)
    }

    /// Changes only what the user changed, on the film as it stands on disk now.
    func save(
        _ draft: FilmDraft, startedFrom original: FilmDraft
    ) async throws(JournalError) -> EntryID {
        guard draft != original else { return id }
        try await journal.change(id) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(film.applying(draft, changedFrom: original))
        }
        return id
    }
}
