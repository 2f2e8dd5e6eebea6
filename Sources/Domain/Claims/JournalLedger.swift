internal import Signals

/// Provides the ledger as of today.
@MainActor
public protocol KnowsLedger: AnyObject {
    func ledger() async -> Ledger
}

/// The ledger of a journal, which is made on the first request and kept until the journal changes.
@MainActor
public final class JournalLedger: KnowsLedger {
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
