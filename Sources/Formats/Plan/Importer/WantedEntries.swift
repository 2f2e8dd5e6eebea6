import Domain
import JournalFormat

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
