internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

typealias ClaimChange = @Sendable (Claim) -> Claim

/// The model of a claim's screen.
typealias ClaimModel = EntryModel<Claim, ClaimChange>

/// Leads through the pages of a claim, and from them to the trips that it is for.
final class ClaimCoordinator: EntryPageCoordinator {
    private let claim: ClaimModel
    private let trips: ClaimedEntries
    private let pages: ClaimPages
    private let navigation: NavigationHandler<ClaimPageEvents, ClaimStepPageEvents>
    private let main: ClaimMainPresenter
    private let step: ClaimStepPresenter

    /// - Parameters:
    ///   - trips: the entries that the claim is for.
    ///   - view: shows the claim and makes its pages, and is kept for the latter.
    ///   - flows: leads to the trips, and is not kept.
    ///   - rights: finds the rule that the claim was made by.
    ///   - answers: finds the answers by which a claim can be made.
    ///   - changes: posts what may change the answers.
    init(
        of claim: ClaimModel, trips: ClaimedEntries, view: any ClaimView,
        navigation: NavigationStack, flows: (any FlowRouting<EntryFlow>)?, words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        answers: @escaping (EntryID) async -> [RightsAnswer], changes: Signal<JournalChange>,
        today: @escaping () -> CalendarDay?, entrance: PagePresentation
    ) {
        let id = claim.id.rawValue
        self.claim = claim
        self.trips = trips
        pages = ClaimPages(
            mainPage: { view.makeClaimMainPage(for: id) },
            selectionPage: { view.makeClaimStepPage(for: id) })
        // The presenter has to know the question before the page for it is made.
        let step = ClaimStepPresenter(
            of: claim, pages: pages, view: view, words: words, today: today)
        let handler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.record.signal.map { _ in } })
        self.navigation = handler
        step.leave = { [weak handler] in handler?.leaveSelectionPage() }
        self.step = step
        main = ClaimMainPresenter(
            of: claim, trips: trips, pages: pages, view: view, words: words, rights: rights,
            answers: answers, changes: changes, today: today)
        super.init(of: claim.id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool {
        guard await claim.start(), let content = claim.content else { return false }
        await trips.read(content.about)
        await main.untilRulesAreFound()
        return true
    }

    override func start() {
        subscriptions += pages.signalMakeMainPage.events(\.relatedEntry).onReception § eachTime
            § weakly(self) { $0.openRelated }
        start(navigation)
    }
}
