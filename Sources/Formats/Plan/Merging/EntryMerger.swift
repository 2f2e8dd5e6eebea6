import Domain
import JournalFormat

/// Turns the records of an import into entries: merges each into one that it may be, or adds it, and
/// keeps the decisions.
final class EntryMerger {
    /// The entries that records may be: those of the journal, and those that earlier records of the
    /// import become.
    private var all: [Candidate] = []
    private var byID: [EntryID: Int] = [:]
    private var byOrigin: [ImportOrigin: [Int]] = [:]
    private var byKey: [BlockingKey: [Int]] = [:]
    /// The decisions by the records' indices, or `nil` for a record that is undecided.
    private(set) var decisions: [Decision?]
    private var additions: [(candidate: Int, id: EntryID?)?]
    private let uids: Set<String>

    struct Candidate {
        /// The id, or `nil` for an entry that will be added.
        let id: EntryID?
        var entry: Entry
        /// The records that were merged into it.
        var merges: [Merge] = []
        /// The source of which a record is this entry already. A record of another source may be
        /// it, too.
        var takenBy: String?

        /// Returns whether it is of the kind of a record. A film to see is not of the kind of a
        /// viewing.
        func isLike(_ record: PreparedRecord) -> Bool {
            entry.kind == record.said.kind && entry.isWanted == record.said.isWanted
        }

        func isFree(for record: PreparedRecord) -> Bool {
            isLike(record) && takenBy != record.source
        }

        /// Returns whether it may be the entry that a record names. A film to see may have been
        /// seen since.
        func isFree(forNamed record: PreparedRecord) -> Bool {
            entry.kind == record.said.kind && takenBy != record.source
                && (record.said.isWanted || !entry.isWanted)
        }
    }

