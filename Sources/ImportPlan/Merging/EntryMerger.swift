import Domain

/// Makes entries of records: merges each into the candidate that it is, or adds it, and notes what
/// became of it.
final class EntryMerger {
    private(set) var candidates: EntryCandidates
    /// By the records' indices.
    private var decisions: [Decision?]
    private var additions: [Int?]

    /// - Parameter count: how many records there are.
    init(into candidates: EntryCandidates, records count: Int) {
        self.candidates = candidates
        decisions = Array(repeating: nil, count: count)
        additions = Array(repeating: nil, count: count)
    }

    /// Nil for a record of which nothing was decided.
    func decision(on index: Int) -> Decision? { decisions[index] }

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

    func add(_ record: PreparedRecord) {
        let candidate = EntryCandidates.Candidate(
            id: nil, entry: record.new, takenBy: record.source)
        additions[record.index] = candidates.append(candidate, keys: record.keys)
        decisions[record.index] = .new
    }

    /// The entries that records became, as they are to be added, in the order of the records.
    var added: [(record: Int, entry: Entry)] {
        additions.enumerated().compactMap { record, index in
            index.map { (record, candidates[$0].entry) }
        }
    }

    /// The changes of entries that the journal has.
    var changes: [EntryBatch.Change] {
        candidates.merged.map { id, merges in
            EntryBatch.Change(id) { entry in merges.reduce(entry) { $1($0).entry } }
        }
    }
}
