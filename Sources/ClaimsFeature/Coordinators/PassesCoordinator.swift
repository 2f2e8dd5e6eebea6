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
    private var isClaiming = false
    /// The field of the next form that has the keyboard focus first.
    private var firstField = FieldName.name

    /// Retains the journal and the navigation, but neither the view nor the router of flows.
    ///
    /// - Parameters:
    ///   - ledger: knows the trips and the claims.
    ///   - writePaper: opens the paper of a pot.
    public init(
        journal: any Journal, ledger: any ReadsLedger, view: any PassesView,
        navigation: NavigationStack, flows: any FlowRouting, rights: any KnowsRights,
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

    override public func makeScene(_ id: EntryID, _ entrance: PagePresentation)
        -> EntryPageCoordinator?
    {
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
        return EntryPageCoordinator(
            of: pass, presenter: presenter, view: view, navigation: navigation,
            entrance: entrance,
            openTrip: { [weak self] in self?.openRelated($0, from: id) },
            claim: { [weak self] pot in
                if let content = pass.content { self?.claim(pot, of: id, content) }
            },
            write: { [weak self] in self?.writePaper(PaperRequest(id, pot: $0)) },
            chooseRules: { [weak self] in self?.chooseRules(of: id) },
            find: { [weak self] in self?.find($0) })
    }

    /// Adds a claim for the delays of a pot to the journal, and opens it.
    private func claim(_ pot: PassPot, of id: EntryID, _ pass: Pass) {
        guard !isClaiming else { return }
        isClaiming = true
        Task.immediate { [journal, ledger, words, weak self] in
            defer { self?.isClaiming = false }
            await journal.withTerminationDeferred {
                do {
                    let trips = pot.delays.flatMap(\.ticket.ids)
                    let about = await ledger.relations(to: [id] + trips)
                    // The ticket's amount is used up only by a claim that is about the ticket.
                    guard about.contains(where: { $0.ids.contains(id) }) else {
                        throw JournalError.entryGone(id)
                    }
                    let claim = pot.claim(words.subject(of: pot, pass), about: about)
                    let added = try await journal.add(.claim(claim))
                    self?.openRelated(added.rawValue, from: id)
                } catch {
                    self?.view?.showFailure(words.failure(words.notClaimed, because: error))
                }
            }
        }
    }

    /// Opens the form of a season ticket with the focus at its rules, unless a form is open.
    private func chooseRules(of id: EntryID) {
        Task.immediate { [weak self] in
            self?.firstField = .product
            await self?.edit(id)
            self?.firstField = .name
        }
    }

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view, let today = CalendarDay(now(), in: timeZone) else { return nil }
        let make = { [journal, rights, words, firstField, weak view] (pass: Pass) in
            PassForm(
                pass, focus: firstField, today: today, rights: rights.rights, journal: journal,
                view: view, words: words)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words,
            new: { make(Pass(name: "", validFrom: nil)) },
            existing: { make($0) },
            next: { next, pass in next == .again ? pass.again.map(make) : nil })
    }
}
