public import Domain
public import Foundation
public import Presentation
public import Signals
public import Wording

/// What trips are shown in.
public typealias TripsView = DisplaysTrip & DisplaysOutcomeSelection & DisplaysTripForm
    & MakesTripPages & AsksQuestions

/// Leads to a trip, to its forms, and from it to other entries of the same day.
public final class TripsCoordinator {
    /// Each trip that was added with the form.
    public var signalAdded: Signal<EntryID> { addedEmitter.signal }

    private let journal: any Journal
    private weak var view: (any TripsView)?
    private let navigation: NavigationStack
    private weak var flows: (any FollowsFlows)?
    private let airports: any FindsAirports
    private let words: LocalWords
    private let timeZone: TimeZone
    private let now: () -> Date
    private let addedEmitter = Emitter<EntryID>()
    private let onShow = SceneOnShow<TripScene>()
    private var form: TripFormPresenter?
    private var subscriptions = Subscriptions()

    /// Keeps the journal and the navigation, and neither the view nor who follows flows.
    ///
    /// - Parameters:
    ///   - timeZone: the one that new trips start with.
    public init(
        journal: any Journal, view: any TripsView, navigation: NavigationStack,
        flows: any FollowsFlows, airports: any FindsAirports, words: LocalWords,
        timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.journal = journal
        self.view = view
        self.navigation = navigation
        self.flows = flows
        self.airports = airports
        self.words = words
        self.timeZone = timeZone
        self.now = now

        subscriptions +=
            journal.changes
            .onReception § eachTime § { [weak self] in self?.leaveRemoved($0.removed) }
    }

    /// Shows a trip's main page once it has been read, and releases the scene of the trip shown
    /// before. False where there is no such trip, or something else was asked for meanwhile; then
    /// nothing is shown.
    ///
    /// - Parameter back: the way back from the main page, where another entry led to it.
    @discardableResult
    public func showTrip(
        _ id: EntryID, transition: NavigationTransition = .none, back: (() -> Void)? = nil
    ) async -> Bool {
        guard await onShow.show(makeScene(id), prepare: { await $0.prepare() }) else {
            return false
        }
        onShow.scene?.start(transition: transition, back: back)
        return true
    }

    /// Stops working on the trip that is shown, or about to be. Its pages stay where they are and
    /// lead nowhere.
    public func close() {
        onShow.close()
    }

    /// Opens a form for a new trip, unless a form is open.
    public func newTrip() async {
        guard let trip = Trip.suggested(at: now(), in: timeZone) else { return }
        let addTrip = AddTrip(journal: journal)
        await openForm(
            title: "New Trip", trip,
            save: { try await addTrip.add($0.merged(onto: trip) ?? trip) },
            saved: { [weak self] in self?.addedEmitter.emit($0) })
    }

    /// Opens a form for an existing trip, unless a form is open.
    public func editTrip(_ id: EntryID) async {
        guard case .trip(let trip) = await journal.entry(id) else {
            let error = await journal.defect(of: id) ?? .entryGone(id)
            view?.showFailure(
                FailureViewModel(
                    title: "The trip cannot be edited.", reason: error.description))
            return
        }
        let editTrip = EditTrip(id: id, journal: journal)
        let addTrip = AddTrip(journal: journal)
        await openForm(
            title: "Edit Trip", trip, save: { try await editTrip.edit(by: $0) },
            saveAsNew: { try await addTrip.add($0.merged(onto: trip) ?? trip) },
            saved: { [weak self] saved in
                if saved != id { self?.addedEmitter.emit(saved) }
            })
    }

    private func openForm(
        title: String, _ trip: Trip, save: @escaping TripFormPresenter.Save,
        saveAsNew: TripFormPresenter.Save? = nil, saved: @escaping (EntryID) -> Void
    ) async {
        guard form == nil, let view else { return }
        let form = TripFormPresenter(
            title: title, trip: trip, view: view, journal: journal, airports: airports,
            words: words, save: save, saveAsNew: saveAsNew, saved: saved,
            ended: { [weak self] in self?.form = nil })
        self.form = form
        await form.start()
    }

    private func makeScene(_ id: EntryID) -> TripScene? {
        guard let view else { return nil }
        return TripScene(
            id: id, journal: journal, view: view, navigation: navigation, words: words,
            followRelated: { [weak flows] in
                flows?.follow(.entry(id: $0, from: id.rawValue))
            })
    }

    private func leaveRemoved(_ removed: Set<EntryID>) {
        if let scene = onShow.scene, removed.contains(scene.id) { onShow.release() }
    }
}
