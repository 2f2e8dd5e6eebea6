import Domain
import JournalFormat

/// Makes entries of records: merges each into the candidate that it is, or adds it, and notes what
/// became of it.
final class EntryMerger {
    private(set) var candidates: EntryCandidates
    /// By the records' indices; nil for a record of which nothing was decided.
    private(set) var decisions: [Decision?]
    private var additions: [(candidate: Int, id: EntryID?)?]
    private let uids: Set<String>

    /// - Parameters:
    ///   - count: how many records there are.
    ///   - uids: those of files, which no record can have any more.
    init(into candidates: EntryCandidates, records count: Int, uids: Set<String>) {
        self.candidates = candidates
        self.uids = uids
        decisions = Array(repeating: nil, count: count)
        additions = Array(repeating: nil, count: count)
    }

    func decide(_ decision: Decision, on record: PreparedRecord) {
        decisions[record.index] = decision
    }

    func merge(_ merge: Merge, of record: PreparedRecord, into index: Int) {
        let change = candidates.merge(merge, of: record.source, into: index)
        decide(Decision(change, isInJournal: candidates[index].id != nil), on: record)
    }

    /// Merges what a record says of a film into its viewings.
    func join(_ merges: [(merge: Merge, index: Int)], of record: PreparedRecord) {
        var changes = merges.map { candidates.merge($0.merge, of: record.source, into: $0.index) }
        changes.removeAll { !$0.isDifferent }
        changes.indices.forEach { changes[$0].kept = [] }
        decide(
            changes.first.map { Decision($0, isInJournal: true) }
                ?? Decision(.alreadyThere, because: .viewingThere),
            on: record)
    }

    /// Merges a viewing into the film that came without any.
    func complete(_ index: Int, with record: PreparedRecord) {
        merge(record.chosenMerge, of: record, into: index)
        decisions[record.index]?.explain(.viewingCompleted)
    }

    /// Makes a film that somebody wanted to see the viewing.
    func see(_ index: Int, in record: PreparedRecord) {
        merge(record.seenMerge, of: record, into: index)
        decisions[record.index]?.explain(.wantedSeen)
    }

    /// Adds an entry. It comes back under the name of its file, which is its UID, unless another file has
    /// that UID by now.
    func add(_ record: PreparedRecord) {
        let isFree = record.id.map { $0.ownUID.map { !uids.contains($0) } ?? true } ?? false
        let candidate = EntryCandidates.Candidate(
            id: nil, entry: record.new, takenBy: record.source)
        additions[record.index] = (
            candidates.append(candidate, keys: record.keys), isFree ? record.id : nil
        )
        decisions[record.index] = .new
    }

    /// The entries that records became, as they are to be added, in the order of the records.
    var added: [EntryBatch.Addition] {
        additions.compactMap { addition in
            guard let (index, id) = addition else { return nil }
            let entry = candidates[index].entry
            return if let id { .returning(entry, id) } else { .entry(entry) }
        }
    }

    /// The changes of entries that the journal has.
    var changes: [EntryBatch.Change] {
        candidates.merged.map { id, merges in
            EntryBatch.Change(id) { entry in merges.reduce(entry) { $1($0).entry } }
        }
    }
}
