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
    /// The typed line, or `nil` if the form has none.
    private(set) var line: String?
    private var filling: FilmLineFilling?
    private let known: () async -> KnownNames
    /// The film of the watchlist that becomes this viewing, or `nil` for an existing film.
    private let match: WatchlistMatch?
    private let today: CalendarDay?
    private let journal: any Journal
    private let completions: FormCompletions
    private let words: Localizer
    private weak var view: (any DisplaysFilmForm)?
    private weak var form: (any FilmForm)?
    private var latest: FilmDraft
    private var isTyped = false
    private var subscriptions = Subscriptions()

    /// Makes a form's content.
    ///
    /// - Parameters:
    ///   - focus: the field with the keyboard focus at first.
    ///   - today: the day that relative days refer to.
    ///   - feedback: saves feedback with the film, or `nil` for an existing film, whose page has
    ///     it.
    ///   - line: the initial text of the line above the fields, or `nil` if there is no such line.
    ///   - known: returns the names that a line is read with.
    ///   - films: finds the films of the watchlist, or `nil` if they are not looked for.
    init(
        _ original: Film, focus: FilmFormCheck.Field = .title, today: CalendarDay? = nil,
        feedback: FormFeedback? = nil, line: String? = nil,
        known: @escaping () async -> KnownNames = { .none }, films: (any FindsFilms)? = nil,
        journal: any Journal, view: (any DisplaysFilmForm)?, words: Localizer
    ) {
        self.original = original
        self.focus = focus
        self.feedback = feedback
        self.line = line
        self.known = known
        match = feedback == nil ? nil : films.map(WatchlistMatch.init)
        self.today = today
        self.journal = journal
        completions = FormCompletions(of: Self.completed.map(\.from), in: journal)
        self.view = view
        self.words = words
        draft = FilmDraft(original)
        latest = draft
    }

    func name(of draft: FilmDraft) -> String {
        draft.title.trimmingSpaces.isEmpty ? "" : draft.film.nameInList
    }

    func open(
        title: String, typed: FilmDraft?, check: FilmFormCheck
    ) async -> FormHandle<FilmDraft, FilmFormCheck>? {
        let values = await completions.read()
        let names = line == nil ? .none : await known()
        let form = view?.openFilmForm(
            FilmFormViewModel(
                title: title, line: line, draft: typed ?? draft,
                focus: line == nil ? focus : .line,
                // A film that was seen cannot become a wanted one.
                offersWanted: original.title.isEmpty || original.isWanted,
                feedbacks: feedback == nil ? [] : FormFeedback.names(in: words),
                days: today.map { DayFormat(words, today: $0, tendency: .past) },
                completions: Self.byField(values), check: check,
                words: words))
        guard let form else { return nil }
        self.form = form
        completions.observe { [weak form] in form?.complete(Self.byField($0)) }
        match?.onChange = { [weak self] in self?.showMatch() }
        if let line { begin(line, in: form, over: typed, known: names) }
        return FormHandle(
            form, signalDraft: form.signalDraft,
            signalOtherKind: line == nil ? nil : form.signalOtherKind,
            show: { [weak form] in form?.show($0) })
    }

    /// Begins to fill the form from a line, whose text may have been typed before.
    ///
    /// - Parameter typed: a draft that takes precedence over the line, or `nil` if there is none.
    private func begin(
        _ line: String, in form: any FilmForm, over typed: FilmDraft?, known: KnownNames
    ) {
        guard let today else { return }
        filling = FilmLineFilling(draft, today: today, known: known, words: words)
        subscriptions += form.signalLine.onReception § eachTime § weakly(self, FilmFormModel.fill)
        guard !line.isEmpty else { return }
        // The draft that the form sends in answer has an observer only after this method has
        // returned.
        Task { [weak self] in self?.fill(from: line, over: typed) }
    }

    private func fill(from line: String) {
        self.line = line
        fill(from: line, over: nil)
    }

    private func fill(from line: String, over typed: FilmDraft?) {
        guard var filling else { return }
        let draft = filling.fill(latest, from: line)
        self.filling = filling
        form?.fill(typed ?? draft, meanings: filling.meanings)
    }

    private func showMatch() { form?.show(check(latest)) }

    func passedOn(_ draft: FilmDraft) -> LineOfForm {
        LineOfForm(line ?? "", tags: draft.tags, notes: draft.notes)
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
        match?.update(for: draft)
        return FilmFormCheck(
            draft, startedFrom: self.draft, isTyped: isTyped, words: words,
            line: filling?.complaint, refused: filling?.refused,
            watchlist: match?.film.map(words.takeFromWatchlist) ?? "",
            tooLong: journal.textsTooLong(in: .film(draft.film)))
    }

    func mentionWhatIsMissing() { isTyped = true }

    func merge(_ draft: FilmDraft, answers: [ConflictAnswer]) -> FormMerge<Film> {
        let change = draft.change(from: self.draft)
        let give = feedback?.change(for: draft)
        let line = draft.isWanted ? nil : filling?.line
        return FormMerge(
            of: FormField<Film>.all(words), original: original, answers: answers,
            change: { film in
                var film = give.map { $0(change(film)) } ?? change(film)
                film.rating = line?.importedRating ?? film.rating
                film.isRewatch = line?.isRewatch == true || film.isRewatch
                return film
            })
    }

    /// Writes the draft as a new film, or as the viewing of a film of the watchlist.
    func save(
        _ draft: FilmDraft, by write: (FilmDraft) async throws -> EntryID
    ) async throws -> EntryID {
        guard let match, !draft.isWanted, draft.staysWanted != true,
            let id = await match.wanted(draft)?.id,
            case .film(let wanted)? = await journal.entry(id), wanted.isWanted,
            let viewing = merge(draft, answers: []).merged(onto: original)
        else { return try await write(draft) }
        try Film.rules.check(viewing, changedFrom: nil)
        try await journal.change(id) { (stored: Film) in stored.watched(as: viewing) }
        return id
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
