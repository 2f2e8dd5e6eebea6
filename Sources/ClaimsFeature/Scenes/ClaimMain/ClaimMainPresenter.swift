internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a claim on its main page, and updates the page when the claim or an entry that it is for
/// changes.
final class ClaimMainPresenter {
    private let claim: ClaimModel
    private let trips: ClaimedEntries
    private let words: Localizer
    private weak var view: (any DisplaysClaim)?
    private let rights: (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?
    private let today: () -> CalendarDay?
    private weak var page: (any NavigationPage)?
    private var subscriptions = Subscriptions()

    init(
        of claim: ClaimModel, trips: ClaimedEntries, pages: ClaimPages, view: any DisplaysClaim,
        words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        today: @escaping () -> CalendarDay?
    ) {
        self.claim = claim
        self.trips = trips
        self.words = words
        self.rights = rights
        self.today = today
        self.view = view

        subscriptions +=
            pages.signalMakeMainPage.onReception § eachTime § weakly(self, ClaimMainPresenter.fill)
        subscriptions +=
            claim.controller.updateSignal
            .onReception § eachTime § inAnyCase § weakly(self, ClaimMainPresenter.showAnew)
        subscriptions +=
            claim.signalRelated
            .onReception § eachTime § weakly(self, ClaimMainPresenter.show)
        subscriptions +=
            trips.signalChanged.onReception § eachTime § weakly(self, ClaimMainPresenter.show)
    }

    /// The page and the claim may come in either order.
    private func fill(_ page: any NavigationPage) {
        self.page = page
        show()
    }

    /// Shows the claim and reads the entries that it is for, which may have changed.
    private func showAnew() {
        show()
        guard page != nil, let about = claim.content?.about else { return }
        Task { [trips] in await trips.read(about) }
    }

    private func show() {
        guard page != nil, let content = claim.content else { return }
        view?.showClaim(
            ClaimViewModel(
                content, id: claim.id, for: trips.entries, by: content.rule.flatMap(rights),
                on: today(), recording: Availability(unless: words.whyReadOnly(claim.folder)),
                words: words))
    }
}
