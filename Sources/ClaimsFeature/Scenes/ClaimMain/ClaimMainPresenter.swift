internal import Claims
internal import Domain
internal import EntryFeature
public import Presentation
internal import Signals
internal import Wording

/// Shows a claim on its main page, and updates the page when the claim or an entry that it is for
/// changes.
final class ClaimMainPresenter: PagePresenter {
    private let claim: any HoldsEntry<Claim, ClaimChange>
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
        of claim: any HoldsEntry<Claim, ClaimChange>, pages: ClaimPages,
        view: any DisplaysClaim & DisplaysFailure, words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        answers: @escaping (EntryID) async -> [RightsAnswer], changes: Signal<JournalChange>,
        today: @escaping () -> CalendarDay?
    ) {
        self.claim = claim
        self.words = words
        self.rights = rights
        self.answers = answers
        self.today = today
        self.view = view
        super.init()

        fillEach(of: pages.signalMakeMainPage)
        subscriptions += pages.signalMakeMainPage.events(\.alternative).onReception § eachTime
            § weakly(self) { $0.choose }
        follow(claim)
        // The rules may have changed with the claim.
        subscriptions += claim.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.findAgain }
        subscriptions +=
            changes.filter { [id = claim.id] in $0.concernsEntries(besides: id) }.onReception
            § eachTime § inAnyCase § weakly(self) { $0.findAgain }
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
                content, id: claim.id, for: claim.claimed, by: content.rule.flatMap(rights),
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

public protocol DisplaysClaim: Viewable {
    func showClaim(_ claim: ClaimViewModel)
}

public struct ClaimPageEvents: PageEvents {
    /// Posts the question about the step to record.
    public let record: PageEvent<ClaimQuestion>
    /// Posts the id of the scheme by which the claim is to be made.
    public let alternative: PageEvent<String>
    /// Posts the id of an entry that the claim is for.
    public let relatedEntry: PageEvent<String>

    public init(_ gate: PageGate) {
        (record, alternative) = (PageEvent(gate), PageEvent(gate))
        relatedEntry = PageEvent(gate)
    }
}

/// The questions about a claim whose answers can be recorded.
public enum ClaimQuestion: Hashable, Sendable {
    case sent, answer
}

/// Makes the pages of a claim, whose id is `id`.
public protocol MakesClaimPages: Viewable {
    func makeClaimMainPage(for id: String) -> any InteractivePage<ClaimPageEvents>
    func makeClaimStepPage(for id: String) -> any InteractivePage<ClaimStepPageEvents>
}

typealias ClaimPages = PageFactory<ClaimPageEvents, ClaimStepPageEvents>
