internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a journey on its main page, and updates the page when one of its legs changes.
final class JourneyMainPresenter: PagePresenter {
    private let model: JourneyModel
    private let words: Localizer
    private weak var view: (any DisplaysJourney)?
    private let map: PageMap?
    private let rights: (Trip, KnownPasses) -> [RightsAnswer]
    private let claims: TripClaims?
    private let isThere: (TicketFile) -> Bool
    private let ends: (Trip) -> FoundEnds

    /// - Parameters:
    ///   - map: makes the map of the page, or `nil` if there are no maps.
    ///   - rights: finds the compensation that may be owed for the journey as one trip, given the
    ///     season tickets.
    ///   - claims: the claims for the journey, or `nil` if claims are not kept.
    ///   - isThere: whether the file of a ticket exists.
    ///   - ends: looks up the ends of the journey as one trip.
    init(
        of model: JourneyModel, pages: JourneyPages, view: any DisplaysJourney, words: Localizer,
        map: PageMap?, rights: @escaping (Trip, KnownPasses) -> [RightsAnswer],
        claims: TripClaims?,
        isThere: @escaping (TicketFile) -> Bool,
        ends: @escaping (Trip) -> FoundEnds
    ) {
        self.model = model
        self.map = map
        self.rights = rights
        self.claims = claims
        self.isThere = isThere
        self.ends = ends
        self.words = words
        self.view = view
        super.init()
        map?.onMade = { [weak self] in self?.show() }
        fillEach(of: pages.signalMakeMainPage)
        subscriptions += model.signalChanged.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += pages.signalMakeMainPage.events(\.claim).onReception § eachTime
            § weakly(self) { $0.claim }
        guard let claims else { return }
        subscriptions += claims.signalChanged.onReception § eachTime § weakly(self) { $0.show }
    }

    override func show() {
        guard page != nil, let journey = model.journey else { return }
        let rights = rights(of: journey)
        view?.showJourney(
            JourneyViewModel(
                journey, id: model.id, rights: rights,
                claims: claims?.model(of: journey.legs.map(\.id), rights) ?? .empty,
                map: map?.chart(of: taken(of: journey)),
                changing: Availability(unless: words.whyReadOnly(model.folder)),
                isThere: isThere, words: words, ends: ends))
    }

    private func taken(of journey: Journey) -> [MappedTrip] {
        zip(journey.legs, journey.states).filter { $1.isPartOfIt }
            .map { leg, _ in MappedTrip(leg.trip, id: leg.id) }
    }

    /// Returns the compensation of the whole journey. If each leg has its own ticket, the pages of
    /// the legs show it instead.
    private func rights(of journey: Journey) -> [RightsAnswer] {
        journey.ticketed.map { rights($0, model.passes) }?.worthShowing ?? []
    }

    private func claim(by scheme: String) {
        guard let journey = model.journey, let trip = journey.ticketed else { return }
        claims?.make(by: scheme, for: trip, journey.legs.map(\.id), rights(of: journey))
    }
}
