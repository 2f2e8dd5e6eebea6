import Domain

/// A film of the journal, as far as facts about it are compared and filled in.
struct KnownFilm: Sendable {
    let id: EntryID
    let names: Set<String>
    let year: Int?
    let link: String?
    /// The film, or `nil` if it has no blanks.
    let entry: Entry?
    /// The blanks that may be filled. One that had a value in an import was emptied by the user.
    let blanks: [MergedField]

    /// Creates a film, or `nil` for another entry.
    init?(_ id: EntryID, _ entry: Entry) {
        guard case .film(let film) = entry else { return nil }
        self.id = id
        names = film.foldedTitles
        year = film.year
        link = film.linkKey
        blanks = MergedField.factsOfFilms.filter { field in
            field.text(entry) == nil && !entry.imports.contains { $0.said[field.name] != nil }
        }
        self.entry = blanks.isEmpty ? nil : entry
    }
}

extension MergedField {
    /// The fields with facts about a film, which are the same for all its viewings.
    static let factsOfFilms = all(of: .film).filter { field in
        FilmFields.ofWork.contains { $0.name == field.field }
    }
}

extension Film {
    /// The key of the film's link: its IMDb number, or else the address, or `nil` without a link.
    var linkKey: String? { link.imdbNumber ?? (link.isEmpty ? nil : link) }
}
