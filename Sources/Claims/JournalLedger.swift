public import Domain
internal import Signals

/// The ledger of a journal as of today, which is made on the first request and kept until the journal
/// changes.
@MainActor
public final class JournalLedger {
    private let journal: any ReadsLedger & ReportsChanges
    private let rights: any KnowsRights
    private let gazetteer: any FindsPlaces
    private let today: () -> CalendarDay?
    private var made: (day: CalendarDay?, ledger: Task<Ledger, Never>)?
    /// Whether the rules were read or are being read.
    private var hasRules = false
    private var subscriptions = Subscriptions()

    /// - Parameter today: Returns the day for which deadlines count, or `nil` to ignore them.
    public init(
        of journal: any ReadsLedger & ReportsChanges, by rights: any KnowsRights,
        gazetteer: any FindsPlaces, today: @escaping () -> CalendarDay?
    ) {
        self.journal = journal
        self.rights = rights
        self.gazetteer = gazetteer
        self.today = today
        subscriptions +=
            journal.changes.onReception § eachTime § { [weak self] _ in self?.onChange() }
    }

    private func onChange() {
        made = nil
        // The rules are read now, so that the page of the first trip does not wait for them.
        if !journal.hasOnlyFilms { readRules() }
    }

    private func readRules() {
        guard !hasRules else { return }
        hasRules = true
        Task { [rights] in _ = await Self.least(of: rights) }
    }

    public func ledger() async -> Ledger {
        let day = today()
        if let made, made.day == day { return await made.ledger.value }
        // Without trips, season tickets and claims, the ledger is empty and needs no rules.
        guard !journal.hasOnlyFilms else { return .empty }
        hasRules = true
        let task = Task { [journal, rights, gazetteer] in
            let (fixed, late) = await Self.least(of: rights)
            let entries = await journal.claimableEntries(fixedFrom: fixed, lateFrom: late)
            return await Self.ledger(entries, rights, gazetteer, day)
        }
        made = (day, task)
        return await task.value
    }

    /// Returns the shortest delays for which something is owed. Reads the rules on first use.
    @concurrent
    nonisolated private static func least(
        of rights: any KnowsRights
    ) async -> (fixed: Int?, late: Int?) {
        let rights = rights.rights
        return (rights.leastFixed, rights.leastLate)
    }

    @concurrent
    nonisolated private static func ledger(
        _ entries: LedgerEntries, _ rights: any KnowsRights, _ gazetteer: any FindsPlaces,
        _ today: CalendarDay?
    ) async -> Ledger {
        Ledger(entries, by: rights.rights, gazetteer: gazetteer, on: today)
    }
}

/// Provides the rights of travellers, by the files of rules that were read.
public protocol KnowsRights: Sendable {
    var rights: TravelRights { get }
    var defects: [DataDefect] { get }
}

extension ReadsEntries {
    /// Returns the names that a reader of lines can tell apart from other words.
    public func knownNames(
        gazetteer: any FindsPlaces, rights: any KnowsRights
    ) async -> KnownNames {
        KnownNames(
            stops: await values(of: .stop), operators: await values(of: .operator),
            venues: await values(of: .venue), passes: await passes().all.map(\.pass.name),
            ruled: rights.rights.operatorNames, gazetteer: gazetteer)
    }
}

extension ReadsEntries where Self: WritesEntries {
    /// Adds a claim. The notes on claims that its trips have are moved into the notes of the claim.
    ///
    /// - Parameter trips: The trips that the claim is about.
    package func add(_ claim: Claim, about trips: [EntryID]) async throws -> EntryID {
        var notes: [(leg: EntryID, note: String)] = []
        for id in trips {
            if case .trip(let trip)? = await entry(id), !trip.claim.isEmpty {
                notes.append((id, trip.claim))
            }
        }
        var claim = claim
        claim.notes = ([claim.notes].filter { !$0.isEmpty } + notes.map(\.note))
            .joined(separator: "\n")
        let id = try await add(.claim(claim))
        for (leg, note) in notes {
            try await change(leg) { (trip: Trip) in
                var trip = trip
                if trip.claim == note { trip.claim = "" }
                return trip
            }
        }
        return id
    }
}
