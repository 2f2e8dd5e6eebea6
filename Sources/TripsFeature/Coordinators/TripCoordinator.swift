internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A trip with the outcomes that its pages record.
typealias TripModel = EntryModel<Trip, TripOutcome>

/// Leads through the pages of a trip, and from them to other entries.
final class TripCoordinator: EntryPageCoordinator {
    private let trip: TripModel
    private let claims: TripClaims?
    private let pages: TripPages
    private let navigation: NavigationHandler<TripPageEvents, OutcomePageEvents>
    private let main: TripMainPresenter
    private let selection: OutcomeSelectionPresenter
    private let record: ConfirmAndRecordOutcome
    private let services: TripServices

    init(
        of trip: TripModel, view: any TripsView, navigation: NavigationStack,
        flows: (any FlowRouting<EntryFlow>)?, services: TripServices, entrance: PagePresentation
    ) {
        let id = trip.id
        self.trip = trip
        self.services = services
        claims = services.claims(view: view) { [weak flows] in
            flows?.route(.related($0, from: id))
        }
        pages = TripPages(
            mainPage: { view.makeTripMainPage(for: id.rawValue) },
            selectionPage: { view.makeOutcomeSelectionPage(for: id.rawValue) })
        // The presenter hears which end is recorded before the page of its outcomes is made.
        let main = TripMainPresenter(
            trip: trip, services: services, claims: claims, pages: pages, view: view)
        self.main = main
        let handler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.recordOutcome.signal.map { _ in } })
        self.navigation = handler
        selection = OutcomeSelectionPresenter(
            trip: trip, end: { [weak main] in main?.end ?? .departure }, pages: pages, view: view,
            words: services.words)
        record = ConfirmAndRecordOutcome(
            to: trip, view: view, words: services.words,
            leave: { [weak handler] in handler?.leaveSelectionPage() })
        super.init(of: id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool {
        await claims?.read()
        return await trip.start()
    }

    override func start() {
        let main = pages.signalMakeMainPage
        subscriptions +=
            OutcomeCollector(
                pages: pages, end: { [weak main = self.main] in main?.end ?? .departure }
            ).collectOutcome().onReception § eachTime § record.recordConfirmingIfNeeded
        subscriptions += main.events(\.now).onReception § eachTime § { [record, services] in
            record.recordNow(services.now(), in: services.timeZone)
        }
        subscriptions += main.events(\.substitute).onReception § eachTime
            § weakly(self) { $0.chooseSubstitute }
        subscriptions += main.events(\.relatedEntry).onReception § eachTime
            § weakly(self) { $0.openRelated }
        subscriptions += main.events(\.journey).onReception § eachTime § { [weak self, id] in
            self?.flows?.route(.journey(of: id))
        }
        subscriptions += main.events(\.relatedSearch).onReception § eachTime
            § weakly(self) { $0.find }
        start(navigation)
    }

    /// Records that nothing was taken instead of the trip, or opens the form for what was.
    private func chooseSubstitute(_ chosen: String) {
        if let abandonment = Abandonment(chosen: chosen) {
            record.record(.abandoned(abandonment))
        } else if let substitute = Substitute(rawValue: chosen) {
            flows?.route(.begin(.instead(substitute), from: id))
        }
    }
}

/// Leads through the pages of a journey, and from them to its legs and claims.
final class JourneyCoordinator: EntryPageCoordinator {
    private let journey: JourneyModel
    private let claims: TripClaims?
    private let pages: JourneyPages
    private let navigation: NavigationHandler<JourneyPageEvents, SubstitutePageEvents>
    private let main: JourneyMainPresenter
    private let selection: SubstituteSelectionPresenter
    private let services: TripServices
    private weak var view: (any TripsView)?

    init(
        of journey: JourneyModel, view: any TripsView, navigation: NavigationStack,
        flows: (any FlowRouting<EntryFlow>)?, services: TripServices, entrance: PagePresentation
    ) {
        let id = journey.id
        self.journey = journey
        self.services = services
        self.view = view
        claims = services.claims(view: view) { [weak flows] in flows?.route(.leg($0, of: id)) }
        pages = JourneyPages(
            mainPage: { view.makeJourneyMainPage(for: id.rawValue) },
            selectionPage: { view.makeSubstituteSelectionPage(for: id.rawValue) })
        selection = SubstituteSelectionPresenter(
            of: journey, pages: pages, view: view, words: services.words)
        self.navigation = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.instead.signal.map { _ in } },
            signalChosen: { $0.substitute.signal.map { _ in } })
        main = JourneyMainPresenter(
            of: journey, services: services, claims: claims, pages: pages, view: view)
        super.init(of: id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool {
        await claims?.read()
        return await journey.start()
    }

    override func start() {
        let main = pages.signalMakeMainPage
        subscriptions += (main.events(\.leg) + main.events(\.openClaim)).onReception § eachTime § {
            [weak self, id] in
            self?.flows?.route(.leg(EntryID($0), of: id))
        }
        subscriptions += main.events(\.nextLeg).onReception § eachTime § { [weak self] in
            guard let self, let last = journey.journey?.legs.last else { return }
            flows?.route(.begin(.nextLeg, from: last.id))
        }
        subscriptions += pages.signalMakeSelectionPage.events(\.substitute).onReception § eachTime
            § weakly(self) { $0.chooseSubstitute }
        start(navigation)
    }

    /// Records that nothing was taken instead of a leg, or opens the form for what was.
    private func chooseSubstitute(_ chosen: String) {
        guard let leg = selection.leg else { return }
        if let abandonment = Abandonment(chosen: chosen) {
            record(abandonment, of: leg)
        } else if let substitute = Substitute(rawValue: chosen) {
            flows?.route(.begin(.instead(substitute), from: leg))
        }
    }

    private func record(_ abandonment: Abandonment, of leg: EntryID) {
        let record = RecordOutcome(id: leg, journal: services.journal)
        Task.immediate { [words = services.words, weak view] in
            do {
                _ = try await record.record(.abandoned(abandonment))
            } catch {
                view?.showFailure(words.failure(words.outcomeNotRecorded, because: error))
            }
        }
    }
}
