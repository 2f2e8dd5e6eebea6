internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A trip in its form.
final class TripInForm: EntryInForm {
    var original: Trip { edit.original }
    var draft: TripDraft { edit.before }

    private let focus: TripFormCheck.Field
    private let journal: any Journal
    private let completions: FormCompletions
    private let words: LocalWords
    private weak var view: (any DisplaysTripForm)?
    private var edit: TripEdit
    private var checker: TripFormChecker
    private var following: ArrivalFollowing
    private var airports: AirportFollowing
    private weak var form: (any TripForm)?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - arrivalZone: the zone of an arrival that is not known.
    ///   - focus: the field that has the keyboard first.
    init(
        _ original: Trip, arrivalZone: Zone? = nil, focus: TripFormCheck.Field = .from,
        journal: any Journal,
        view: (any DisplaysTripForm)?, airports: any FindsAirports, words: LocalWords
    ) {
        self.focus = focus
        self.journal = journal
        completions = FormCompletions(of: [.stop, .operator, .tag], in: journal)
        self.view = view
        self.words = words
        edit = TripEdit(of: original, words: words)
        checker = TripFormChecker(words: words)
        following = ArrivalFollowing(edit, zone: arrivalZone)
        self.airports = AirportFollowing(
            edit.draft, arrivalZone: following.shown.zone, airports: airports)
    }

    func open(title: String, check: TripFormCheck) async -> EntryForm<TripDraft, TripFormCheck>? {
        let values = await completions.read()
        let opened = view?.openTripForm(
            TripFormViewModel(
                title: title, draft: draft, arrival: following.shown, focus: focus,
                modes: TravelMode.allCases.map(words.mode), stops: values[.stop] ?? [],
                operators: values[.operator] ?? [], tags: values[.tag] ?? [],
                zones: Zone.offered, check: check, words: words))
        guard let opened else { return nil }
        form = opened
        completions.follow { [weak opened] values in
            opened?.complete(
                stops: values[.stop] ?? [], operators: values[.operator] ?? [],
                tags: values[.tag] ?? [])
        }
        subscriptions +=
            opened.signalTimeSet
            .onReception § eachTime § inAnyCase § weakly(self, TripInForm.showArrival)
        return EntryForm(
            opened,
            signalDraft: opened.signalDraft.map { [weak self] in self?.withWhatFollows($0) ?? $0 },
            show: { opened.show($0) })
    }

    func check(_ draft: TripDraft) -> TripFormCheck {
        edit.draft = draft
        return checker.check(
            edit, airports: airports.names(in: draft, words: words),
            tooLong: journal.textsTooLong(in: .trip(edit.withTexts)))
    }

    func mentionWhatIsMissing() { checker.mentionWhatIsMissing() }

    func merge(_ draft: TripDraft, answers: [ConflictAnswer]) throws -> FormMerge<Trip> {
        var edit = edit
        edit.draft = draft
        return try edit.merge(answers: answers)
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
}

extension TripFormCheck: FormCheck {}
