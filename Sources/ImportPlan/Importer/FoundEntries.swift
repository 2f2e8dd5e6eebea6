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
