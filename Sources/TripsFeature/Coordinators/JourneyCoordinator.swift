internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

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

    /// - Parameters:
    ///   - view: shows the journey and makes its pages, and is kept for the latter.
    ///   - flows: leads to other entries, and is not kept.
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
