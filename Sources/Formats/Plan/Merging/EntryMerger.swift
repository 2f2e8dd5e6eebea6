import Domain
import JournalFormat

/// Turns records into entries: merges each into its candidate, or adds it, and keeps the decisions.
final class EntryMerger {
    private(set) var candidates: EntryCandidates
    /// The decisions by the records' indices, or `nil` for a record that is undecided.
    private(set) var decisions: [Decision?]
    private var additions: [(candidate: Int, id: EntryID?)?]
    private let uids: Set<String>

    /// - Parameters:
    ///   - count: The number of records.
    ///   - uids: The UIDs of files, which records cannot get.
    init(into candidates: EntryCandidates, records count: Int, uids: Set<String>) {
        self.candidates = candidates
        self.uids = uids
        decisions = Array(repeating: nil, count: count)
        additions = Array(repeating: nil, count: count)
    }

    func setDecision(_ decision: Decision, for record: PreparedRecord) {
        decisions[record.index] = decision
    }

    func setDecision(_ decision: Decision, at index: Int) {
        decisions[index] = decision
    }

    func merge(_ merge: Merge, of record: PreparedRecord, into index: Int) {
        let change = candidates.merge(merge, of: record.source, into: index)
        setDecision(Decision(change, isInJournal: candidates[index].id != nil), for: record)
    }

    /// Merges a record of a film into its viewings.
    func join(_ merges: [(merge: Merge, index: Int)], of record: PreparedRecord) {
        var changes = merges.map { candidates.merge($0.merge, of: record.source, into: $0.index) }
        changes.removeAll { !$0.isDifferent }
        changes.indices.forEach { changes[$0].kept = [] }
        setDecision(
            changes.first.map { Decision($0, isInJournal: true) }
                ?? Decision(.alreadyThere, because: .viewingThere),
            for: record)
    }

    /// Merges a viewing into a film without one.
    func complete(_ index: Int, with record: PreparedRecord) {
        merge(record.chosenMerge, of: record, into: index)
        decisions[record.index]?.explain(.viewingCompleted)
    }

    /// Turns a film to see into the viewing of a record.
    func see(_ index: Int, in record: PreparedRecord) {
        merge(record.seenMerge, of: record, into: index)
        decisions[record.index]?.explain(.wantedSeen)
    }

    /// Adds a record as an entry. It gets back its file's name, which contains its UID, unless
    /// another file has that UID by now.
    func add(_ record: PreparedRecord) {
        let isFree = record.id.map { $0.ownUID.map { !uids.contains($0) } ?? true } ?? false
        let candidate = EntryCandidates.Candidate(
            id: nil, entry: record.new, takenBy: record.source)
        additions[record.index] = (
            candidates.append(candidate, keys: record.keys), isFree ? record.id : nil
        )
        decisions[record.index] = .new
    }

    /// The entries to add, in the order of their records.
    var added: [EntryBatch.Addition] {
        additions.compactMap { addition in
            guard let (index, id) = addition else { return nil }
            let entry = candidates[index].entry
            return if let id { .returning(entry, id) } else { .entry(entry) }
        }
    }

    /// The changes of the journal's entries.
    var changes: [EntryBatch.Change] {
        candidates.merged.map { id, merges in
            EntryBatch.Change(id) { entry in merges.reduce(entry) { $1($0).entry } }
        }
    }
}

/// The outcome for a row, with its reason and details.
struct Decision {
    var outcome: ImportOutcome
    /// The reason, by which rows are grouped, or `nil` if the outcome is enough.
    private(set) var reason: RowReason?
    private(set) var remarks: [RowRemark] = []
    var question: ImportQuestion.ID?

    static let twice = Decision(.leftOut, because: .another)
    static let unwanted = Decision(.leftOut, because: .unwanted)
    static let new = Decision(.new)

    /// Creates the decision on a row whose entry exists already.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !change.filled.isEmpty { append(.added(change.filled)) }
        if !change.updated.isEmpty { append(.updated(change.updated)) }
        if !change.kept.isEmpty { append(.kept(change.kept)) }
        if !isInJournal {
            explain(.anotherSource)
        } else if outcome == .alreadyThere, !change.kept.isEmpty {
            explain(.differs)
        }
    }

    init(_ outcome: ImportOutcome, because reason: RowReason? = nil) {
        let isJoined = outcome == .leftOut && reason?.losesNothing == true
        self.outcome = isJoined ? .joined : outcome
        self.reason = reason
    }

    /// Creates the decision on a row that cannot be read.
    init(unreadable trouble: RowTrouble) {
        self.init(.unreadable, because: .unreadable(trouble))
    }

    init(waitingFor question: ImportQuestion.ID, because reason: RowReason? = nil) {
        self.init(.ambiguous, because: reason)
        self.question = question
    }

    mutating func explain(_ reason: RowReason) {
        self.reason = reason
    }

    mutating func append(_ remark: RowRemark) {
        remarks.append(remark)
    }
}
