import Domain

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
}

extension FoundEntries {
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
}
