internal import Domain
internal import Presentation
internal import Signals

/// Checks what is typed in a form for a film and saves it.
final class FilmFormPresenter: Presenting {
    private let saving: any SavesFilm
    private let journal: any ReadsEntries
    private let saved: (EntryID) -> Void
    private let finished: () -> Void
    private weak var view: (any DisplaysFilmForm)?

    /// Kept while it is open: a form is what a view hands out, and nobody else need hold it.
    private var form: (any FilmForm)?
    private var original = FilmDraft()
    private var draft = FilmDraft()
    private var isTyped = false
    private var isSaving = false
    private var shown: FilmFormCheck?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - saved: called with the film's id when it was saved.
    ///   - finished: called once, when the form is closed or could not be opened.
    init(
        saving: any SavesFilm, journal: any ReadsEntries, view: any DisplaysFilmForm,
        saved: @escaping (EntryID) -> Void, finished: @escaping () -> Void
    ) {
        self.saving = saving
        self.journal = journal
        self.view = view
        self.saved = saved
        self.finished = finished
    }

    /// Opens the form.
    func start() async {
        do {
            original = try await saving.draft()
        } catch {
            view?.showFailure(
                FailureViewModel(
                    title: "The film cannot be edited", reason: error.description))
            return finished()
        }
        draft = original
        let venues = await journal.values(of: .venue)
        let tags = await journal.values(of: .tag)
        guard let view else { return finished() }
        let check = check()
        shown = check
        let form = view.openFilmForm(
            FilmFormViewModel(
                title: saving.formTitle, draft: original, venues: venues, tags: tags,
                check: check))
        self.form = form
        listen(to: form)
    }

    private func listen(to form: any FilmForm) {
        subscriptions +=
            form.signalDraft.onReception § eachTime § weakly(self, FilmFormPresenter.typed)
        subscriptions +=
            form.signalSave.onReception § eachTime § weakly(self, FilmFormPresenter.save)
        subscriptions +=
            form.signalCancel.onReception § eachTime § weakly(self, FilmFormPresenter.cancel)
    }

    private func typed(_ draft: FilmDraft) {
        if draft != self.draft { isTyped = true }
        self.draft = draft
        showCheck()
    }

    private func save() {
        guard !isSaving, check().canSave else { return }
        isSaving = true
        showCheck()
        Task {
            do {
                succeeded(with: try await saving.save(draft, startedFrom: original))
            } catch {
                failed("\(error)")
            }
        }
    }

    private func succeeded(with id: EntryID) {
        isSaving = false
        form?.close()
        end()
        saved(id)
    }

    /// What was typed stays; where the form was closed meanwhile, the window says it.
    private func failed(_ reason: String) {
        isSaving = false
        let failure = FailureViewModel(title: "The film was not saved", reason: reason)
        guard let form else {
            view?.showFailure(failure)
            return
        }
        showCheck()
        form.show(failure)
    }

    private func cancel() {
        end()
    }

    private func end() {
        guard form != nil else { return }
        form = nil
        subscriptions.cancelAll()
        finished()
    }

    /// Saving twice cannot succeed twice.
    private func check() -> FilmFormCheck {
        let check = FilmFormCheck(draft, startedFrom: original, isTyped: isTyped)
        return FilmFormCheck(
            complaints: check.complaints, canSave: check.canSave && !isSaving)
    }

    private func showCheck() {
        let check = check()
        guard check != shown else { return }
        shown = check
        form?.show(check)
    }
}
