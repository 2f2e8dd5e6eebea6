internal import Domain
internal import Presentation
internal import Wording

/// Changes a film of the journal.
struct EditFilm: SavesFilm {
    let id: EntryID
    let journal: any ReadsEntries & WritesEntries

    var formTitle: String { "Edit Film" }
    var asNew: (any SavesFilm)? { AddFilm(journal: journal, today: nil) }

    func film() async throws(JournalError) -> Film {
        guard case .film(let film) = await journal.entry(id) else {
            throw await journal.defect(of: id) ?? .entryGone(id)
        }
        return film
    }

    /// Changes only what the user changed, on the film as it stands on disk now. What was changed
    /// there too is asked, and nothing written before.
    func save(_ edit: FilmEdit) async throws -> EntryID {
        guard edit.change(edit.original) != edit.original else { return id }
        let merge = FormMerge(
            of: FormField<Film>.all(edit.words), original: edit.original, answers: edit.answers,
            change: edit.change)
        let entry = try await journal.change(id) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(merge.merged(onto: film) ?? film)
        }
        if case .film(let film) = entry {
            let conflicts = merge.conflicts(with: film)
            guard conflicts.isEmpty else { throw UnansweredConflicts(conflicts) }
        }
        return id
    }
}

extension FormField<Film> {
    /// What the form can change, as it labels it.
    static func all(_ words: LocalWords) -> [FormField<Film>] {
        [
            FormField("Title", \.title) { $0.trimmingSpaces },
            FormField("Year", \.year) { $0.map(String.init) ?? "" },
            FormField("Directors", \.directors) { $0.commaSeparated },
            FormField("Day", \.watched) { day in
                day.map { words.day(year: $0.year, month: $0.month, day: $0.day) } ?? ""
            },
            FormField("Place", \.place) { $0.trimmingSpaces },
            FormField("Tags", \.tags) { $0.commaSeparated },
            FormField("Viewing", \.viewing) { $0.map(String.init) ?? "" },
            FormField("Link", \.link) { $0.trimmingSpaces },
            FormField("Notes", \.notes) { $0 },
            FormField("Original title", \.originalTitle) { $0.trimmingSpaces },
            FormField("Running time", \.runningTime) { $0.map(String.init) ?? "" },
            FormField("Genres", \.genres) { $0.commaSeparated },
            FormField("Countries", \.countries) { $0.commaSeparated },
            FormField("Languages", \.languages) { $0.commaSeparated },
        ]
    }
}
