internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a journey on its main page, and updates the page when one of its legs changes.
final class JourneyMainPresenter: PagePresenter {
    private let model: JourneyModel
    private let services: TripServices
    private weak var view: (any DisplaysJourney)?
    private let map: PageMap?
    private let claims: TripClaims?

    /// - Parameter claims: the claims for the journey, or `nil` if claims are not kept.
    init(
        of model: JourneyModel, services: TripServices, claims: TripClaims?, pages: JourneyPages,
        view: any DisplaysJourney
    ) {
        self.model = model
        self.services = services
        self.claims = claims
        self.view = view
        map = services.map(areLegs: true)
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
                changing: Availability(unless: services.words.whyReadOnly(model.folder)),
                isThere: services.isThere, words: services.words, ends: services.ends))
    }

    private func taken(of journey: Journey) -> [MappedTrip] {
        zip(journey.legs, journey.states).filter { $1.isPartOfIt }
            .map { leg, _ in MappedTrip(leg.trip, id: leg.id) }
    }

    /// Returns the compensation of the whole journey. If each leg has its own ticket, the pages of
    /// the legs show it instead.
    private func rights(of journey: Journey) -> [RightsAnswer] {
        journey.ticketed.map { services.answers(for: $0, on: model.passes) }?.worthShowing ?? []
    }

    private func claim(by scheme: String) {
        guard let journey = model.journey, let trip = journey.ticketed else { return }
        claims?.make(by: scheme, for: trip, journey.legs.map(\.id), rights(of: journey))
    }
}
