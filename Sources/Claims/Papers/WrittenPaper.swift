public import Domain
internal import Foundation

/// A paper that was saved, copied or printed, which the journal then records.
public struct WrittenPaper: Sendable {
    private let paper: Paper
    private let subjects: Set<EntryID>
    private let pot: PaperPot?
    private let number: String

    /// - Parameters:
    ///   - subjects: The entries that the paper was asked for.
    ///   - pot: The pot that it is about, or `nil` if it is not asked for on a season ticket's
    ///     page.
    ///   - number: The number of the ticket or of the booking on the paper.
    public init(_ paper: Paper, of subjects: Set<EntryID>, pot: PaperPot?, number: String) {
        self.paper = paper
        self.subjects = subjects
        self.pot = pot
        self.number = number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The entries that were changed or found when a paper was recorded.
    public struct Record: Hashable, Sendable {
        public var claim: Claimed?
        /// The trip or season ticket that the number was written to, or `nil` if none was changed.
        public var numbered: Entry?

        public enum Claimed: Hashable, Sendable {
            /// A claim was added, as written.
            case added(Claim)
            /// An existing claim was marked as written.
            case marked(Claim)
            /// An existing claim was left as it is.
            case unchanged(Claim)
        }
    }

    /// Records the claim of the paper as written, in one step with the number, and adds a claim if
    /// there is none for the journey. Evidence makes no claim.
    @MainActor
    public func record(
        in journal: any ReadsEntries & WritesEntries, _ ledger: any ReadsLedger
    ) async throws -> Record {
        try await journal.withUndoGroup(namedAfter: nil) { journal in
            var record = Record()
            if paper.kind != .evidence {
                record.claim = try await recordClaim(in: journal, ledger)
            }
            record.numbered = try await keepNumber(in: journal)
            return record
        }
    }
}

extension WrittenPaper {
    private var journeys: [Journey] { [paper.subject.journey] + paper.subject.others }
    private var scheme: String? { paper.subject.answer?.scheme.id }
    private var trip: Trip { paper.subject.journey.ticketed ?? paper.subject.journey.whole }

    @MainActor
    private func recordClaim(
        in journal: any ReadsEntries & WritesEntries, _ ledger: any ReadsLedger
    ) async throws -> Record.Claimed? {
        let step = ClaimStep(.written, on: paper.date)
        let claims = await ledger.claims().about(journeys.flatMap { $0.legs.map(\.id) })
        let own = claims.filter { subjects.contains($0.id) }
        let unwritten = (own.unlessEmpty ?? claims).filter { entry in
            entry.claim.steps.isEmpty && entry.claim.rule.map { $0.scheme == scheme } ?? true
        }
        var marked: Claim?
        for entry in unwritten {
            marked = try await journal.change(entry.id) { (claim: Claim) in
                guard claim.steps.isEmpty else { return nil }
                var claim = claim
                claim.steps.append(step)
                return claim
            }
        }
        if let marked { return .marked(marked) }
        guard own.isEmpty, makesClaim(beside: claims.map(\.claim)) else {
            return (own.unlessEmpty ?? claims).last.map { Record.Claimed.unchanged($0.claim) }
        }
        var claim = try await claim(in: journal, ledger)
        claim.steps = [step]
        let id = try await journal.add(claim, about: journeys.flatMap { $0.legs.map(\.id) })
        guard case .claim(let written)? = await journal.entry(id) else { return .added(claim) }
        return .added(written)
    }

    /// Returns whether the paper asks for something that no claim asks for yet.
    private func makesClaim(beside claims: [Claim]) -> Bool {
        let states = claims.map { $0.state(on: paper.date) }
        if let pot {
            return !states.contains { [.possible, .written].contains($0) }
                && (claims.isEmpty || pot.pot.left.amount > 0)
        }
        return states.allSatisfy { [.refused, .lapsed].contains($0) }
            && !claims.contains { $0.rule?.scheme == scheme }
    }

    @MainActor
    private func claim(
        in journal: any ReadsEntries, _ ledger: any ReadsLedger
    ) async throws -> Claim {
        let legs = journeys.flatMap { $0.legs.map(\.id) }
        if let pot {
            let about = await ledger.relations(
                to: [pot.pass] + pot.pot.delays.flatMap(\.ticket.ids))
            // A claim that is not about the ticket would not use up the pot.
            guard about.contains(where: { $0.ids.contains(pot.pass) }) else {
                throw JournalError.entryGone(pot.pass)
            }
            return pot.claim(about: about)
        }
        var ids = legs
        let answer = paper.subject.answer
        if case .pooled? = answer?.verdict, let pass = await pass(in: journal) {
            ids.insert(pass, at: 0)
        }
        let about = await ledger.relations(to: ids)
        guard let answer else {
            return Claim(
                subject: trip.nameInList, travelled: trip.departure.day, recipient: trip.operator,
                about: about)
        }
        var claim = Claim(of: answer, for: trip, about: about)
        claim.amount = paper.owed
        return claim
    }

    /// Returns the season ticket on the paper, or `nil` if there is none.
    @MainActor
    private func pass(in journal: any ReadsEntries) async -> EntryID? {
        guard let pass = paper.subject.pass else { return nil }
        return await journal.passes().all.first { $0.pass == pass }?.id
    }
}

extension WrittenPaper {
    /// Saves a typed number in the season ticket or in the trips of the ticket, from where the next
    /// paper takes it.
    @MainActor
    private func keepNumber(in journal: any ReadsEntries & WritesEntries) async throws -> Entry? {
        let known = PaperChoices().taking(trip, with: paper.subject.pass).reference
        guard !number.isEmpty, number != known else { return nil }
        if trip.ticketNumber.isEmpty, let pass = await pass(in: journal) {
            if case .pass(let now)? = await journal.entry(pass), now.ticketNumber == number {
                return nil
            }
            let numbered = try await journal.change(pass) { [number] (pass: Pass) in
                var pass = pass
                pass.ticketNumber = number
                return pass
            }
            return .pass(numbered)
        }
        var numbered: Entry?
        for id in ticketedLegs {
            if case .trip(let now)? = await journal.entry(id), now.ticketNumber == number {
                continue
            }
            let trip = try await journal.change(id) { [number] (trip: Trip) in
                var trip = trip
                trip.ticketNumber = number
                return trip
            }
            if numbered == nil { numbered = .trip(trip) }
        }
        return numbered
    }

    /// The legs of each journey that have the known number, or else the leg that tells most about
    /// the ticket.
    private var ticketedLegs: [EntryID] {
        journeys.flatMap { journey in
            let legs = journey.promised
            let numbered = legs.filter { !$0.trip.ticketNumber.isEmpty }
            guard numbered.isEmpty else { return numbered.map(\.id) }
            let leg = legs.first { $0.trip.fare != nil || $0.trip.ticket != .single } ?? legs[0]
            return [leg.id]
        }
    }
}
