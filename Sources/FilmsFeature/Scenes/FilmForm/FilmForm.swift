internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// A film that is edited in a form.
final class FilmForm: EntryForm<Film> {
    private let feedback: FormFeedback?
    /// The line above the fields as it was read.
    private var filmLine = FilmLine(title: "")
    private var isOfTrip = false
    /// The film of the watchlist that becomes this viewing, or `nil` for an existing film.
    private let match: Lookup<WatchlistQuery, EntrySummary>?
    private let films: (any FindsFilms)?
    private let thank: (ThanksViewModel) -> Void

    /// - Parameters:
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
        _ original: Film, for request: FormRequest = FormRequest(.new),
        focus: FieldName = .title, today: CalendarDay? = nil, feedback: FormFeedback? = nil,
        known: @escaping () async -> KnownNames = { .none }, givesStars: Bool = false,
        pictures: any StoresTickets, films: (any FindsFilms)? = nil,
        journal: any Journal, view: (any DisplaysForm)?, words: Localizer,
        thank: @escaping (ThanksViewModel) -> Void = { _ in }
    ) {
        self.thank = thank
        self.feedback = feedback
        self.films = feedback == nil ? nil : films
        match = self.films.map { films in Lookup { await $0.film(in: films) } }
        super.init(
            original,
            FilmRows.of(
                original, asksFeedback: feedback != nil, givesStars: givesStars,
                hasLine: request.mode.lineText != nil, words),
            for: request, focus: FormKey(focus), today: today, tendency: .past,
            known: known, files: { pictures }, journal: journal, view: view, words: words)
        match?.onChange = { [weak self] in
            if let self { form?.show(check(latest)) }
        }
    }

    override func completion(
        of typed: Film, from draft: FormDraft
    ) -> @Sendable (Film) -> Film {
        let isWanted = draft[flag: .wanted]
        let give = feedback?.change(for: draft)
        let line = isWanted ? nil : filmLine
        return { film in
            var film = give?(film) ?? film
            if isWanted { film.watched = nil }
            film.rating = line?.importedRating ?? film.rating
            film.isRewatch = line?.isRewatch == true || film.isRewatch
            return film
        }
    }

    override func read(_ line: String, by reading: FormLineWords) -> FormDraft {
        filmLine = FilmLineReader.line(line, words: reading.films)
        isOfTrip =
            !line.allSatisfy(\.isWhitespace)
            && EntryKind.kind(ofLine: line, trips: reading.trips, films: reading.films) == .trip
        return filmLine.title.isEmpty ? draft : draft.filled(from: filmLine)
    }

    /// The meanings of the words, and the day if none is typed.
    private var meanings: String {
        guard !filmLine.title.isEmpty else { return "" }
        var meanings = words.meanings(of: filmLine)
        if filmLine.day == nil, !filled[flag: .wanted], !filled[.watched].isEmpty, let today {
            meanings.append(words.assumedDay(today))
        }
        return meanings.listed
    }

    private var complaintAboutLine: (text: String, refused: Range<Int>?)? {
        if isOfTrip {
            let text = words.say(
                """
                This is a trip. Choose “Change to Trip” to add it, or put the title in quotation marks.
                """)
            return (text, nil)
        }
        if filmLine.title.isEmpty, filmLine.refused.isEmpty { return nil }
        return words.whyNoFilm(filmLine).map { ($0, filmLine.refused.first?.place) }
    }

    override func complete(_ check: inout FormCheck, of draft: FormDraft, making film: Film) {
        match?.ask(film.title.isEmpty ? nil : WatchlistQuery(film))
        if !draft[flag: .wanted] {
            check.words[.staysWanted] = match?.answer.map(words.takeFromWatchlist)
        }
        check.tell(meanings, complaintAboutLine)
    }

    override func add(_ film: Film, from draft: FormDraft) async throws -> EntryID {
        let id: EntryID
        if let wanted = await wanted(film, from: draft) {
            try Film.rules.check(film, changedFrom: nil)
            try await journal.change(wanted) { (stored: Film) in stored.watched(as: film) }
            id = wanted
        } else {
            id = try await super.add(film, from: draft)
        }
        if feedback != nil, let thanks = ThanksViewModel(added: film, words: words) {
            thank(thanks)
        }
        return id
    }

    /// Returns the film of the watchlist that a new one is the viewing of, or `nil` for none.
    private func wanted(_ film: Film, from draft: FormDraft) async -> EntryID? {
        guard let films, !draft[flag: .wanted], !draft[flag: .staysWanted],
            let id = await WatchlistQuery(film).film(in: films)?.id,
            case .film(let wanted)? = await journal.entry(id), wanted.isWanted
        else { return nil }
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

extension FormDraft {
    /// Returns the draft with the values of a line.
    fileprivate func filled(from line: FilmLine) -> FormDraft {
        var draft = self
        draft[.title] = line.title
        if let year = line.year { draft[.year] = String(year) }
        if !line.place.isEmpty { draft[.place] = line.place }
        if line.isWanted || !line.isOfViewing && draft[flag: .wanted] {
            draft[flag: .wanted] = true
            draft[.watched] = ""
        } else {
            draft[flag: .wanted] = false
            if let day = line.day { draft[.watched] = day.isoText }
        }
        if let feedback = line.feedback.flatMap(FormFeedback.offered.firstIndex) {
            draft[choice: .feedback] = feedback
        }
        return draft
    }
}

extension FilmLine {
    /// Whether the line says something of a viewing.
    fileprivate var isOfViewing: Bool {
        day != nil || feedback != nil || isRewatch || !place.isEmpty
    }
}
