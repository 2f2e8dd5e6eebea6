import Domain

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
        /// Whether a record of the source at hand is this one already.
        var isTaken = false
    }

    init(_ found: [FoundEntries.One]) {
        for one in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            append(Candidate(id: one.id, entry: one.entry), keys: BlockingKey.all(of: one.entry))
        }
    }

    subscript(index: Int) -> Candidate { all[index] }

    /// The records that were merged into entries of the journal.
    var merged: [(id: EntryID, merges: [Merge])] {
        all.compactMap { one in
            one.merges.isEmpty ? nil : one.id.map { ($0, one.merges) }
        }
    }

    /// Adds what a record becomes; returns its index.
    mutating func append(_ record: PreparedRecord) -> Int {
        append(Candidate(id: nil, entry: record.new, isTaken: true), keys: record.keys)
        return all.count - 1
    }

    private mutating func append(_ candidate: Candidate, keys: [BlockingKey]) {
        let index = all.count
        all.append(candidate)
        if let id = candidate.id { byID[id] = index }
        for mark in candidate.entry.imports where !mark.key.isEmpty {
            byOrigin[ImportOrigin(mark), default: []].append(index)
        }
        for key in keys { byKey[key, default: []].append(index) }
    }

    /// Applies what a record says.
    mutating func merge(_ merge: Merge, into index: Int) -> Merge.Change {
        let change = merge(all[index].entry)
        all[index].isTaken = true
        guard change.isDifferent else { return change }
        all[index].merges.append(merge)
        all[index].entry = change.entry
        if let origin = merge.origin, byOrigin[origin]?.contains(index) != true {
            byOrigin[origin, default: []].append(index)
        }
        return change
    }

    /// Another source may tell of entries that this one told of.
    /// - Parameter count: of its records.
    mutating func beginSource(with count: Int) {
        all.reserveCapacity(all.count + count)
        byOrigin.reserveCapacity(byOrigin.count + count)
        byKey.reserveCapacity(byKey.count + count)
        for index in all.indices { all[index].isTaken = false }
    }

    func index(of id: EntryID, kind: EntryKind) -> Int? {
        byID[id].flatMap { all[$0].entry.kind == kind && !all[$0].isTaken ? $0 : nil }
    }

    func indices(of origin: ImportOrigin, kind: EntryKind) -> [Int] {
        (byOrigin[origin] ?? []).filter { all[$0].entry.kind == kind && !all[$0].isTaken }
    }

    /// Entries that may be this one, though nothing says so, with how likely that is.
    func matches(to record: PreparedRecord) -> [(index: Int, match: Match)] {
        like(record) {
            !$0.isTaken && !$0.entry.isNamed(by: record.source, otherwiseThan: record.key)
        }
    }

    /// Films that the source told of before it told of any viewing, and that nobody has given
    /// another day: what the record tells of may be the viewing.
    func films(waitingFor record: PreparedRecord) -> [Int] {
        guard record.origin != nil, record.subject == .viewing else { return [] }
        let films =
            if let film = record.filmOrigin {
                indices(of: film, kind: .film)
            } else {
                like(record) { !$0.isTaken && $0.entry.isWholeFilm(of: record.source) }
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
            $0.entry.isNamed(by: record.source, otherwiseThan: record.key)
                && !$0.entry.isWholeFilm(of: record.source)
        }.map(\.index)
    }

    private func like(
        _ record: PreparedRecord, where isWanted: (Candidate) -> Bool
    ) -> [(index: Int, match: Match)] {
        let found = record.keys.flatMap { byKey[$0] ?? [] }
        guard !found.isEmpty else { return [] }
        return Set(found).sorted().compactMap { index in
            guard isWanted(all[index]), let match = Match(record.said, all[index].entry)
            else { return nil }
            return (index, match)
        }
    }
}

extension Entry {
    /// Whether a source has a name for it, so that a record of another name is another entry. What a
    /// record says makes a name only where the source gave it none: the two are not compared.
    fileprivate func isNamed(by source: String, otherwiseThan key: String) -> Bool {
        imports.contains {
            $0.source == source && !$0.key.isEmpty
                && (key.isEmpty || ImportOrigin.isMade($0.key) == ImportOrigin.isMade(key))
        }
    }

    /// Whether a source told of it as of a film without any viewing, for all that is known.
    fileprivate func isWholeFilm(of source: String) -> Bool {
        let marks = imports.filter { $0.source == source && !$0.key.isEmpty }
        return !marks.isEmpty
            && marks.allSatisfy { $0.said["day"] == nil && $0.said["notes"] == nil }
    }
}
