import Domain

/// The entries that rows may turn out to be: those of the journal, and those that earlier rows of
/// the same import become.
struct EntryCandidates {
    private(set) var all: [Candidate] = []
    private var byID: [EntryID: Int] = [:]
    private var byOrigin: [ImportOrigin: [Int]] = [:]
    private var byPlace: [BlockingKey: [Int]] = [:]

    struct Candidate {
        /// Nil for one that is to be added.
        let id: EntryID?
        /// As it will be.
        var entry: Entry
        var merges: [Merge] = []
        /// Whether a row of the source at hand is this one already.
        var isTaken = false
    }

    init(_ found: [FoundEntries.One]) {
        for one in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            append(Candidate(id: one.id, entry: one.entry), at: BlockingKey.all(of: one.entry))
        }
    }

    mutating func append(_ candidate: Candidate, at places: [BlockingKey]) {
        let place = all.count
        all.append(candidate)
        if let id = candidate.id { byID[id] = place }
        for mark in candidate.entry.imports where !mark.key.isEmpty {
            byOrigin[ImportOrigin(mark), default: []].append(place)
        }
        for key in places { byPlace[key, default: []].append(place) }
    }

    /// Applies what a row says.
    mutating func merge(_ merge: Merge, into place: Int) -> Merge.Change {
        let outcome = merge(all[place].entry)
        all[place].isTaken = true
        guard outcome.isDifferent else { return outcome }
        all[place].merges.append(merge)
        all[place].entry = outcome.entry
        if let origin = merge.origin, byOrigin[origin]?.contains(place) != true {
            byOrigin[origin, default: []].append(place)
        }
        return outcome
    }

    /// Another source may speak of entries that this one spoke of.
    /// - Parameter count: of its rows.
    mutating func beginSource(with count: Int) {
        all.reserveCapacity(all.count + count)
        byOrigin.reserveCapacity(byOrigin.count + count)
        byPlace.reserveCapacity(byPlace.count + count)
        for place in all.indices { all[place].isTaken = false }
    }

    func place(of id: EntryID, kind: EntryKind) -> Int? {
        byID[id].flatMap { all[$0].entry.kind == kind && !all[$0].isTaken ? $0 : nil }
    }

    func places(of origin: ImportOrigin, kind: EntryKind) -> [Int] {
        (byOrigin[origin] ?? []).filter { all[$0].entry.kind == kind && !all[$0].isTaken }
    }

    /// Entries that may be this one, though nothing says so, with the likelihood.
    func matches(to row: PreparedRecord) -> [(place: Int, match: Match)] {
        like(row) { !$0.isTaken && !$0.entry.isNamed(by: row.source, otherwiseThan: row.key) }
    }

    /// Films that the source told of before it told of any viewing, and that nobody has given
    /// another day: what the row tells of may be the viewing.
    func films(waitingFor row: PreparedRecord) -> [Int] {
        guard row.origin != nil, row.subject == .viewing else { return [] }
        let places =
            if let film = row.filmOrigin {
                self.places(of: film, kind: .film)
            } else {
                like(row) { !$0.isTaken && $0.entry.isWholeFilm(of: row.source) }.map(\.place)
            }
        return places.filter {
            let day = all[$0].entry.day
            return day == nil || day == row.said.day
        }
    }

    /// Viewings by which the source knows the film of a row that tells of no viewing.
    func viewings(of row: PreparedRecord) -> [Int] {
        like(row) {
            $0.entry.isNamed(by: row.source, otherwiseThan: row.key)
                && !$0.entry.isWholeFilm(of: row.source)
        }.map(\.place)
    }

    private func like(
        _ row: PreparedRecord, where isWanted: (Candidate) -> Bool
    ) -> [(place: Int, match: Match)] {
        let found = row.places.flatMap { byPlace[$0] ?? [] }
        guard !found.isEmpty else { return [] }
        return Set(found).sorted().compactMap { place in
            guard isWanted(all[place]), let match = Match(row.said, all[place].entry)
            else { return nil }
            return (place, match)
        }
    }
}

extension Entry {
    /// Whether a source has a name for it, so that a row of another name is another entry. What a
    /// row says makes a name only where the source gave it none: the two are not compared.
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
