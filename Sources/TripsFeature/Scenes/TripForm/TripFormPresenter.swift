internal import Domain
internal import Presentation
internal import Signals

/// Opens the form for a trip and leads through it until the trip is saved or given up.
final class TripFormPresenter: Presenting {
    /// Whether its form is on its way or open.
    var isInUse: Bool { !hasOpened || form != nil }

    private weak var view: (any DisplaysTripForm)?
    private weak var form: (any TripForm)?
    private let journal: any ReadsEntries
    private let title: String
    private let save: (@escaping TripChange) async throws -> Void
    private let ended: () -> Void
    private var edit: TripEdit
    private var checker: TripFormChecker
    private var handler: FormHandler<TripDraft>?
    private var hasOpened = false

    /// - Parameters:
    ///   - trip: what the form starts with.
    ///   - save: writes down what was changed.
    ///   - ended: saved, or given up.
    init(
        title: String, trip: Trip, view: any DisplaysTripForm, journal: any ReadsEntries,
        words: LocalWords, save: @escaping (@escaping TripChange) async throws -> Void,
        ended: @escaping () -> Void
    ) {
        self.title = title
        self.view = view
        self.journal = journal
        self.save = save
        self.ended = ended
        edit = TripEdit(of: trip, words: words)
        checker = TripFormChecker(words: words)
    }

    func start() async {
        let stops = await journal.values(of: .stop)
        let operators = await journal.values(of: .operator)
        let tags = await journal.values(of: .tag)
        hasOpened = true
        let form = view?.openTripForm(
            TripFormViewModel(
                title: title, draft: edit.draft,
                modes: TravelMode.allCases.map { TripViewModel.Mode($0).name }, stops: stops,
                operators: operators, tags: tags, zones: Zone.offered, check: checker.check(edit)))
        guard let form else { return ended() }
        self.form = form
        handler = FormHandler(
            edit.draft, signalDraft: form.signalDraft, signalSave: form.signalSave,
            signalCancel: form.signalCancel,
            check: { [weak self] in self?.check($0) ?? false },
            save: { [weak self] in try await self?.save($0) },
            failed: { [weak self] in self?.showFailure($0) },
            ended: { [weak self] in self?.end() })
    }

    private func check(_ draft: TripDraft) -> Bool {
        edit.draft = draft
        let check = checker.check(edit)
        form?.show(check)
        return check.canSave
    }

    private func save(_ draft: TripDraft) async throws {
        var edit = edit
        edit.draft = draft
        try await save(edit.change())
        form?.close()
    }

    /// A form that was closed while its trip was being saved cannot say that this failed.
    private func showFailure(_ error: any Error) {
        let failure = FailureViewModel(title: "The trip was not saved.", reason: "\(error)")
        if let form { form.show(failure) } else { view?.showFailure(failure) }
    }

    private func end() {
        form = nil
        ended()
    }
}
