import Domain
import JournalFormat

/// The entries that records may be: those of the journal, and those that earlier records of the
/// import become.
struct EntryCandidates {
    private var all: [Candidate] = []
    private var byID: [EntryID: Int] = [:]
    private var byOrigin: [ImportOrigin: [Int]] = [:]
    private var byKey: [BlockingKey: [Int]] = [:]

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

    /// - Parameter count: The approximate number of records.
    init(_ found: [FoundEntries.One], records count: Int = 0) {
        all.reserveCapacity(found.count + count)
        byOrigin.reserveCapacity(found.count + count)
        byKey.reserveCapacity(found.count + count)
        for one in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            append(Candidate(id: one.id, entry: one.entry), keys: BlockingKey.all(of: one.entry))
        }
    }

    var isEmpty: Bool { all.isEmpty }

    subscript(index: Int) -> Candidate { all[index] }

    /// The records that were merged into entries of the journal.
    var merged: [(id: EntryID, merges: [Merge])] {
        all.compactMap { one in
            one.merges.isEmpty ? nil : one.id.map { ($0, one.merges) }
        }
    }

    /// The tickets of entries that are not stored yet.
    var placeholderTickets: Set<TicketFile> { Set(all.compactMap(\.entry.placeholderTicket)) }

    /// Adds an entry, such as that of a record, and returns its index.
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

    /// Merges a record of a source.
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
