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
                    of: id, pass,
                    in: await ledger.ledgerEntries(lateFrom: rights.rights.leastLate),
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

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view, let today = CalendarDay(now(), in: timeZone) else { return nil }
        let make = { [journal, rights, words, weak view] (pass: Pass) in
            PassForm(
                pass, for: subject, events: events, today: today, rights: rights.rights,
                journal: journal, view: view, words: words)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words,
            new: { make(Pass(name: "", validFrom: today)) },
            existing: { make($0) },
            next: { next, pass in next == .again ? pass.again.map(make) : nil },
            currency: { [ledger] in await ledger.usualCurrency() })
    }
}
