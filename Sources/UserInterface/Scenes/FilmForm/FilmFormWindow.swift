internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The form for a film.
final class FilmFormWindow: FormWindow, FilmForm {
    var signalDraft: Signal<FilmDraft> { draftEmitter.signal }
    var signalLine: Signal<String> { lineEmitter.signal }
    var signalOtherKind: Signal<Void> { otherKindEmitter.signal }

    private let draftEmitter = Emitter<FilmDraft>()
    private let lineEmitter = Emitter<String>()
    private let otherKindEmitter = Emitter<Void>()
    private let line: LineField?
    private let grid: FormGrid<FilmFormCheck.Field>
    private let name: Entry
    private let year: Entry
    private let directors: Entry
    private let day: DayField
    private let wanted = CheckButton(Localizer.ofWidgets.wantsToSee)
    private let feedback: ComboBoxText
    private let place: Entry
    private let tags: Entry
    private let viewing: Entry
    private let link: Entry
    private let notes: TextView
    private let originalTitle: Entry
    private let runningTime: Entry
    private let genres: Entry
    private let countries: Entry
    private let languages: Entry
    /// Whether a film of the watchlist becomes this viewing.
    private let watchlist = CheckButton("")

    init(_ form: FilmFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        let draft = form.draft
        grid = FormGrid(captions: form.captions, hints: form.hints)
        line = form.line.map { LineField($0, change: localized("C_hange to Trip")) }
        let today = TypedDay(year: today.year, month: today.month, day: today.day)
        name = Entry(draft.title)
        year = Entry(draft.year)
        directors = Entry(draft.directors)
        day = DayField(
            draft.day ?? today, months: months, format: form.days, allowsNone: true)
        feedback = ComboBoxText(
            form.feedbacks, selectedIndex: form.feedbacks.isEmpty ? nil : draft.feedback)
        place = Entry(draft.place)
        tags = Entry(draft.tags)
        viewing = Entry(draft.viewing)
        link = Entry(draft.link)
        notes = TextView(draft.notes)
        originalTitle = Entry(draft.originalTitle)
        runningTime = Entry(draft.runningTime)
        genres = Entry(draft.genres)
        countries = Entry(draft.countries)
        languages = Entry(draft.languages)
        super.init(title: form.title, form: grid, parent: parent)

        complete(form.completions)
        for entry in [directors, tags, genres, countries, languages] {
            entry.listsCompletions = true
        }
        day.isNone = draft.day == nil
        wanted.isActive = draft.isWanted
        allowDay()
        watchlist.wrapsLabel(isCentred: false)
        watchlist.isActive = draft.staysWanted != true
        line?.layOut(in: grid, as: .line)
        layOut(offersWanted: form.offersWanted, asksFeedback: !form.feedbacks.isEmpty)
        grid.beginMore(localized("_More Details"), isOpen: more.contains { !$0.text.isEmpty })
        layOutMore()
        letEnterSave(from: grid)
        letEnterSave(from: watchlist)
        watchlist.margin = Space.near
        add(beneath: watchlist)
        showFocus(in: grid)
        listen()
        show(form.check)
        grid.focus(form.focus)
    }

    func complete(_ completions: FilmFormViewModel.Completions) {
        directors.completions = completions[.directors] ?? []
        place.completions = completions[.place] ?? []
        tags.completions = completions[.tags] ?? []
        genres.completions = completions[.genres] ?? []
        countries.completions = completions[.countries] ?? []
        languages.completions = completions[.languages] ?? []
    }

    func show(_ check: FilmFormCheck) {
        grid.show(check.complaints)
        line?.refused = check.refused
        if !check.watchlist.isEmpty, !watchlist.isVisible { announce(check.watchlist) }
        watchlist.label = check.watchlist
        watchlist.isVisible = !check.watchlist.isEmpty
    }

    func fill(_ draft: FilmDraft, meanings: String) {
        let texts: [(Entry, String)] = [
            (name, draft.title), (year, draft.year), (directors, draft.directors),
            (place, draft.place), (tags, draft.tags), (viewing, draft.viewing), (link, draft.link),
            (originalTitle, draft.originalTitle), (runningTime, draft.runningTime),
            (genres, draft.genres), (countries, draft.countries), (languages, draft.languages),
        ]
        for (entry, text) in texts { entry.text = text }
        if let typed = draft.day, typed != day.value { day.value = typed }
        day.isNone = draft.day == nil
        wanted.isActive = draft.isWanted
        if feedback.selectedIndex != nil { feedback.selectedIndex = draft.feedback }
        watchlist.isActive = draft.staysWanted != true
        allowDay()
        line?.show(meanings)
        draftChanged()
    }

    func focusFirstWrongField() {
        grid.focusFirstWrongField()
        line?.selectRefused()
    }

    private func layOut(offersWanted: Bool, asksFeedback: Bool) {
        grid.add(name, field: .title, isRequired: true)
        grid.add(year, field: .year)
        grid.add(directors, field: .directors)
        if offersWanted { grid.add(wanted) }
        grid.add(day, field: .day, focus: day.firstField)
        if asksFeedback { grid.add(feedback, field: .feedback) }
        grid.add(place, field: .place)
        grid.add(tags, field: .tags)
        grid.add(viewing, field: .viewing)
        grid.add(link, field: .link)
        grid.add(Text.framed(notes), field: .notes, focus: notes)
    }

    /// The fields that few people type by hand, and imports bring.
    private var more: [Entry] { [originalTitle, runningTime, genres, countries, languages] }

    private func layOutMore() {
        grid.add(originalTitle, field: .originalTitle)
        grid.add(runningTime, field: .runningTime)
        grid.add(genres, field: .genres)
        grid.add(countries, field: .countries)
        grid.add(languages, field: .languages)
    }

    private func listen() {
        let changed: () -> Void = { [weak self] in self?.draftChanged() }
        for entry in [name, year, directors, place, tags, viewing, link] + more {
            entry.onChanged { _ in changed() }
        }
        line?.onChanged { [weak self] in self?.lineEmitter.emit($0) }
        line?.onOtherKind { [weak self] in self?.otherKindEmitter.emit() }
        watchlist.onToggled { _ in changed() }
        notes.onChanged { _ in changed() }
        feedback.onChanged { _ in changed() }
        day.onChanged { _ in changed() }
        wanted.onToggled { [weak self] isOn in
            // A film that leaves the watchlist was most likely seen today.
            if !isOn { self?.day.isNone = false }
            self?.allowDay()
            changed()
        }
    }

    /// Makes the day and the feedback insensitive for a film on the watchlist, which has neither.
    private func allowDay() {
        feedback.isSensitive = !wanted.isActive
        day.isSensitive = !wanted.isActive
    }

    private func draftChanged() {
        draftEmitter.emit(
            FilmDraft(
                title: name.text, year: year.text, directors: directors.text,
                day: day.chosen, isWanted: wanted.isActive,
                feedback: feedback.selectedIndex ?? 0, place: place.text, tags: tags.text,
                notes: notes.text, viewing: viewing.text, link: link.text,
                originalTitle: originalTitle.text, runningTime: runningTime.text,
                genres: genres.text, countries: countries.text, languages: languages.text,
                staysWanted: watchlist.isActive ? nil : true))
    }
}
