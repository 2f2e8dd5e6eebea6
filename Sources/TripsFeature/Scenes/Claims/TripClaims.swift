internal import Claims
internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// The claims for the trips of a screen, kept up to date, and those that can be made.
final class TripClaims {
    var signalChanged: Signal<Void> { changedEmitter.signal }

    private let journal: any Journal
    private let ledger: any ReadsLedger
    private let today: () -> CalendarDay?
    private let words: Localizer
    private let openClaim: (EntryID) -> Void
    private weak var view: (any DisplaysFailure)?
    /// All claims of the journal, or `nil` before they were read.
    private var claims: [ClaimEntry]?
    /// The number of the latest reading, which makes earlier readings obsolete.
    private var latestReading = 0
    private var isMaking = false
    private let changedEmitter = Emitter<Void>()
    private var subscriptions = Subscriptions()

    /// - Parameter openClaim: opens a claim that was made.
    init(
        in journal: any Journal, _ ledger: any ReadsLedger, today: @escaping () -> CalendarDay?,
        view: any DisplaysFailure, words: Localizer, openClaim: @escaping (EntryID) -> Void
    ) {
        self.journal = journal
        self.ledger = ledger
        self.today = today
        self.view = view
        self.words = words
        self.openClaim = openClaim
        subscriptions += journal.changes.onReception § eachTime § { [weak self] change in
            guard change.concernsEntries else { return }
            Task { [weak self] in await self?.read() }
        }
    }

    func read() async {
        latestReading += 1
        let reading = latestReading
        let claims = await ledger.claims()
        guard reading == latestReading, claims != self.claims else { return }
        self.claims = claims
        changedEmitter.emit()
    }

    /// Returns the claims for the trips with these ids. Nothing is offered before the claims were
    /// read.
    func model(of ids: [EntryID], _ answers: [RightsAnswer]) -> ClaimsViewModel {
        let open = claimable(answers, for: ids)
        return ClaimsViewModel(
            made: about(ids).map { entry in
                EntryViewModel(
                    id: entry.id.rawValue, title: words.claimed(entry.claim, on: today()),
                    detail: entry.claim.recipient)
            },
            offers: open.map { answer in
                ClaimsViewModel.Offer(
                    id: answer.scheme.id,
                    label: words.makeClaim(by: open.count > 1 ? words.name(of: answer.scheme) : nil)
                )
            })
    }

    /// Makes a claim for the compensation that a scheme gives for a journey, and opens it. The
    /// claim texts of the trips become the claim's notes.
    func make(by scheme: String, for trip: Trip, _ ids: [EntryID], _ answers: [RightsAnswer]) {
        guard !isMaking,
            let answer = claimable(answers, for: ids).first(where: { $0.scheme.id == scheme })
        else { return }
        isMaking = true
        Task.immediate { [weak self, journal, ledger, words, weak view] in
            journal.pendingWrites.begin()
            defer { journal.pendingWrites.end() }
            do {
                let id = try await Self.add(answer, for: trip, ids, to: journal, ledger)
                self?.openClaim(id)
            } catch {
                view?.showFailure(words.failure(words.notClaimed, because: error))
            }
            await self?.read()
            self?.isMaking = false
        }
    }

    private static func add(
        _ answer: RightsAnswer, for trip: Trip, _ ids: [EntryID], to journal: any Journal,
        _ ledger: any ReadsLedger
    ) async throws -> EntryID {
        let relations = await ledger.relations(to: ids)
        return try await journal.withUndoGroup(namedAfter: nil) { journal in
            try await journal.add(Claim(of: answer, for: trip, about: relations), about: ids)
        }
    }

    private func claimable(_ answers: [RightsAnswer], for ids: [EntryID]) -> [RightsAnswer] {
        claims == nil ? [] : answers.claimable(on: today(), beside: about(ids).map(\.claim))
    }

    private func about(_ ids: [EntryID]) -> [ClaimEntry] { (claims ?? []).about(ids) }
}

/// The claims that were made for trips, and those that can be made.
public struct ClaimsViewModel: Hashable, Sendable {
    /// The claims that were made, such as "Claimed: sent, €22.48".
    public let made: [EntryViewModel]
    public let offers: [Offer]

    static let empty = ClaimsViewModel(made: [], offers: [])

    /// A claim that can be made.
    public struct Offer: Hashable, Sendable {
        /// The id of the scheme that gives the compensation.
        public let id: String
        /// The label of the button, such as "Claim…".
        public let label: String
    }
}
