/// Why the journal did not do what it was asked to.
///
/// An error about one entry names its file, and its title if the journal knows it: people know an
/// entry as the list titles it.
public enum JournalError: Error, Hashable, Sendable {
    case missingFolder(path: String)
    case readOnly(path: String)
    /// The disk is mounted read-only, whatever the permissions are.
    case readOnlyDisk(path: String)
    case diskFull(path: String)
    /// Another program has removed the entry.
    case entryGone(EntryID, title: String? = nil)
    /// Another program has made the entry into one of another kind.
    case anotherKind(EntryID, not: EntryKind)
    /// What was removed is in the journal again, in that file and under that title, and says something
    /// else there. What it said is in the file at `kept`.
    case placeTaken(EntryID, title: String? = nil, kept: String? = nil)
    /// An import was taken back before, here or by another program, or is too long ago.
    case takenBack
    /// An import failed, and what it wrote until then could not be removed. That is tried again when the
    /// journal is next opened.
    /// - Parameter reason: As a sentence.
    case halfWritten(title: String, reason: String)
    /// The entries that an import added are removed, but some that it changed could not be restored.
    /// That is tried again when the journal is next opened.
    case halfTakenBack(title: String, missing: Int)
    /// An import was to be taken back, which failed, and not every file of it is in its place again.
    indirect case notPutBack(because: JournalError, count: Int, folder: String)
    case invalid(String)
    case trash(file: String, title: String? = nil, reason: String)
    case file(name: String, title: String? = nil, reason: String)
    /// The entry's file is there and says nothing that can be shown.
    case unreadable(file: String, title: String? = nil, reason: String)
    /// Files of entries cannot be read now, which may be as they should be. What needs all of them was not
    /// begun, or is undone.
    /// - Parameter reason: That of the first file, as a sentence.
    case notRead(files: [String], reason: String)
    /// The files of so many entries have gone from the folder at once, and may come back.
    case vanished(path: String, count: Int)
    /// Somebody changed their mind while much was being written; nothing was.
    case cancelled
}

extension JournalError {
    /// The same error, about the entry that the list titles so; one that has a title keeps it.
    public func titled(_ title: String) -> JournalError {
        switch self {
        case .entryGone(let id, nil): .entryGone(id, title: title)
        case .trash(let file, nil, let reason): .trash(file: file, title: title, reason: reason)
        case .file(let name, nil, let reason): .file(name: name, title: title, reason: reason)
        case .unreadable(let file, nil, let reason):
            .unreadable(file: file, title: title, reason: reason)
        default: self
        }
    }

    /// The entry that it is about, by its file; nil where it is about something else.
    public var entry: EntryID? {
        switch self {
        case .entryGone(let id, _), .placeTaken(let id, _, _): id
        case .trash(let file, _, _), .file(let file, _, _), .unreadable(let file, _, _):
            EntryID(file)
        default: nil
        }
    }
}
