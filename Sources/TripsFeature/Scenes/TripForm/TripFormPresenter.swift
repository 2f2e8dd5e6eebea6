internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Opens the form for a trip and leads through it until the trip is saved or given up.
final class TripFormPresenter: Presenting {
    /// Writes down what was changed, and returns where.
    typealias Save = (FormMerge<Trip>) async throws -> EntryID

    private weak var view: (any DisplaysTripForm)?
    private let journal: any ReadsEntries & WritesEntries
    private let title: String
    private let words: LocalWords
    private let save: Save
    private let saveAsNew: Save?
    private let saved: (EntryID) -> Void
    private let ended: () -> Void
    private var edit: TripEdit
    private var checker: TripFormChecker
    private var following: ArrivalFollowing
    private var airports: AirportFollowing
    /// Kept while it is open: a form is what a view hands out, and nobody else need hold it.
    private var form: (any TripForm)?
    private var handler: FormHandler<TripDraft>?
    private var shown: TripFormCheck?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - trip: what the form starts with.
    ///   - saveAsNew: writes what was typed as a trip of its own, where the trip has gone; nil for a
    ///     trip that is new anyway.
    ///   - saved: called with the trip's id when it was saved and the form is closed.
    ///   - ended: called once, when the form is closed or could not be opened.
    init(
        title: String, trip: Trip, view: any DisplaysTripForm,
        journal: any ReadsEntries & WritesEntries, airports: any FindsAirports, words: LocalWords,
        save: @escaping Save, saveAsNew: Save? = nil,
        saved: @escaping (EntryID) -> Void, ended: @escaping () -> Void
    ) {
        self.title = title
        self.view = view
        self.journal = journal
        self.words = words
        self.save = save
        self.saveAsNew = saveAsNew
        self.saved = saved
        self.ended = ended
        edit = TripEdit(of: trip, words: words)
        checker = TripFormChecker(words: words)
        following = ArrivalFollowing(edit)
        self.airports = AirportFollowing(edit.draft, airports: airports)
    }

    func start() async {
        let stops = await journal.values(of: .stop)
        let operators = await journal.values(of: .operator)
        let tags = await journal.values(of: .tag)
        guard let view else { return ended() }
        let check = checker.check(edit, airports: airports.names(in: edit.draft))
        shown = check
        let form = view.openTripForm(
            TripFormViewModel(
                title: title, draft: edit.draft,
                modes: TravelMode.allCases.map(words.mode), stops: stops,
                operators: operators, tags: tags, zones: Zone.offered, check: check))
        self.form = form
        handler = FormHandler(
            edit.draft, in: form,
            signalDraft: form.signalDraft.map { [weak self] in self?.withWhatFollows($0) ?? $0 },
            check: { [weak self] in self?.check($0) ?? false },
            ask: { [weak self] in self?.askWhetherToSave($0) },
            save: { [weak self, save, saveAsNew, saved, edit] draft, how in
                var edit = edit
                edit.draft = draft
                let write = how.isNew ? saveAsNew ?? save : save
                let id = try await write(edit.merge(answers: how.answers))
                self?.dismiss()
                saved(id)
            },
            failed: { [weak self, weak view, saveAsNew, trip = edit.original] error in
                let name = saveAsNew.map { _ in trip.nameInList }
                Self.show(error, of: name, in: self?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
        subscriptions +=
            form.signalTimeSet
            .onReception § eachTime § inAnyCase § weakly(self, TripFormPresenter.showArrival)
    }

    /// A draft with the zones and coordinates of its airports, and with the arrival that follows its
    /// departure, which the form shows once the departure is typed to its end.
    private func withWhatFollows(_ draft: TripDraft) -> TripDraft {
        edit.draft = airports.follow(draft)
        let isElsewhere = edit.draft != draft
        if let zone = edit.draft.arrival?.zone, zone != draft.arrival?.zone {
            following.arrives(in: zone)
        }
        let arrival = following.arrival(in: edit)
        if draft.arrival != nil { edit.draft.arrival = arrival }
        if isElsewhere {
            form?.showPlaces(of: edit.draft)
            showArrival()
        }
        return edit.draft
    }

    private func showArrival() {
        if let arrival = following.next() { form?.showArrival(arrival) }
    }

    private func check(_ draft: TripDraft) -> Bool {
        edit.draft = draft
        let check = checker.check(
            edit, airports: airports.names(in: draft),
            tooLong: journal.textsTooLong(in: .trip(edit.withTexts)))
        if check != shown { form?.show(check) }
        shown = check
        return check.canSave
    }

    private func askWhetherToSave(_ canSave: Bool) {
        form?.ask(
            UnsavedQuestion(aboutThe: "trip", canSave: canSave, complaints: shown?.said ?? []))
    }

    /// A form that was closed while its trip was being saved cannot say that this failed.
    ///
    /// - Parameter name: of the trip that the form was opened with, unless that was new.
    private static func show(
        _ error: any Error, of name: String?, in form: (any TripForm)?,
        or view: (any DisplaysFailure)?
    ) {
        let isGone =
            if case .journal(.entryGone)? = error as? WriteTripError { true } else { false }
        let gone = isGone ? name : nil
        guard let form else {
            view?.showFailure(FailureViewModel(notSaving: error, aboutThe: "trip", gone: gone))
            return
        }
        form.tell(error, aboutThe: "trip", gone: gone)
    }

    private func dismiss() {
        form?.dismiss()
        form = nil
    }

    private func end() {
        subscriptions.cancelAll()
        dismiss()
        ended()
    }
}
