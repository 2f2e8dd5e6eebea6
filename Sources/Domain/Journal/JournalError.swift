/// The reason why an operation of the journal failed.
///
/// An error about one entry has the name of its file, and its title if that is known, because users
/// know an entry by its title.
public enum JournalError: Error, Hashable, Sendable {
    case missingFolder(path: String)
    case readOnly(path: String)
    /// The disk is mounted read-only, whatever the permissions are.
    case readOnlyDisk(path: String)
    case diskFull(path: String)
    /// Another program removed the entry.
    case entryGone(EntryID, title: String? = nil)
    /// Another program changed the entry to another kind.
    case anotherKind(EntryID, not: EntryKind)
    /// The removed entry exists again with other content, in this file and with this title. The
    /// content of the removed one is in the file at `kept`.
    case placeTaken(EntryID, title: String? = nil, kept: String? = nil)
    /// An import cannot be undone: it was undone before, here or by another program, or is too old.
    case takenBack
    /// An import failed, and what it had written could not be removed. The journal tries that again
    /// when it is next opened.
    ///
    indirect case halfWritten(title: String, because: JournalError)
    /// The added entries of an import were removed, but some changed ones could not be restored.
    /// The journal tries that again when it is next opened.
    case halfTakenBack(title: String, missing: Int)
    /// Undoing an import failed, and not every file of it could be put back.
    indirect case notPutBack(because: JournalError, count: Int, folder: String)
    /// The entry cannot be written as it is.
    case invalid(CalendarDefect)
    case folder(FolderTrouble)
    /// An operation that is not about an entry failed.
    case failed(FileError)
    /// A ticket of an import cannot be read.
    indirect case ticket(ImportError)
    case trash(file: String, title: String? = nil, reason: FileError)
    case file(String, title: String? = nil, FileError)
    /// The entry's file exists but holds nothing that can be shown.
    case unreadable(file: String, title: String? = nil, reason: FileError)
    /// Files of entries cannot be read now, though they may be valid. An operation that needs all
    /// of them was not begun, or was undone.
    ///
    /// - Parameter reason: The reason for the first file.
    case notRead(files: [String], reason: FileError)
    /// The files of this many entries disappeared at once, and may come back.
    case vanished(path: String, count: Int)
    /// The user cancelled a large operation, and nothing was written.
    case cancelled
}

extension JournalError {
    /// Returns the error with the title of its entry. A title that it has already is kept.
    public func titled(_ title: String) -> JournalError {
        switch self {
        case .entryGone(let id, nil): .entryGone(id, title: title)
        case .trash(let file, nil, let reason): .trash(file: file, title: title, reason: reason)
        case .file(let name, nil, let reason): .file(name, title: title, reason)
        case .unreadable(let file, nil, let reason):
            .unreadable(file: file, title: title, reason: reason)
        default: self
        }
    }

    /// The entry that the error is about, or `nil` if it is about something else.
    public var entry: EntryID? {
        switch self {
        case .entryGone(let id, _), .placeTaken(let id, _, _): id
        case .trash(let file, _, _), .file(let file, _, _), .unreadable(let file, _, _):
            EntryID(file)
        default: nil
        }
    }
}
