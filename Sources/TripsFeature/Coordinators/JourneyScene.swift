internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

extension EntryPageCoordinator {
    /// The screen of a journey.
    ///
    /// - Parameters:
    ///   - view: shows the journey and makes its pages; retained to make them.
    ///   - map: makes the map of the page, or `nil` if there are no maps.
    ///   - rights: finds the compensation that may be owed for the journey as one trip.
    ///   - claims: the claims for the journey, or `nil` if claims are not kept.
    ///   - isThere: whether the file of a ticket exists.
    ///   - ends: looks up the ends of the journey as one trip.
    ///   - follow: opens a leg or a claim, by its id.
    ///   - begin: opens the form for a new leg that derives from another one.
    ///   - abandon: records that the traveller took nothing instead of a leg.
    convenience init(
        of model: JourneyModel, view: any JourneysView, navigation: NavigationStack,
        words: Localizer, map: PageMap?,
        rights: @escaping (Trip, KnownPasses) -> [RightsAnswer],
        claims: TripClaims?, isThere: @escaping (TicketFile) -> Bool,
        ends: @escaping (Trip) -> FoundEnds, entrance: PagePresentation,
        openLeg: @escaping (String) -> Void,
        begin: @escaping (EntryDerivation, EntryID) -> Void,
        abandon: @escaping (Abandonment, EntryID) -> Void
    ) {
        let id = model.id.rawValue
        let pages = JourneyPages(
            mainPage: { view.makeJourneyMainPage(for: id) },
            selectionPage: { view.makeSubstituteSelectionPage(for: id) })
        let selection = SubstituteSelectionPresenter(
            of: model, pages: pages, view: view, words: words)
        let navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.instead.signal.map { _ in } },
            signalChosen: { $0.substitute.signal.map { _ in } })
        var subscriptions = Subscriptions()
        subscriptions +=
            pages.signalMakeMainPage.flatMap { $0.events.leg.signal }.onReception § eachTime
            § openLeg
        subscriptions +=
            pages.signalMakeMainPage.flatMap { $0.events.openClaim.signal }
            .onReception § eachTime § openLeg
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.nextLeg.signal }
            .onReception § eachTime § { [weak model] in
                if let last = model?.journey?.legs.last { begin(.nextLeg, last.id) }
            }
        subscriptions +=
            pages.signalMakeSelectionPage
            .flatMap { $0.events.substitute.signal }
            .onReception § eachTime § { [weak selection] chosen in
                guard let leg = selection?.leg else { return }
                if let abandonment = Abandonment(chosen: chosen) {
                    abandon(abandonment, leg)
                } else if let substitute = Substitute(rawValue: chosen) {
                    begin(.instead(substitute), leg)
                }
            }
        self.init(
            id: model.id,
            parts: [
                model, selection,
                JourneyMainPresenter(
                    of: model, pages: pages, view: view, words: words, map: map,
                    rights: rights, claims: claims, isThere: isThere, ends: ends),
            ],
            read: {
                await claims?.read()
                return await model.start()
            }, navigation: navigationHandler,
            subscriptions: subscriptions, entrance: entrance)
    }
}
