public import Claims
public import Domain
public import EntryFeature
public import Foundation
public import Presentation
internal import Signals
public import Wording

/// The view on which season tickets and their forms are shown.
public typealias PassesView = DisplaysPass & DisplaysForm & MakesPassPages

/// Opens season tickets and their forms, and the trips that were taken on one.
public final class PassesCoordinator: EntryCoordinator {
    private weak var view: (any PassesView)?
    private let ledger: any ReadsLedger
    private let rights: any KnowsRights
    private let words: Localizer
    private let timeZone: TimeZone
    private let writePaper: (PaperRequest) -> Void

    /// Retains the journal and the navigation, but neither the view nor the router of flows.
    ///
    /// - Parameters:
    ///   - ledger: knows the trips and the claims.
    ///   - writePaper: opens the paper of a pot.
    public init(
        journal: any Journal, ledger: any ReadsLedger, view: any PassesView,
        navigation: NavigationStack, flows: any FlowRouting<EntryFlow>, rights: any KnowsRights,
        words: Localizer, timeZone: TimeZone = .current,
        writePaper: @escaping (PaperRequest) -> Void, now: @escaping () -> Date = { Date() }
    ) {
        self.writePaper = writePaper
        self.view = view
        self.ledger = ledger
        self.rights = rights
        self.words = words
        self.timeZone = timeZone
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        let pass = PassModel(id, in: journal) { [journal] change in
            try await journal.change(id, by: change)
        }
        let presenter = PassMainPresenter(
            of: pass, changes: journal.changes, view: view, words: words,
            account: { [ledger, rights, now, timeZone] id, pass in
                PassAccount(
                    of: id, pass, in: await ledger.ledgerEntries(lateFrom: rights.rights.leastLate),
                    by: rights.rights, on: CalendarDay(now(), in: timeZone))
            })
        return PassCoordinator(
            of: pass, presenter: presenter, view: view, journal: journal, ledger: ledger,
            navigation: navigation, flows: flows, words: words, entrance: entrance,
            writePaper: writePaper, chooseRules: { [weak self] in self?.chooseRules(of: id) })
    }

    /// Opens the form of a season ticket with the focus at its rules, unless a form is open.
    private func chooseRules(of id: EntryID) {
        Task.immediate { [weak self] in await self?.edit(id, at: .product) }
    }

    override public func makeForm(for request: FormRequest) async -> (any Presenting)? {
        guard let view, let today = CalendarDay(now(), in: timeZone) else { return nil }
        func make(_ pass: Pass) -> PassForm {
            PassForm(
                pass, for: request, today: today, rights: rights.rights,
                journal: journal, view: view, words: words)
        }
        return await form(
            for: request, over: view, words: words,
            new: { make(Pass(name: "", validFrom: today)) },
            existing: make, next: { next, pass in next == .again ? pass.again.map(make) : nil },
            currency: ledger.usualCurrency)
    }
}

typealias PassModel = EntryModel<Pass, @Sendable (Pass) -> Pass>

/// Leads from the page of a season ticket to its trips, claims, papers and rules.
final class PassCoordinator: EntryPageCoordinator {
    private let pass: PassModel
    private let presenter: PassMainPresenter
    private let view: any PassesView
    private let journal: any Journal
    private let ledger: any ReadsLedger
    private let navigation: NavigationStack
    private let words: Localizer
    private let writePaper: (PaperRequest) -> Void
    private let chooseRules: () -> Void
    private var isClaiming = false

    /// - Parameters:
    ///   - writePaper: opens the paper of a pot.
    ///   - chooseRules: opens the form of the ticket at its rules.
    init(
        of pass: PassModel, presenter: PassMainPresenter, view: any PassesView,
        journal: any Journal, ledger: any ReadsLedger, navigation: NavigationStack,
        flows: (any FlowRouting<EntryFlow>)?, words: Localizer, entrance: PagePresentation,
        writePaper: @escaping (PaperRequest) -> Void, chooseRules: @escaping () -> Void
    ) {
        self.pass = pass
        self.presenter = presenter
        self.view = view
        self.journal = journal
        self.ledger = ledger
        self.navigation = navigation
        self.words = words
        self.writePaper = writePaper
        self.chooseRules = chooseRules
        super.init(of: pass.id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool {
        guard await pass.start() else { return false }
        await presenter.prepare()
        return true
    }

    override func start() {
        let page = view.makePassMainPage(for: id.rawValue)
        presenter.fill(page)
        let events = page.events
        subscriptions += events.trip.signal.onReception § eachTime § weakly(self) { $0.openRelated }
        subscriptions += events.relatedSearch.signal.onReception § eachTime
            § weakly(self) { $0.find }
        subscriptions += events.paper.signal.onReception § eachTime § { [writePaper, id] in
            writePaper(PaperRequest(id, pot: $0))
        }
        subscriptions += events.rules.signal.onReception § eachTime § chooseRules
        subscriptions += events.claim.signal.onReception § eachTime § weakly(self) { $0.claim }
        navigation.start(with: page, transition: entrance.transition, back: entrance.back)
    }

    /// Adds a claim for the delays of a pot to the journal, and opens it.
    private func claim(_ id: String) {
        guard !isClaiming, let content = pass.content,
            let pot = presenter.known?.pots.first(where: { $0.id == id })
        else { return }
        isClaiming = true
        Task.immediate { [journal, view, words, weak self] in
            journal.pendingWrites.begin()
            defer { journal.pendingWrites.end() }
            do {
                try await self?.add(pot, of: content)
            } catch {
                view.showFailure(words.failure(words.notClaimed, because: error))
            }
            self?.isClaiming = false
        }
    }

    private func add(_ pot: PassPot, of pass: Pass) async throws {
        let about = await ledger.relations(to: [id] + pot.delays.flatMap(\.ticket.ids))
        // The ticket's amount is used up only by a claim that is about the ticket.
        guard about.contains(where: { $0.ids.contains(id) }) else {
            throw JournalError.entryGone(id)
        }
        let claim = pot.claim(words.subject(of: pot, pass), about: about)
        flows?.route(.related(try await journal.add(.claim(claim)), from: id))
    }
}
