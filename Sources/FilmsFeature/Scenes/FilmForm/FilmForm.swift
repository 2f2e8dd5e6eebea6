internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// A film that is edited in a form.
final class FilmForm: EntryForm<Film> {
    private let feedback: FormFeedback?
    private var filling: FilmLineFilling?
    private let known: () async -> KnownNames
    /// The film of the watchlist that becomes this viewing, or `nil` for an existing film.
    private let match: Lookup<WatchlistQuery, EntrySummary>?
    private let films: (any FindsFilms)?
    private let today: CalendarDay?
    private let pictures: any StoresTickets
    private let thank: (ThanksViewModel) -> Void

    /// - Parameters:
    ///   - mode: the subject of the form.
    ///   - focus: the field with the keyboard focus at first.
    ///   - today: the day that relative days refer to.
    ///   - feedback: saves feedback with the film, or `nil` for an existing film, whose page has
    ///     it.
    ///   - known: returns the names that a line is read with.
    ///   - givesStars: whether the person gives stars as well.
    ///   - pictures: stores copies of pictures.
    ///   - films: finds the films of the watchlist, or `nil` if they are not looked for.
    ///   - thank: thanks for positive feedback that is saved with the film.
    init(
        _ original: Film, for mode: FormMode = .new, events: FormCallbacks = FormCallbacks(),
        focus: FieldName = .title, today: CalendarDay? = nil, feedback: FormFeedback? = nil,
        known: @escaping () async -> KnownNames = { .none }, givesStars: Bool = false,
        pictures: any StoresTickets, films: (any FindsFilms)? = nil,
        journal: any Journal, view: (any DisplaysForm)?, words: Localizer,
        thank: @escaping (ThanksViewModel) -> Void = { _ in }
    ) {
        self.thank = thank
        self.pictures = pictures
        self.feedback = feedback
        self.known = known
        self.today = today
        self.films = feedback == nil ? nil : films
        match = self.films.map { films in Lookup { await $0.film(in: films) } }
        super.init(
            original,
            FilmRows.of(
                original, asksFeedback: feedback != nil, givesStars: givesStars,
                hasLine: mode.lineText != nil, words),
            for: mode, events: events, focus: FormKey(focus),
            days: today.map { DayFormat(words, today: $0, tendency: .past) }, journal: journal,
            view: view, words: words)
        match?.onChange = { [weak self] in
            if let self { form?.show(check(latest)) }
        }
    }

    override func completion(
        of typed: Film, from draft: FormDraft
    ) -> @Sendable (Film) -> Film {
        let isWanted = draft[flag: .wanted]
        let give = feedback?.change(for: draft)
        let line = isWanted ? nil : filling?.line
        return { film in
            var film = give?(film) ?? film
            if isWanted { film.watched = nil }
            film.rating = line?.importedRating ?? film.rating
            film.isRewatch = line?.isRewatch == true || film.isRewatch
            return film
        }
    }

    override func prepare(typed: FormDraft?) async {
        guard line != nil, let today else { return }
        filling = FilmLineFilling(draft, today: today, known: await known(), words: words)
    }

    override func fill(from line: String, over typed: FormDraft?) {
        guard var filling else { return }
        let draft = filling.fill(latest, from: line)
        self.filling = filling
        form?.fill(typed ?? draft, meanings: filling.meanings)
    }

    override func check(_ draft: FormDraft, _ check: FormCheck) -> FormCheck {
        let film = content(of: draft)
        match?.ask(film.title.isEmpty ? nil : WatchlistQuery(film))
        var check = check
        if !draft[flag: .wanted] {
            check.words[.staysWanted] = match?.answer.map(words.takeFromWatchlist)
        }
        check.refused = filling?.refused
        if let complaint = filling?.complaint {
            check.complaints[.line] = complaint
            check.canSave = false
        }
        return check
    }

    override func save(
        _ draft: FormDraft, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID {
        let id = try await save(draft, with: .picture, at: \.picture, in: pictures) { [self] in
            try await add($0, by: write)
        }
        if feedback != nil, let thanks = ThanksViewModel(added: content(of: draft), words: words) {
            thank(thanks)
        }
        return id
    }

    /// Writes the draft as a new film, or as the viewing of a film of the watchlist.
    private func add(
        _ draft: FormDraft, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID {
        guard let films, !draft[flag: .wanted], !draft[flag: .staysWanted],
            let id = await WatchlistQuery(content(of: draft)).film(in: films)?.id,
            case .film(let wanted)? = await journal.entry(id), wanted.isWanted,
            let viewing = try merge(draft, answers: []).merged(onto: original)
        else { return try await write(draft) }
        try Film.rules.check(viewing, changedFrom: nil)
        try await journal.change(id) { (stored: Film) in stored.watched(as: viewing) }
        return id
    }
}

/// A film that may be on the watchlist.
private struct WatchlistQuery: Equatable {
    let title: String
    let year: Int?

    init(_ film: Film) { (title, year) = (film.title, film.year) }

    /// Returns the only film of the watchlist that it can be, or `nil` if there is none.
    func film(in films: any FindsFilms) async -> EntrySummary? {
        let found = await films.wanted(title, year: year)
        return found.count == 1 ? found[0] : nil
    }
}
