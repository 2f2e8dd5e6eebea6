internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

final class FilmFormModel: EntryInForm {
    let original: Film
    let draft: FilmDraft

    private let focus: FilmFormCheck.Field
    private let feedback: FormFeedback?
    private let line: FilmLine?
    private let today: CalendarDay?
    private let journal: any Journal
    private let completions: FormCompletions
    private let words: Localizer
    private weak var view: (any DisplaysFilmForm)?
    private var latest: FilmDraft
    private var isTyped = false

    /// Makes a form's content.
    ///
    /// - Parameters:
    ///   - focus: the field with the keyboard focus at first.
    ///   - today: the day that relative days refer to.
    ///   - feedback: saves feedback with the film, or `nil` for an existing film, whose page has
    ///     it.
    ///   - line: the line with which the form begins, or `nil` for none.
    init(
        _ original: Film, focus: FilmFormCheck.Field = .title, today: CalendarDay? = nil,
        feedback: FormFeedback? = nil, line: FilmLine? = nil, journal: any Journal,
        view: (any DisplaysFilmForm)?, words: Localizer
    ) {
        self.original = original
        self.focus = focus
        self.feedback = feedback
        self.line = line
        self.today = today
        self.journal = journal
        completions = FormCompletions(of: Self.completed.map(\.from), in: journal)
        self.view = view
        self.words = words
        var draft = FilmDraft(original)
        draft.feedback = line?.feedback.flatMap(FormFeedback.offered.firstIndex) ?? 0
        self.draft = draft
        latest = draft
    }

    func name(of draft: FilmDraft) -> String {
        draft.title.trimmingSpaces.isEmpty ? "" : draft.film.nameInList
    }

    func open(
        title: String, typed: FilmDraft?, check: FilmFormCheck
    ) async -> FormHandle<FilmDraft, FilmFormCheck>? {
        let values = await completions.read()
        let form = view?.openFilmForm(
            FilmFormViewModel(
                title: title, meanings: meanings, draft: typed ?? draft, focus: focus,
                // A film that was seen cannot become a wanted one.
                offersWanted: original.title.isEmpty || original.isWanted,
                feedbacks: feedback == nil ? [] : FormFeedback.names(in: words),
                days: today.map { DayFormat(words, today: $0, tendency: .past) },
                completions: Self.byField(values), check: check,
                words: words))
        completions.observe { [weak form] in form?.complete(Self.byField($0)) }
        return form.map { form in
            FormHandle(form, signalDraft: form.signalDraft, show: { form.show($0) })
        }
    }

    /// The meanings of the words in the line, and the values that are assumed.
    private var meanings: String {
        guard let line else { return "" }
        var meanings = words.meanings(of: line)
        if line.day == nil, let today { meanings.append(words.assumedDay(today)) }
        return meanings.joined(separator: " · ")
    }

    private static let completed: [(field: FilmFormCheck.Field, from: CompletionField)] = [
        (.place, .venue), (.tags, .tag), (.directors, .director), (.genres, .genre),
        (.countries, .country), (.languages, .language),
    ]

    private static func byField(_ values: FormCompletions.Values) -> FilmFormViewModel.Completions {
        var completions: FilmFormViewModel.Completions = [:]
        for (field, source) in completed { completions[field] = values[source]?.unlessEmpty }
        return completions
    }

    func check(_ draft: FilmDraft) -> FilmFormCheck {
        if draft != latest { isTyped = true }
        latest = draft
        return FilmFormCheck(
            draft, startedFrom: self.draft, isTyped: isTyped, words: words,
            tooLong: journal.textsTooLong(in: .film(draft.film)))
    }

    func mentionWhatIsMissing() { isTyped = true }

    func merge(_ draft: FilmDraft, answers: [ConflictAnswer]) -> FormMerge<Film> {
        let change = draft.change(from: self.draft)
        let give = feedback?.change(for: draft)
        return FormMerge(
            of: FormField<Film>.all(words), original: original, answers: answers,
            change: { film in give.map { $0(change(film)) } ?? change(film) })
    }
}

extension FilmFormCheck: FormCheck {}

extension FormField<Film> {
    /// Returns the fields that the form can change, as it labels them.
    static func all(_ words: Localizer) -> [FormField<Film>] {
        [
            FormField(words.name(of: .title), \.title) { $0.trimmingSpaces },
            FormField(words.name(of: .year), \.year) { $0.map(String.init) ?? "" },
            FormField(words.name(of: .directors), \.directors) { $0.commaSeparated },
            FormField(words.name(of: .watched), \.watched) { day in
                day.map { words.day(year: $0.year, month: $0.month, day: $0.day) } ?? ""
            },
            FormField(words.wantsToSee, \.isWanted) { $0 ? words.wantsToSee : "" },
            FormField(words.name(of: .place), \.place) { $0.trimmingSpaces },
            FormField(words.name(of: .tags), \.tags) { $0.commaSeparated },
            FormField(words.name(of: .viewing), \.viewing) { $0.map(String.init) ?? "" },
            FormField(words.name(of: .link), \.link) { $0.trimmingSpaces },
            FormField(words.name(of: .notes), \.notes) { $0 },
            FormField(words.name(of: .originalTitle), \.originalTitle) { $0.trimmingSpaces },
            FormField(words.name(of: .runningTime), \.runningTime) { $0.map(String.init) ?? "" },
            FormField(words.name(of: .genres), \.genres) { $0.commaSeparated },
            FormField(words.name(of: .countries), \.countries) { $0.commaSeparated },
            FormField(words.name(of: .languages), \.languages) { $0.commaSeparated },
        ]
    }
}
