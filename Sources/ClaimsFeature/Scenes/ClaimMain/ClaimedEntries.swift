internal import Domain
internal import Signals

/// The entries that a claim is for, kept up to date.
final class ClaimedEntries {
    /// The entries that are in the journal.
    private(set) var entries: [EntrySummary] = []
    /// Posts when `entries` has changed.
    var signalChanged: Signal<Void> { changedEmitter.signal }

    private let journal: any ReadsEntries & ReportsChanges
    private let changedEmitter = Emitter<Void>()
    private var relations: [EntryRelation] = []
    /// The number of the latest reading, which makes earlier readings obsolete.
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    init(in journal: any ReadsEntries & ReportsChanges) {
        self.journal = journal
        subscriptions += journal.changes.onReception § eachTime
            § weakly(self) { $0.journalDidChange }
    }

    /// Reads the related entries, and reads them again when one changes.
    func read(_ relations: [EntryRelation]) async {
        self.relations = relations
        latestReading += 1
        let reading = latestReading
        var found: [EntrySummary] = []
        for relation in relations {
            for id in relation.ids {
                guard let entry = await journal.entry(id) else { continue }
                found.append(EntrySummary(id: id, entry: entry))
                break
            }
        }
        guard reading == latestReading, found != entries else { return }
        entries = found
        changedEmitter.emit()
    }

    private func journalDidChange(_ change: JournalChange) {
        let ids = Set(relations.flatMap(\.ids))
        let isAboutThem = [change.added, change.changed, change.removed].contains {
            !$0.isDisjoint(with: ids)
        }
        if isAboutThem { Task { [weak self] in await self?.readAgain() } }
    }

    private func readAgain() async { await read(relations) }
}
