internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a claim on its main page, and updates the page when the claim or an entry that it is for
/// changes.
final class ClaimMainPresenter: PagePresenter {
    private let claim: any HoldsEntry<Claim, ClaimChange>
    private let trips: ClaimedEntries
    private let words: Localizer
    private weak var view: (any DisplaysClaim & DisplaysFailure)?
    private let rights: (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?
    private let answers: (EntryID) async -> [RightsAnswer]
    private let today: () -> CalendarDay?
    /// The answers by which the claim can be made, the present one included, as far as they are
    /// known.
    private var known: [RightsAnswer] = []
    /// The search for the answers, or `nil` if none is going on.
    private var search: Task<Void, Never>?
    private var isOutdated = false

    /// - Parameters:
    ///   - rights: finds the rule that the claim was made by.
    ///   - answers: finds the answers by which a claim can be made.
    ///   - changes: posts what may change the answers. Those of the claim itself come with it.
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
        super.init()

        fillEach(of: pages.signalMakeMainPage)
        subscriptions += pages.signalMakeMainPage.events(\.alternative).onReception § eachTime
            § weakly(self) { $0.choose }
        subscriptions += claim.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.showAnew }
        subscriptions += claim.signalRelated.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += trips.signalChanged.onReception § eachTime § weakly(self) { $0.show }
        subscriptions +=
            changes.filter { [id = claim.id] in $0.concernsEntries(besides: id) }.onReception
            § eachTime § inAnyCase § weakly(self) { $0.findAgain }
    }

    /// Shows the claim, and reads the entries that it is for and its rules, which may have changed.
    private func showAnew() {
        show()
        findAgain()
        guard page != nil, let about = claim.content?.about else { return }
        Task { [trips] in await trips.read(about) }
    }

    /// Waits until the rules by which the claim can be made are found, which begins when it is read.
    func untilRulesAreFound() async { await search?.value }

    /// Finds the rules. Those of a claim that was sent are not asked for.
    private func findRules() async {
        guard let content = claim.content, content.isToBeSent, content.rule != nil else { return }
        known = await answers(claim.id)
    }

    /// Finds the rules again, and shows them if they are others. Requests that come meanwhile are
    /// answered by one more search.
    private func findAgain() {
        isOutdated = true
        guard search == nil else { return }
        search = Task { [weak self] in
            while let self, isOutdated {
                isOutdated = false
                let before = known
                await findRules()
                if known != before { show() }
            }
            self?.search = nil
        }
    }

    override func show() {
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
            guard let answer else { return findAgain() }
            claim.change({ $0.claimed(by: answer) }) { [words, weak view] error in
                view?.showFailure(
                    words.failure(words.say("The claim was not changed."), because: error))
            }
        }
    }
}
