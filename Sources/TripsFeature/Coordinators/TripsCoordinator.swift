public import Domain
public import Foundation
public import Presentation
public import Signals

/// What trips are shown on.
public typealias TripsView = DisplaysTrip & DisplaysOutcomeSelection & DisplaysTripForm
    & MakesTripPages

/// Leads to trips and to their forms.
public final class TripsCoordinator {
    /// Each trip that was added with the form.
    public var signalAdded: Signal<EntryID> { addedEmitter.signal }

    private let journal: any Journal
    private weak var view: (any TripsView)?
    private let navigation: NavigationStack
    private weak var flows: (any FollowsFlows)?
    private let words: LocalWords
    private let timeZone: TimeZone
    private let now: () -> Date
    private let addedEmitter = Emitter<EntryID>()
    private var scene: TripScene?
    private var form: TripFormPresenter?
    private var lastRequest = 0

    /// - Parameters:
    ///   - timeZone: the one that new trips start with.
    public init(
        journal: any Journal, view: any TripsView, navigation: NavigationStack,
        flows: any FollowsFlows, words: LocalWords, timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.journal = journal
        self.view = view
        self.navigation = navigation
        self.flows = flows
        self.words = words
        self.timeZone = timeZone
        self.now = now
    }

    /// Shows a trip in place of what is shown, unless another was asked for meanwhile.
    public func showTrip(
        _ id: EntryID, transition: NavigationTransition = .none, back: (() -> Void)? = nil
    ) async {
        lastRequest += 1
        let request = lastRequest
        let stored = await journal.storedTrip(id)
        guard request == lastRequest, let view, let flows else { return }
        guard let stored else {
            return showMissing(id, title: "The trip cannot be shown.")
        }
        let scene = TripScene(
            stored, journal: journal, view: view, navigation: navigation, flows: flows,
            words: words)
        self.scene = scene
        scene.start(transition: transition, back: back)
    }

    /// Lets go of the trip on show, and of one that was asked for.
    public func close() {
        lastRequest += 1
        scene = nil
    }

    /// Opens the form for a new trip, unless a form is open.
    public func newTrip() async {
        guard let trip = Trip.suggested(at: now(), in: timeZone) else { return }
        let addTrip = AddTrip(journal: journal)
        await openForm(title: "New Trip", trip) { [weak self] change in
            let id = try await addTrip.add(change(trip))
            self?.addedEmitter.emit(id)
        }
    }

    /// Opens the form for a trip of the journal, unless a form is open.
    public func editTrip(_ id: EntryID) async {
        guard case .trip(let trip) = await journal.entry(id) else {
            return showMissing(id, title: "The trip cannot be edited.")
        }
        let editTrip = EditTrip(journal: journal)
        await openForm(title: "Edit Trip", trip) { change in
            try await editTrip.edit(id, by: change)
        }
    }

    private func openForm(
        title: String, _ trip: Trip, save: @escaping (@escaping TripChange) async throws -> Void
    ) async {
        guard form?.isInUse != true, let view else { return }
        let form = TripFormPresenter(
            title: title, trip: trip, view: view, journal: journal, words: words, save: save,
            ended: { [weak self] in self?.form = nil })
        self.form = form
        await form.start()
    }

    private func showMissing(_ id: EntryID, title: String) {
        view?.showFailure(
            FailureViewModel(title: title, reason: JournalError.entryGone(id).description))
    }
}
