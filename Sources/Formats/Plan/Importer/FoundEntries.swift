import Domain
import JournalFormat
import Synchronization

/// The entries and files of a journal that imported ones may be.
struct FoundEntries: Sendable {
    var entries: [One] = []
    /// The files that an imported file may be, and those with a UID of an imported file.
    var files: [File] = []
    var lists: [StoredList] = []

    struct One: Sendable {
        let id: EntryID
        let entry: Entry
    }

    struct File: Sendable {
        let id: EntryID
        let content: [UInt8]
        let entry: Entry?
        let uid: String?
    }

    /// Returns the contents with all undecided rows resolved: those that the journal has become
    /// records.
    func decided(_ contents: SourceContents) -> SourceContents {
        guard !contents.undecided.isEmpty else { return contents }
        var kinds: [ImportOrigin: Set<EntryKind>] = [:]
        for one in entries {
            for mark in one.entry.imports where !mark.key.isEmpty {
                kinds[ImportOrigin(mark), default: []].insert(one.entry.kind)
            }
        }
        return contents.decided { kinds[$0.origin]?.contains($0.kind) ?? false }
    }

    /// Returns the contents with the last viewing of a film as another viewing, if the service had an
    /// earlier day of the film at the last import.
    ///
    /// A day that is only one later may be the same in another time zone, and remains a change.
    func withLaterViewings(_ contents: SourceContents) -> SourceContents {
        guard contents.records.contains(where: \.isLastViewing) else { return contents }
        var viewings: [ImportOrigin: [(film: Film, said: String)]] = [:]
        for one in entries {
            guard case .film(let film) = one.entry, !film.isWanted else { continue }
            for mark in film.imports where !mark.key.isEmpty {
                guard let said = mark.said["day"] else { continue }
                viewings[ImportOrigin(mark), default: []].append((film, said))
            }
        }
        var contents = contents
        for (place, record) in contents.records.enumerated() {
            guard let origin = record.origin, let other = record.originByDay,
                let day = record.film?.watched, let earlier = viewings[origin],
                earlier.allSatisfy({ film, said in
                    said != Fingerprint.short(of: day.isoText)
                        && film.watched.map { $0.daysSinceEpoch + 1 < day.daysSinceEpoch } == true
                })
            else { continue }
            contents.records[place].key = other.key
            contents.records[place].subject = .viewing
        }
        return contents
    }
}

/// Searches a journal for entries that the contents of sources may be, a batch at a time and off
/// the main actor.
final class JournalSearch: Sendable {
    private let contents: SourceContents
    private let state = Mutex((wanted: WantedEntries?.none, found: FoundEntries()))

    init(for contents: SourceContents) {
        self.contents = contents
    }

    @Sendable func keys() -> MatchKeys { wanted.keys }

    /// The wanted entries, computed on first use, which does not happen for an empty journal.
    private var wanted: WantedEntries {
        state.withLock { state in
            let wanted = state.wanted ?? WantedEntries(for: contents)
            state.wanted = wanted
            return wanted
        }
    }

    func add(_ batch: [StoredEntry]) {
        guard !batch.isEmpty else { return }
        let wanted = wanted
        state.withLock { state in
            for stored in batch where !Task.isCancelled {
                if let entry = stored.entry, wanted.wants(entry, called: stored.id) {
                    state.found.entries.append(FoundEntries.One(id: stored.id, entry: entry))
                }
                if let file = wanted.file(stored) { state.found.files.append(file) }
            }
        }
    }

    /// - Parameter lists: The lists of the journal, if lists are imported.
    func found(beside lists: [StoredList] = []) -> FoundEntries {
        var found = state.withLock(\.found)
        found.lists = lists
        return found
    }
}

/// The entries of a journal that matter for an import. Others are not kept, so that a small import
/// into a large journal needs little memory.
struct WantedEntries: Sendable {
    private var ids: Set<EntryID> = []
    private var origins: Set<ImportOrigin> = []
    private var blockingKeys: Set<BlockingKey> = []
    private var fileContents: Set<[UInt8]> = []
    private var uids: Set<String> = []
    private var hasFilesWithoutUID = false
    private var sharers: Set<Entry> = []

    init(for contents: SourceContents) {
        origins.formUnion(contents.undecided.map(\.origin))
        for record in contents.records {
            if let id = record.id { ids.insert(id) }
            if let uid = record.id?.ownUID { uids.insert(uid) }
            if let origin = record.origin { origins.insert(origin) }
            if let origin = record.originByDay { origins.insert(origin) }
            if let origin = record.filmOrigin { origins.insert(origin) }
            origins.formUnion(record.entry.imports.map(ImportOrigin.init))
            blockingKeys.formUnion(BlockingKey.all(of: record.entry))
        }
        for file in contents.files {
            fileContents.insert(file.content)
            if let uid = file.uid { uids.insert(uid) } else { hasFilesWithoutUID = true }
        }
        let files = FileUIDs(of: contents.files)
        uids.formUnion(files.spares)
        sharers.formUnion(
            contents.files.compactMap { file in
                file.uid.map(files.isShared) ?? false ? file.entry : nil
            })
    }

    /// The keys of the wanted entries and files. Each has at least one of them.
    var keys: MatchKeys {
        var numbers = Set(origins.map(MatchKey.key) + blockingKeys.map(MatchKey.key))
        if hasFilesWithoutUID { numbers.insert(MatchKey.key(ofUID: nil)) }
        numbers.formUnion(uids.lazy.flatMap(MatchKey.keys))
        numbers.formUnion(sharers.lazy.flatMap(BlockingKey.all).map(MatchKey.key))
        return MatchKeys(ids: ids, numbers: numbers)
    }

    /// Returns whether a record may be this entry.
    func wants(_ entry: Entry, called id: EntryID) -> Bool {
        ids.contains(id) || entry.imports.contains { origins.contains(ImportOrigin($0)) }
            || BlockingKey.all(of: entry).contains(where: blockingKeys.contains)
    }

    /// Returns a file that an imported file may be or that shares its UID, or `nil` for other
    /// files.
    func file(_ stored: StoredEntry) -> FoundEntries.File? {
        guard !(fileContents.isEmpty && uids.isEmpty), !stored.isClosed else { return nil }
        let uid = CalendarUID.first(in: stored.content)
        guard
            fileContents.contains(stored.content) || wants(uid, of: stored.id)
                || stored.entry.map(sharers.contains) ?? false
        else { return nil }
        return FoundEntries.File(
            id: stored.id, content: stored.content, entry: stored.entry, uid: uid)
    }

    /// Returns whether a file may be an imported one, by its UID or the one that a repair gives it.
    private func wants(_ uid: String?, of id: EntryID) -> Bool {
        guard let uid else { return false }
        return uids.contains(uid) || uids.contains(MadeUID.instead(of: uid, in: id.rawValue))
    }
}
