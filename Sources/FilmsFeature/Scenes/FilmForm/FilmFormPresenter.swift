internal import Domain
internal import Presentation
internal import Signals

/// Opens the form for a film and leads through it until the film is saved or given up.
final class FilmFormPresenter: Presenting {
    private let saving: any SavesFilm
    private let journal: any ReadsEntries
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
        saving: any SavesFilm, journal: any ReadsEntries, view: any DisplaysFilmForm,
        saved: @escaping (EntryID) -> Void, ended: @escaping () -> Void
    ) {
        self.saving = saving
        self.journal = journal
        self.view = view
        self.saved = saved
        self.ended = ended
    }

    func start() async {
        do {
            try await open(saving.draft())
        } catch {
            let title = "The film cannot be edited."
            view?.showFailure(FailureViewModel(title: title, reason: error.description))
            ended()
        }
    }

    private func open(_ original: FilmDraft) async {
        let venues = await journal.values(of: .venue)
        let tags = await journal.values(of: .tag)
        guard let view else { return ended() }
        draft = original
        let check = FilmFormCheck(original, startedFrom: original, isTyped: false)
        shown = check
        let form = view.openFilmForm(
            FilmFormViewModel(
                title: saving.formTitle, draft: original, venues: venues, tags: tags,
                check: check))
        self.form = form
        handler = FormHandler(
            original, signalDraft: form.signalDraft, signalSave: form.signalSave,
            signalCancel: form.signalCancel,
            check: { [weak self] in self?.check($0, startedFrom: original) ?? false },
            save: { [weak self, saving, saved] draft in
                let id = try await saving.save(draft, startedFrom: original)
                self?.form?.close()
                saved(id)
            },
            failed: { [weak self, weak view] error in
                Self.show(error, in: self?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    private func check(_ draft: FilmDraft, startedFrom original: FilmDraft) -> Bool {
        if draft != self.draft { isTyped = true }
        self.draft = draft
        let check = FilmFormCheck(draft, startedFrom: original, isTyped: isTyped)
        if check != shown { form?.show(check) }
        shown = check
        return check.canSave
    }

    /// A form that was closed while its film was being saved cannot say that this failed.
    private static func show(
        _ error: any Error, in form: (any FilmForm)?, or view: (any DisplaysFailure)?
    ) {
        let failure = FailureViewModel(title: "The film was not saved.", reason: "\(error)")
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }

    private func end() {
        form = nil
        ended()
    }
}
