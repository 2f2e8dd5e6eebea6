internal import FilmsFeature
internal import Gtk
internal import Presentation
internal import Signals

/// The form for a film.
final class FilmFormWindow: FormWindow, FilmForm {
    var signalDraft: Signal<FilmDraft> { draftEmitter.signal }

    private let draftEmitter = Emitter<FilmDraft>()
    private let grid = FormGrid<FilmFormCheck.Field>()
    private let name: Entry
    private let year: Entry
    private let directors: Entry
    private let dayKnown = CheckButton("I know the day it was watched")
    private let day: DayField
    private let place: Entry
    private let tags: Entry
    private let viewing: Entry
    private let link: Entry
    private let notes: TextView

    init(_ form: FilmFormViewModel, today: CalendarDay, months: [String], parent: Window) {
        let draft = form.draft
        let today = TypedDay(year: today.year, month: today.month, day: today.day)
        name = Entry(draft.title)
        year = Entry(draft.year)
        directors = Entry(draft.directors, placeholder: "Separated by commas")
        day = DayField(draft.day ?? today, months: months)
        place = Entry(draft.place)
        tags = Entry(draft.tags)
        viewing = Entry(draft.viewing)
        link = Entry(draft.link)
        notes = TextView(draft.notes)
        super.init(title: form.title, form: grid, parent: parent)

        place.completions = form.venues
        tags.completions = form.tags
        tags.listsCompletions = true
        tags.placeholder = "Separated by commas"
        dayKnown.isActive = draft.day != nil
        day.isSensitive = dayKnown.isActive
        layOut()
        letEnterSave(from: grid)
        listen()
        show(form.check)
        name.grabFocus()
    }

    func show(_ check: FilmFormCheck) {
        grid.show(check.complaints)
        canSave = check.canSave
    }

    private func layOut() {
        grid.add("_Title", name, field: .title)
        grid.add("_Year", year, field: .year)
        grid.add("Di_rectors", directors, field: .directors)
        grid.add(dayKnown)
        grid.add("_Day", day, field: .day, focus: day.firstField)
        grid.add("_Place", place, field: .place)
        grid.add("Ta_gs", tags, field: .tags)
        grid.add("_Viewing", viewing, field: .viewing)
        grid.add("_Link", link, field: .link)
        grid.add("_Notes", Text.framed(notes), field: .notes, focus: notes)
    }

    private func listen() {
        let changed: () -> Void = { [weak self] in self?.draftChanged() }
        for entry in [name, year, directors, place, tags, viewing, link] {
            entry.onChanged { _ in changed() }
        }
        notes.onChanged { _ in changed() }
        day.onChanged { _ in changed() }
        dayKnown.onToggled { [weak self] isOn in
            self?.day.isSensitive = isOn
            changed()
        }
    }

    private func draftChanged() {
        draftEmitter.emit(
            FilmDraft(
                title: name.text, year: year.text, directors: directors.text,
                day: dayKnown.isActive ? day.value : nil, place: place.text, tags: tags.text,
                notes: notes.text, viewing: viewing.text, link: link.text))
    }
}
