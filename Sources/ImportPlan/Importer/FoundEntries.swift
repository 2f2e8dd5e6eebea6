import Domain

/// What of a journal may be what was read.
struct FoundEntries: Sendable {
    var entries: [One] = []
    /// What files of what was read may be, and what has a UID that something of it is to have.
    var files: [File] = []

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

    mutating func add(_ other: FoundEntries) {
        entries += other.entries
        files += other.files
    }
}
