import Domain

/// The entries and files of a journal that may be those of an import.
struct FoundEntries: Sendable {
    var entries: [One] = []
    /// Files that an imported file may be, and those whose UID an imported file is to have.
    var files: [File] = []
    /// Those that imported lists may be.
    var lists: [KeptList] = []

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
    /// The contents with nothing undecided any more: rows that may be no entry are taken where the journal
    /// has them.
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