    /// - Parameters:
    ///   - count: The number of records.
    ///   - uids: The UIDs of files, which records cannot get.
    init(into found: [FoundEntries.One], records count: Int, uids: Set<String>) {
        self.uids = uids
        decisions = Array(repeating: nil, count: count)
        additions = Array(repeating: nil, count: count)
        all.reserveCapacity(found.count + count)
        byOrigin.reserveCapacity(found.count + count)
        byKey.reserveCapacity(found.count + count)
        for one in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            append(Candidate(id: one.id, entry: one.entry), keys: BlockingKey.all(of: one.entry))
        }
    }

    var isEmpty: Bool { all.isEmpty }

    subscript(index: Int) -> Candidate { all[index] }

    /// The tickets of entries that are not stored yet.
    var placeholderTickets: Set<TicketFile> { Set(all.compactMap(\.entry.placeholderTicket)) }

    private func append(_ candidate: Candidate, keys: [BlockingKey]) {
        let index = all.count
        all.append(candidate)
        if let id = candidate.id { byID[id] = index }
        for mark in candidate.entry.imports where !mark.key.isEmpty {
            byOrigin[ImportOrigin(mark), default: []].append(index)
        }
        for key in keys { byKey[key, default: []].append(index) }
    }

    // MARK: Decisions

    func setDecision(_ decision: Decision, for record: PreparedRecord) {
        decisions[record.index] = decision
    }

    func setDecision(_ decision: Decision, at index: Int) {
        decisions[index] = decision
    }

    func merge(_ merge: Merge, of record: PreparedRecord, into index: Int) {
        let change = change(merge, of: record, into: index)
        setDecision(Decision(change, isInJournal: all[index].id != nil), for: record)
    }

    private func change(
        _ merge: Merge, of record: PreparedRecord, into index: Int
    ) -> Merge.Change {
        let change = merge(all[index].entry)
        all[index].takenBy = record.source
        guard change.isDifferent else { return change }
        all[index].merges.append(merge)
        all[index].entry = change.entry
        if let origin = merge.origin, byOrigin[origin]?.contains(index) != true {
            byOrigin[origin, default: []].append(index)
        }
        return change
    }

    /// Merges a record of a film into its viewings.
    func join(_ merges: [(merge: Merge, index: Int)], of record: PreparedRecord) {
        var changes = merges.map { change($0.merge, of: record, into: $0.index) }
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
        additions[record.index] = (all.count, isFree ? record.id : nil)
        append(Candidate(id: nil, entry: record.new, takenBy: record.source), keys: record.keys)
        decisions[record.index] = .new
    }

    /// The entries to add, in the order of their records.
    var added: [EntryBatch.Addition] {
        additions.compactMap { addition in
            guard let (index, id) = addition else { return nil }
            let entry = all[index].entry
            return if let id { .returning(entry, id) } else { .entry(entry) }
        }
    }

    /// The changes of the journal's entries.
    var changes: [EntryBatch.Change] {
        all.compactMap { one in
            guard let id = one.id, !one.merges.isEmpty else { return nil }
            let merges = one.merges
            return EntryBatch.Change(id) { entry in merges.reduce(entry) { $1($0).entry } }
        }
    }

    // MARK: Candidates

    /// Returns whether a film to see with one of these origins has been seen since.
    func contains(seenSince origins: [ImportOrigin]) -> Bool {
        origins.contains { byOrigin[$0]?.contains { !all[$0].entry.isWanted } ?? false }
    }

    func index(of id: EntryID, for record: PreparedRecord) -> Int? {
        byID[id].flatMap { all[$0].isFree(forNamed: record) ? $0 : nil }
    }

    func indices(of origin: ImportOrigin, for record: PreparedRecord) -> [Int] {
        (byOrigin[origin] ?? []).filter { all[$0].isFree(forNamed: record) }
    }

    /// Returns entries that may be a record without a common name, with their likeness.
    func matches(to record: PreparedRecord) -> [(index: Int, match: EntryLikeness)] {
        like(record) {
            $0.isFree(for: record) && !$0.entry.isNamed(otherwiseThan: record)
        }
    }

    /// Returns the viewing of a record's film a number of days later, or `nil` if there is none that
    /// the record may be.
    func viewing(_ days: Int, after record: PreparedRecord) -> Int? {
        guard let said = record.film,
            let day = said.watched.flatMap({
                CalendarDay(daysSinceEpoch: $0.daysSinceEpoch + days)
            })
        else { return nil }
        let found = Set(record.keys.flatMap { byKey[$0] ?? [] }).sorted()
        return found.first { index in
            guard case .film(let film) = all[index].entry, film.watched == day,
                all[index].isFree(for: record)
            else { return false }
            return (film.year == said.year || film.year == nil || said.year == nil)
                && !all[index].entry.isNamed(otherwiseThan: record)
        }
    }

    /// Returns the film to see of which a record may be the viewing, or `nil` if there are none or
    /// several.
    func wantedFilm(seenIn record: PreparedRecord) -> Int? {
        guard case .film(let said) = record.said, !said.isWanted else { return nil }
        let films = like(record) { one in
            guard case .film(let film) = one.entry else { return false }
            return one.id != nil && one.takenBy != record.source && film.isWanted
                && film.year == said.year
        }
        return films.count == 1 ? films[0].index : nil
    }

    /// Returns films that the source had without a viewing, and that have no other day, of which a
    /// record may be the viewing.
    func films(waitingFor record: PreparedRecord) -> [Int] {
        guard record.origin != nil, record.subject == .viewing else { return [] }
        let films =
            if let film = record.filmOrigin {
                indices(of: film, for: record)
            } else {
                like(record) { $0.isFree(for: record) && $0.entry.isWholeFilm(of: record.source) }
                    .map(\.index)
            }
        return films.filter {
            let day = all[$0].entry.day
            return day == nil || day == record.said.day
        }
    }

    /// Returns the viewings by which the source knows the film of a record without a viewing.
    func viewings(of record: PreparedRecord) -> [Int] {
        like(record) {
            $0.isLike(record)
                && $0.entry.isNamed(otherwiseThan: record)
                && !$0.entry.isWholeFilm(of: record.source)
        }.map(\.index)
    }

    private func like(
        _ record: PreparedRecord, where isWanted: (Candidate) -> Bool
    ) -> [(index: Int, match: EntryLikeness)] {
        let found = record.keys.flatMap { byKey[$0] ?? [] }
        guard !found.isEmpty else { return [] }
        return Set(found).sorted().compactMap { index in
            guard isWanted(all[index]), let match = record.likeness(to: all[index].entry)
            else { return nil }
            return (index, match)
        }
    }
}

extension Entry {
    /// Returns whether the record's source has a key for the entry, so that a record with another
    /// key is another entry. Keys that were made from values are not compared with keys that the
    /// source gave, nor keys of films on a watchlist with those of viewings.
    fileprivate func isNamed(otherwiseThan record: PreparedRecord) -> Bool {
        imports.contains {
            $0.source == record.source && !$0.key.isEmpty
                && ImportOrigin.isOnWatchlist($0.key) == record.said.isWanted
                && (record.key.isEmpty
                    || ImportOrigin.isMade($0.key) == ImportOrigin.isMade(record.key))
        }
    }

    /// Returns whether a source had the entry as a film without a viewing, as far as is known.
    fileprivate func isWholeFilm(of source: String) -> Bool {
        let marks = imports.filter { $0.source == source && !$0.key.isEmpty }
        return !marks.isEmpty
            && marks.allSatisfy { $0.said["day"] == nil && $0.said["notes"] == nil }
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

    init(_ outcome: ImportOutcome, because reason: RowReason? = nil, remarks: [RowRemark] = []) {
        let isJoined = outcome == .leftOut && reason?.losesNothing == true
        self.outcome = isJoined ? .joined : outcome
        self.reason = reason
        self.remarks = remarks
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
