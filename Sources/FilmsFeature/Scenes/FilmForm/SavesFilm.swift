internal import Domain
internal import Presentation
internal import Wording

/// What a form for a film is about: a new one or an existing one.
protocol SavesFilm {
    /// Such as "New Film".
    var formTitle: String { get }
    /// How what was typed is saved where the film has gone; nil for a new one.
    var asNew: (any SavesFilm)? { get }
    /// What the form starts with.
    func film() async throws(JournalError) -> Film
    /// Saves what was made of the film that the form started with, or throws why not: a
    /// `JournalError`, or `UnansweredConflicts`.
    func save(_ edit: FilmEdit) async throws -> EntryID
}

/// What somebody made of a film in its form.
struct FilmEdit {
    /// What the form started with.
    let original: Film
    let change: FilmChange
    /// What was said about fields that were changed elsewhere meanwhile.
    let answers: [ConflictAnswer]
    let words: LocalWords
}
