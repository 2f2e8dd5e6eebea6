internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// The model of a claim's screen, which records steps of the claim.
typealias ClaimModel = EntryModel<Claim, ClaimRecord>

extension EntryPageCoordinator {
    /// The screen of a claim.
    ///
    /// - Parameters:
    ///   - trips: the entries that the claim is for.
    ///   - view: shows the claim and makes its pages; retained to make them.
    ///   - rights: finds the rule that the claim was made by.
    ///   - followRelated: opens a trip that the claim is for, by its id.
    convenience init(
        of claim: ClaimModel, trips: ClaimedEntries, view: any ClaimView,
        navigation: NavigationStack, words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        today: @escaping () -> CalendarDay?, entrance: PagePresentation,
        openRelated: @escaping (String) -> Void
    ) {
        let id = claim.id.rawValue
        let pages = ClaimPages(
            mainPage: { view.makeClaimMainPage(for: id) },
            selectionPage: { view.makeClaimStepPage(for: id) })
        // The presenter has to know the question before the page for it is made.
        let step = ClaimStepPresenter(
            of: claim, pages: pages, view: view, words: words, today: today)
        let navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.record.signal.map { _ in } })
        step.leave = { [weak navigationHandler] in navigationHandler?.leaveSelectionPage() }
        var subscriptions = Subscriptions()
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.relatedEntry.signal }
            .onReception § eachTime § openRelated
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
