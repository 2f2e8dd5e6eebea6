internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a claim on its main page, and updates the page when the claim or an entry that it is for
/// changes.
final class ClaimMainPresenter {
    private let claim: any HoldsEntry<Claim, ClaimChange>
    private let trips: ClaimedEntries
    private let words: Localizer
    private weak var view: (any DisplaysClaim & DisplaysFailure)?
    private let rights: (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?
    private let answers: (EntryID) async -> [RightsAnswer]
    private let today: () -> CalendarDay?
    private weak var page: (any NavigationPage)?
    /// The answers by which the claim can be made, the present one included, as far as they are
    /// known.
    private var known: [RightsAnswer] = []
    private var latestRequest = 0
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - rights: finds the rule that the claim was made by.
    ///   - answers: finds the answers by which a claim can be made.
    ///   - changes: posts what may change the answers.
    init(
        of claim: any HoldsEntry<Claim, ClaimChange>, trips: ClaimedEntries, pages: ClaimPages,
        view: any DisplaysClaim & DisplaysFailure,
        words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        answers: @escaping (EntryID) async -> [RightsAnswer], changes: Signal<JournalChange>,
        today: @escaping () -> CalendarDay?
    ) {
        self.claim = claim
        self.trips = trips
        self.words = words
        self.rights = rights
        self.answers = answers
        self.today = today
        self.view = view

        subscriptions +=
            pages.signalMakeMainPage.onReception § eachTime § weakly(self, ClaimMainPresenter.fill)
        subscriptions +=
            pages.signalMakeMainPage.flatMap { $0.events.alternative.signal }
            .onReception § eachTime § weakly(self, ClaimMainPresenter.choose)
        subscriptions +=
            claim.controller.updateSignal
            .onReception § eachTime § inAnyCase § weakly(self, ClaimMainPresenter.showAnew)
        subscriptions +=
            claim.signalRelated
            .onReception § eachTime § weakly(self, ClaimMainPresenter.show)
        subscriptions +=
            trips.signalChanged
            .onReception § eachTime § weakly(self, ClaimMainPresenter.show)
        subscriptions +=
            changes.onReception § eachTime § inAnyCase § weakly(self, ClaimMainPresenter.ask)
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

    /// Finds the rules by which the claim can be made before the page is shown for the first time.
    func prepare() async {
        latestRequest += 1
        let request = latestRequest
        guard let content = claim.content else { return }
        let found =
            content.isToBeSent && content.rule != nil ? await answers(claim.id) : []
        if request == latestRequest { known = found }
    }

    /// Finds the rules again, and shows them if they are others.
    private func ask() {
        Task { [weak self] in
            let before = self?.known
            await self?.prepare()
            if let self, known != before { show() }
        }
    }

    private func show() {
        guard page != nil, let content = claim.content else { return }
        view?.showClaim(
            ClaimViewModel(
                content, id: claim.id, for: trips.entries, by: content.rule.flatMap(rights),
                or: known, on: today(),
                recording: Availability(unless: words.whyReadOnly(claim.folder)), words: words))
    }

    /// Makes the claim by another rule, with the amount that it gives now.
    private func choose(_ scheme: String) {
        guard claim.content?.rule?.scheme != scheme else { return }
        Task { [weak self, answers, id = claim.id] in
            let answer = await answers(id).first { $0.scheme.id == scheme }
            guard let self else { return }
            guard let answer else { return ask() }
            claim.change({ $0.claimed(by: answer) }) { [words, weak view] error in
                view?.showFailure(
                    words.failure(words.say("The claim was not changed."), because: error))
            }
        }
    }
}
