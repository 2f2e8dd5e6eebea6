internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A claim with what is done about it.
typealias ClaimModel = EntryModel<Claim, ClaimRecord>

extension EntryPageCoordinator {
    /// The screen of a claim.
    ///
    /// - Parameters:
    ///   - trips: what it is for.
    ///   - view: shows the claim and makes its pages, and is kept for the latter.
    ///   - rights: the rule that it was made by.
    ///   - followRelated: leads to a trip that it is for.
    convenience init(
        of claim: ClaimModel, trips: ClaimedEntries, view: any ClaimsView,
        navigation: NavigationStack, words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        today: @escaping () -> CalendarDay?, entrance: PagePresentation,
        followRelated: @escaping (String) -> Void
    ) {
        let id = claim.id.rawValue
        let pages = ClaimPages(
            mainPage: { view.makeClaimMainPage(for: id) },
            selectionPage: { view.makeClaimStepPage(for: id) })
        // First, so that what was asked for is known by the time the page is made.
        let step = ClaimStepPresenter(
            of: claim, pages: pages, view: view, words: words, today: today)
        let navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.signalRecord.map { _ in } },
            asMainPage: { $0 },
            asSelectionPage: { $0 })
        step.leave = { [weak navigationHandler] in navigationHandler?.leaveSelectionPage() }
        var subscriptions = Subscriptions()
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.signalRelatedEntry }
            .onReception § eachTime § followRelated
        self.init(
            id: claim.id,
            parts: [
                claim, trips, step,
                ClaimMainPresenter(
                    of: claim, trips: trips, pages: pages, view: view, words: words,
                    rights: rights, today: today),
            ],
            read: {
                guard await claim.start(), let content = claim.content else { return false }
                await trips.read(content.about)
                return true
            }, navigation: navigationHandler, subscriptions: subscriptions, entrance: entrance)
    }
}
