internal import Claims
internal import Domain
internal import EntryFeature
public import Presentation
internal import Signals
internal import Wording

/// Shows a trip on its main page, and updates the page when the trip or another entry of its day
/// changes.
final class TripMainPresenter: PagePresenter {
    /// The end that the user records, or recorded last.
    private(set) var end = TripStop.departure

    private let trip: any HoldsEntry<Trip, TripOutcome>
    private let services: TripServices
    private let showExistingTrip: ShowExistingTrip
    private let map: PageMap?
    private let claims: TripClaims?

    /// - Parameter claims: the claims for the trip, or `nil` if claims are not kept.
    init(
        trip: any HoldsEntry<Trip, TripOutcome>, services: TripServices, claims: TripClaims?,
        pages: TripPages, view: any DisplaysTrip
    ) {
        self.trip = trip
        self.services = services
        self.claims = claims
        map = services.map(areLegs: false)
        showExistingTrip = ShowExistingTrip(
            view: view, words: services.words, isThere: services.isThere, ends: services.ends)
        super.init()
        map?.onMade = { [weak self] in self?.show() }

        fillEach(of: pages.signalMakeMainPage)
        subscriptions += pages.signalMakeMainPage.events(\.recordOutcome).onReception § eachTime § {
            [weak self] in self?.end = $0 ? .arrival : .departure
        }
        follow(trip)
        subscriptions += pages.signalMakeMainPage.events(\.claim).onReception § eachTime
            § weakly(self) { $0.claim }
        guard let claims else { return }
        subscriptions += claims.signalChanged.onReception § eachTime § weakly(self) { $0.show }
    }

    override func show() {
        guard page != nil, let content = trip.content else { return }
        let rights = rights(ofLegOr: content)
        showExistingTrip.show(
            content, id: trip.id, sameDay: trip.sameDay,
            journey: trip.journey.map(EntrySummary.init),
            happening: content.stopDueNow(at: services.now(), in: services.timeZone),
            map: map?.chart(of: [MappedTrip(content, id: trip.id)]), rights: rights,
            claims: claims?.model(of: claimedAs, rights) ?? .empty,
            recording: Availability(unless: services.words.whyReadOnly(trip.folder)))
    }

    /// Returns the compensation of a trip. If it is a leg with the journey's ticket, the journey's
    /// page shows it instead.
    private func rights(ofLegOr trip: Trip) -> [RightsAnswer] {
        self.trip.journey?.ticketed == nil
            ? services.answers(for: trip, on: self.trip.passes).worthShowing : []
    }

    /// The ids of the trips that a claim would be for, which are all legs with the same ticket.
    private var claimedAs: [EntryID] {
        trip.journey?.tickets.first { $0.ids.contains(trip.id) }?.ids ?? [trip.id]
    }

    private func claim(by scheme: String) {
        guard let content = trip.content else { return }
        claims?.make(by: scheme, for: content, claimedAs, rights(ofLegOr: content))
    }
}

public protocol DisplaysTrip: Viewable {
    func showTrip(_ trip: TripViewModel)
}

public struct TripPageEvents: PageEvents {
    /// Posts when the user records an end: true for the arrival.
    public let recordOutcome: PageEvent<Bool>
    /// Posts when the user records that the trip departs, or arrives, this minute.
    public let now: PageEvent<Void>
    /// Posts the id of the trip taken instead.
    public let substitute: PageEvent<String>
    /// Posts the id of the scheme to claim by.
    public let claim: PageEvent<String>
    /// Posts when the journey of the trip is to be shown.
    public let journey: PageEvent<Void>
    /// Posts the id of an entry of the same day.
    public let relatedEntry: PageEvent<String>
    /// Posts a search for related entries.
    public let relatedSearch: PageEvent<String>
    /// Posts the address of the ticket to open.
    public let ticket: PageEvent<String>

    public init(_ gate: PageGate) {
        (recordOutcome, now) = (PageEvent(gate), PageEvent(gate))
        (substitute, claim, journey) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (relatedEntry, relatedSearch, ticket) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
    }
}

/// Makes the pages of a trip, whose id is `id`.
public protocol MakesTripPages: Viewable {
    func makeTripMainPage(for id: String) -> any InteractivePage<TripPageEvents>
    func makeOutcomeSelectionPage(for id: String) -> any InteractivePage<OutcomePageEvents>
}
