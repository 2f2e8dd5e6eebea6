internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a trip on its main page, and updates the page when the trip or another entry of its day
/// changes.
final class TripMainPresenter: PagePresenter {
    /// The end that the user records, or recorded last.
    private(set) var end = TripStop.departure

    private let trip: any HoldsEntry<Trip, TripOutcome>
    private let words: Localizer
    private let showExistingTrip: ShowExistingTrip
    private let happening: (Trip) -> TripStop?
    private let map: PageMap?
    private let rights: (Trip, KnownPasses) -> [RightsAnswer]
    private let claims: TripClaims?

    /// - Parameters:
    ///   - happening: returns the end of a trip that may be happening now.
    ///   - map: makes the map of the page, or `nil` if there are no maps.
    ///   - rights: finds the compensation that may be owed for a trip, given the season tickets.
    ///   - claims: the claims for the trip, or `nil` if claims are not kept.
    ///   - isThere: whether the file of a ticket exists.
    ///   - ends: looks up the ends of a trip.
    init(
        trip: any HoldsEntry<Trip, TripOutcome>, words: Localizer, pages: TripPages,
        view: any DisplaysTrip,
        happening: @escaping (Trip) -> TripStop?, map: PageMap? = nil,
        rights: @escaping (Trip, KnownPasses) -> [RightsAnswer], claims: TripClaims? = nil,
        isThere: @escaping (TicketFile) -> Bool = { _ in true },
        ends: @escaping (Trip) -> FoundEnds = { _ in FoundEnds() }
    ) {
        self.trip = trip
        self.words = words
        self.happening = happening
        self.map = map
        self.rights = rights
        self.claims = claims
        showExistingTrip = ShowExistingTrip(
            view: view, words: words, isThere: isThere, ends: ends)
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
            happening: happening(content),
            map: map?.chart(of: [MappedTrip(content, id: trip.id)]), rights: rights,
            claims: claims?.model(of: claimedAs, rights) ?? .empty,
            recording: Availability(unless: words.whyReadOnly(trip.folder)))
    }

    /// Returns the compensation of a trip. If it is a leg with the journey's ticket, the journey's
    /// page shows it instead.
    private func rights(ofLegOr trip: Trip) -> [RightsAnswer] {
        self.trip.journey?.ticketed == nil ? rights(trip, self.trip.passes).worthShowing : []
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
