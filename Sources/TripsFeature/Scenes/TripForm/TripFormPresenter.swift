internal import Domain
internal import Presentation
internal import Signals

/// Opens the form for a trip and leads through it until the trip is saved or given up.
final class TripFormPresenter: Presenting {
    /// Writes down what was changed, and returns where.
    typealias Save = (@escaping TripChange) async throws -> EntryID

    private weak var view: (any DisplaysTripForm)?
    private let journal: any ReadsEntries
    private let title: String
    private let save: Save
    private let saved: (EntryID) -> Void
    private let ended: () -> Void
    private var edit: TripEdit
    private var checker: TripFormChecker
    private var following: ArrivalFollowing
    /// Kept while it is open: a form is what a view hands out, and nobody else need hold it.
    private var form: (any TripForm)?
    private var handler: FormHandler<TripDraft>?
    private var shown: TripFormCheck?

    /// - Parameters:
    ///   - trip: what the form starts with.
    ///   - saved: called with the trip's id when it was saved and the form is closed.
    ///   - ended: called once, when the form is closed or could not be opened.
    init(
        title: String, trip: Trip, view: any DisplaysTripForm, journal: any ReadsEntries,
        words: LocalWords, save: @escaping Save, saved: @escaping (EntryID) -> Void,
        ended: @escaping () -> Void
    ) {
        self.title = title
        self.view = view
        self.journal = journal
        self.save = save
        self.saved = saved
        self.ended = ended
        edit = TripEdit(of: trip, words: words)
        checker = TripFormChecker(words: words)
        following = ArrivalFollowing(edit)
    }

    func start() async {
        let stops = await journal.values(of: .stop)
        let operators = await journal.values(of: .operator)
        let tags = await journal.values(of: .tag)
        guard let view else { return ended() }
        let check = checker.check(edit)
        shown = check
        let form = view.openTripForm(
            TripFormViewModel(
                title: title, draft: edit.draft,
                modes: TravelMode.allCases.map { TripViewModel.Mode($0).name }, stops: stops,
                operators: operators, tags: tags, zones: Zone.offered, check: check))
        self.form = form
        handler = FormHandler(
            edit.draft,
            signalDraft: form.signalDraft.map { [weak self] in self?.withArrival($0) ?? $0 },
            signalSave: form.signalSave,
            signalCancel: form.signalCancel,
            check: { [weak self] in self?.check($0) ?? false },
            save: { [weak form, save, saved, edit] draft in
                var edit = edit
                edit.draft = draft
                let id = try await save(edit.change())
                form?.close()
                saved(id)
            },
            failed: { [weak self, weak view] error in
                Self.show(error, in: self?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    /// A draft of another departure, with the arrival that follows it.
    private func withArrival(_ draft: TripDraft) -> TripDraft {
        var draft = draft
        edit.draft = draft
        guard let arrival = following.next(edit) else { return draft }
        form?.showArrival(arrival)
        if draft.arrival != nil { draft.arrival = arrival }
        return draft
    }

    private func check(_ draft: TripDraft) -> Bool {
        edit.draft = draft
        let check = checker.check(edit)
        if check != shown { form?.show(check) }
        shown = check
        return check.canSave
    }

    /// A form that was closed while its trip was being saved cannot say that this failed.
    private static func show(
        _ error: any Error, in form: (any TripForm)?, or view: (any DisplaysFailure)?
    ) {
        let failure = FailureViewModel(title: "The trip was not saved.", reason: "\(error)")
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }

    private func end() {
        form = nil
        ended()
    }
}
