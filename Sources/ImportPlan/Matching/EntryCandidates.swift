import Domain
import JournalFormat

/// The entries that records may turn out to be: those of the journal, and those that earlier records
/// of the same import become.
struct EntryCandidates {
    private var all: [Candidate] = []
    private var byID: [EntryID: Int] = [:]
    private var byOrigin: [ImportOrigin: [Int]] = [:]
    private var byKey: [BlockingKey: [Int]] = [:]

    struct Candidate {
        /// Nil for one that is to be added.
        let id: EntryID?
        /// As it will be.
        var entry: Entry
        /// The records that were merged into it.
        var merges: [Merge] = []
        /// The source of which a record is this one already; another source may tell of it too.
        var takenBy: String?

        /// Whether it is of the kind of entry that a record tells of: a film that is still to be seen is
        /// no viewing of it.
        func isLike(_ record: PreparedRecord) -> Bool {
            entry.kind == record.said.kind && entry.isWanted == record.said.isWanted
        }

        func isFree(for record: PreparedRecord) -> Bool {
            isLike(record) && takenBy != record.source
        }

        /// Whether it may be what a record names: a film that was to be seen may have been since.
        func isFree(forNamed record: PreparedRecord) -> Bool {
            entry.kind == record.said.kind && takenBy != record.source
                && (record.said.isWanted || !entry.isWanted)
        }
    }

    /// - Parameter count: about how many records there are.
    init(_ found: [FoundEntries.One], records count: Int = 0) {
        all.reserveCapacity(found.count + count)
        byOrigin.reserveCapacity(found.count + count)
        byKey.reserveCapacity(found.count + count)
        for one in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            append(Candidate(id: one.id, entry: one.entry), keys: BlockingKey.all(of: one.entry))
        }
    }

    /// Whether no record can be one of them, as there are none.
    var isEmpty: Bool { all.isEmpty }

    subscript(index: Int) -> Candidate { all[index] }

    /// The records that were merged into entries of the journal.
    var merged: [(id: EntryID, merges: [Merge])] {
        all.compactMap { one in
            one.merges.isEmpty ? nil : one.id.map { ($0, one.merges) }
        }
    }

    /// The tickets that entries wait for.
    var awaitedTickets: Set<TicketFile> { Set(all.compactMap(\.entry.awaitedTicket)) }

    /// Adds an entry, such as what a record becomes; returns its index.
    @discardableResult
    mutating func append(_ candidate: Candidate, keys: [BlockingKey]) -> Int {
        let index = all.count
        all.append(candidate)
        if let id = candidate.id { byID[id] = index }
        for mark in candidate.entry.imports where !mark.key.isEmpty {
            byOrigin[ImportOrigin(mark), default: []].append(index)
        }
        for key in keys { byKey[key, default: []].append(index) }
        return index
    }

    /// Applies what a record of a source says.
    mutating func merge(_ merge: Merge, of source: String, into index: Int) -> Merge.Change {
        let change = merge(all[index].entry)
        all[index].takenBy = source
        guard change.isDifferent else { return change }
        all[index].merges.append(merge)
        all[index].entry = change.entry
        if let origin = merge.origin, byOrigin[origin]?.contains(index) != true {
            byOrigin[origin, default: []].append(index)
        }
        return change
    }

    /// Whether a film that was wanted by one of these names has been seen since.
    func contains(seenSince origins: [ImportOrigin]) -> Bool {
        origins.contains { byOrigin[$0]?.contains { !all[$0].entry.isWanted } ?? false }
    }

    func index(of id: EntryID, for record: PreparedRecord) -> Int? {
        byID[id].flatMap { all[$0].isFree(forNamed: record) ? $0 : nil }
    }

    func indices(of origin: ImportOrigin, for record: PreparedRecord) -> [Int] {
        (byOrigin[origin] ?? []).filter { all[$0].isFree(forNamed: record) }
    }

    /// Entries that may be this one, though nothing says so, with how likely that is.
    func matches(to record: PreparedRecord) -> [(index: Int, match: EntryLikeness)] {
        like(record) {
            $0.isFree(for: record) && !$0.entry.isNamed(otherwiseThan: record)
        }
    }

    /// The film of the journal that somebody wanted to see, where what a record tells of may be the viewing;
    /// nil where there are several.
    func wantedFilm(seenIn record: PreparedRecord) -> Int? {
        guard case .film(let said) = record.said, !said.isWanted else { return nil }
        let films = like(record) { one in
            guard case .film(let film) = one.entry else { return false }
            return one.id != nil && one.takenBy != record.source && film.isWanted
                && film.year == said.year
        }
        return films.count == 1 ? films[0].index : nil
    }

    /// Films that the source told of before it told of any viewing, and that nobody has given
    /// another day: what the record tells of may be the viewing.
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

    /// Viewings by which the source knows the film of a record that tells of no viewing.
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
            guard isWanted(all[index]), let match = EntryLikeness(record.said, all[index].entry)
            else { return nil }
            return (index, match)
        }
    }
}

extension Entry {
    /// Whether a record's source has a name for it, so that a record of another name is another entry.
    /// What a record says makes a name only where the source gave it none: the two are not compared. Nor
    /// are the names of a film on a watchlist and of a viewing.
    fileprivate func isNamed(otherwiseThan record: PreparedRecord) -> Bool {
        imports.contains {
            $0.source == record.source && !$0.key.isEmpty
                && ImportOrigin.isOnWatchlist($0.key) == record.said.isWanted
                && (record.key.isEmpty
                    || ImportOrigin.isMade($0.key) == ImportOrigin.isMade(record.key))
        }
    }

    /// Whether a source told of it as of a film without any viewing, for all that is known.
    fileprivate func isWholeFilm(of source: String) -> Bool {
        let marks = imports.filter { $0.source == source && !$0.key.isEmpty }
        return !marks.isEmpty
            && marks.allSatisfy { $0.said["day"] == nil && $0.said["notes"] == nil }
    }
}
