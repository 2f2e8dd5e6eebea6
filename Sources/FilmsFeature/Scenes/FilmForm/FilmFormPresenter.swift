internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Opens the form for a film and leads through it until the film is saved or given up.
final class FilmFormPresenter: Presenting {
    private let saving: any SavesFilm
    private let journal: any ReadsEntries & WritesEntries
    private let words: LocalWords
    private let saved: (EntryID) -> Void
    private let ended: () -> Void
    private weak var view: (any DisplaysFilmForm)?

    /// Kept while it is open: a form is what a view hands out, and nobody else need hold it.
    private var form: (any FilmForm)?
    private var handler: FormHandler<FilmDraft>?
    private var draft = FilmDraft()
    private var isTyped = false
    private var shown: FilmFormCheck?

    /// - Parameters:
    ///   - saved: called with the film's id when it was saved.
    ///   - ended: called once, when the form is closed or could not be opened.
    init(
        saving: any SavesFilm, journal: any ReadsEntries & WritesEntries,
        view: any DisplaysFilmForm, words: LocalWords, saved: @escaping (EntryID) -> Void,
        ended: @escaping () -> Void
    ) {
        self.saving = saving
        self.journal = journal
        self.view = view
        self.words = words
        self.saved = saved
        self.ended = ended
    }

    func start() async {
        do {
            try await open(saving.film())
        } catch {
            let title = "The film cannot be edited."
            view?.showFailure(FailureViewModel(title: title, reason: error.description))
            ended()
        }
    }

    private func open(_ film: Film) async {
        let venues = await journal.values(of: .venue)
        let tags = await journal.values(of: .tag)
        guard let view else { return ended() }
        let original = FilmDraft(film)
        draft = original
        let check = FilmFormCheck(
            original, startedFrom: original, isTyped: false, words: words)
        shown = check
        let form = view.openFilmForm(
            FilmFormViewModel(
                title: saving.formTitle, draft: original, venues: venues, tags: tags,
                check: check))
        self.form = form
        handler = FormHandler(
            original, in: form, signalDraft: form.signalDraft,
            check: { [weak self] in self?.check($0, startedFrom: original) ?? false },
            ask: { [weak self] in self?.askWhetherToSave($0) },
            save: { [weak self, saving, saved, words] draft, how in
                let edit = FilmEdit(
                    original: film, change: draft.change(from: original),
                    answers: how.answers, words: words)
                let target = how.isNew ? saving.asNew ?? saving : saving
                let id = try await target.save(edit)
                self?.dismiss()
                saved(id)
            },
            failed: { [weak self, weak view, saving] error in
                let name = saving.asNew.map { _ in film.nameInList }
                Self.show(error, of: name, in: self?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    private func check(_ draft: FilmDraft, startedFrom original: FilmDraft) -> Bool {
        if draft != self.draft { isTyped = true }
        self.draft = draft
        let check = FilmFormCheck(
            draft, startedFrom: original, isTyped: isTyped, words: words,
            tooLong: journal.textsTooLong(in: .film(draft.film)))
        if check != shown { form?.show(check) }
        shown = check
        return check.canSave
    }

    private func askWhetherToSave(_ canSave: Bool) {
        form?.ask(
            UnsavedQuestion(aboutThe: "film", canSave: canSave, complaints: shown?.said ?? []))
    }

    /// A form that was closed while its film was being saved cannot say that this failed.
    ///
    /// - Parameter name: of the film that the form was opened with, unless that was new.
    private static func show(
        _ error: any Error, of name: String?, in form: (any FilmForm)?,
        or view: (any DisplaysFailure)?
    ) {
        let isGone =
            if case .entryGone? = error as? JournalError { true } else { false }
        let gone = isGone ? name : nil
        guard let form else {
            view?.showFailure(FailureViewModel(notSaving: error, aboutThe: "film", gone: gone))
            return
        }
        form.tell(error, aboutThe: "film", gone: gone)
    }

    private func dismiss() {
        form?.dismiss()
        form = nil
    }

    private func end() {
        dismiss()
        ended()
    }
}
