internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A film in its form.
final class FilmInForm: EntryInForm {
    let original: Film
    let draft: FilmDraft

    private let journal: any ReadsEntries & WritesEntries
    private let words: LocalWords
    private weak var view: (any DisplaysFilmForm)?
    private var latest: FilmDraft
    private var isTyped = false

    init(
        _ original: Film, journal: any ReadsEntries & WritesEntries,
        view: (any DisplaysFilmForm)?, words: LocalWords
    ) {
        self.original = original
        self.journal = journal
        self.view = view
        self.words = words
        draft = FilmDraft(original)
        latest = draft
    }

    func open(title: String, check: FilmFormCheck) async -> EntryForm<FilmDraft, FilmFormCheck>? {
        let venues = await journal.values(of: .venue)
        let tags = await journal.values(of: .tag)
        let form = view?.openFilmForm(
            FilmFormViewModel(
                title: title, draft: draft, venues: venues, tags: tags, check: check))
        return form.map { form in
            EntryForm(form, signalDraft: form.signalDraft, show: { form.show($0) })
        }
    }

    func check(_ draft: FilmDraft) -> FilmFormCheck {
        if draft != latest { isTyped = true }
        latest = draft
        return FilmFormCheck(
            draft, startedFrom: self.draft, isTyped: isTyped, words: words,
            tooLong: journal.textsTooLong(in: .film(draft.film)))
    }

    func merge(_ draft: FilmDraft, answers: [ConflictAnswer]) -> FormMerge<Film> {
        FormMerge(
            of: FormField<Film>.all(words), original: original, answers: answers,
            change: draft.change(from: self.draft))
    }
}

extension FilmFormCheck: FormCheck {}

extension FormField<Film> {
    /// The fields that the form can change, as it labels them.
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
