public import Claims
public import Domain
public import EntryFeature
public import Foundation
public import Presentation
public import Signals
public import Wording

/// The view of claims, season tickets, papers, and the details that papers need.
public protocol ClaimsView: ClaimView, PassesView, DisplaysPaper {}

public typealias ClaimView = DisplaysClaim & DisplaysClaimStep & DisplaysForm
    & MakesClaimPages

/// Opens claims and their forms, and the trips that a claim is for.
public final class ClaimsCoordinator: EntryCoordinator {
    private weak var view: (any ClaimView)?
    private let ledger: any ReadsLedger
    private let rights: any KnowsRights
    private let gazetteer: any FindsPlaces
    private let words: Localizer
    private let timeZone: TimeZone

    /// Retains the journal and the navigation, but neither the view nor the router of flows.
    ///
    /// - Parameters:
    ///   - ledger: knows the other claims for the same trips.
    ///   - rights: the rules by which claims are made.
    ///   - timeZone: the time zone that decides which day is today.
    public init(
        journal: any Journal, ledger: any ReadsLedger, view: any ClaimView,
        navigation: NavigationStack, flows: any FlowRouting<EntryFlow>, rights: any KnowsRights,
        gazetteer: any FindsPlaces, words: Localizer,
        timeZone: TimeZone = .current, now: @escaping () -> Date = { Date() }
    ) {
        self.view = view
        self.ledger = ledger
        self.rights = rights
        self.gazetteer = gazetteer
        self.words = words
        self.timeZone = timeZone
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        let claim = ClaimModel(id, in: journal) { [journal] change in
            try await journal.change(id, by: change)
        }
        return ClaimCoordinator(
            of: claim, view: view, navigation: navigation, flows: flows,
            words: words, rights: { [rights] in rights.rights.rule(of: $0) },
            answers: { [weak self] in await self?.answers(for: $0) ?? [] },
            changes: journal.changes,
            today: { [now, timeZone] in CalendarDay(now(), in: timeZone) }, entrance: entrance)
    }

    /// Returns the answers by which a claim for one journey can be made, or none if it is for
    /// several.
    private func answers(for id: EntryID) async -> [RightsAnswer] {
        let journeys = await journal.journeysForPaper(of: id)
        guard journeys.count == 1, let journey = journeys.first else { return [] }
        let others = await ledger.claims().filter { $0.id != id }.about(journey.legs.map(\.id))
        return rights.rights.answers(
            for: journey, ticket: nil, passes: await journal.passes(), gazetteer: gazetteer
        ).claimable(on: CalendarDay(now(), in: timeZone), beside: others.map(\.claim))
    }

    override public func makeForm(for request: FormRequest) async -> (any Presenting)? {
        guard let view else { return nil }
        let today = CalendarDay(now(), in: timeZone)
        func make(_ claim: Claim) -> EntryForm<Claim> {
            EntryForm(
                claim, EntryRow.all(words), for: request,
                today: today, journal: journal, view: view, words: words)
        }
        return await form(
            for: request, over: view, words: words,
            new: { make(Claim(subject: "")) }, existing: make,
            currency: ledger.usualCurrency)
    }
}

/// The requests that a person makes about claims by menus.
public final class ClaimsEvents {
    /// Posts when the traveller's details are to be edited.
    public let profile = Emitter<Void>()
    /// Posts the id of a trip, or of a leg of a journey, whose papers are to be written.
    public let writeClaim = Emitter<String>()

    public init() {}
}

typealias ClaimChange = @Sendable (Claim) -> Claim

typealias ClaimModel = EntryModel<Claim, ClaimChange>

/// Leads through the pages of a claim, and from them to the trips that it is for.
final class ClaimCoordinator: EntryPageCoordinator {
    private let claim: ClaimModel
    private let pages: ClaimPages
    private let navigation: NavigationHandler<ClaimPageEvents, ClaimStepPageEvents>
    private let main: ClaimMainPresenter
    private let step: ClaimStepPresenter

    /// - Parameters:
    ///   - rights: finds the rule that the claim was made by.
    ///   - answers: finds the answers by which a claim can be made.
    ///   - changes: posts what may change the answers.
    init(
        of claim: ClaimModel, view: any ClaimView,
        navigation: NavigationStack, flows: (any FlowRouting<EntryFlow>)?, words: Localizer,
        rights: @escaping (ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)?,
        answers: @escaping (EntryID) async -> [RightsAnswer], changes: Signal<JournalChange>,
        today: @escaping () -> CalendarDay?, entrance: PagePresentation
    ) {
        let id = claim.id.rawValue
        self.claim = claim
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
            of: claim, pages: pages, view: view, words: words, rights: rights,
            answers: answers, changes: changes, today: today)
        super.init(of: claim.id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool {
        guard await claim.start() else { return false }
        await main.untilRulesAreFound()
        return true
    }

    override func start() {
        subscriptions += pages.signalMakeMainPage.events(\.relatedEntry).onReception § eachTime
            § weakly(self) { $0.openRelated }
        start(navigation)
    }
}
