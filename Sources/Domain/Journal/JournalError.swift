/// Why the journal did not do what it was asked to.
public enum JournalError: Error, Hashable, Sendable {
    case missingFolder(path: String)
    case readOnly(path: String)
    /// What permissions say is of no importance there.
    case readOnlyDisk(path: String)
    case diskFull(path: String)
    /// Another program has removed the entry meanwhile.
    case entryGone(EntryID)
    /// Another program has made the entry into one of another kind.
    case anotherKind(EntryID, not: EntryKind)
    /// Another program has put a file in the place that an entry was to go back to.
    case placeTaken(EntryID)
    /// An import was taken back before, here or by another program, or is too long ago.
    case takenBack
    /// What an import added is removed, and what it changed could not be put back, which is tried
    /// again when the journal is opened next.
    case halfTakenBack(title: String, missing: Int)
    /// An import was to be taken back, which failed, and not every file of it is in its place again.
    case notPutBack(count: Int, folder: String, reason: String)
    case invalid(String)
    case trash(file: String, reason: String)
    case file(name: String, reason: String)
    /// The entry's file is there and says nothing that can be shown.
    case unreadable(file: String, reason: String)
    /// Somebody changed their mind while much was being written; nothing was.
    case cancelled
}

extension JournalError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingFolder(let path):
            "The journal folder \(path) is missing. Put it back, or choose another one with --journal."
        case .readOnly(let path):
            "The journal folder \(path) cannot be written to. Change its permissions and try again."
        case .readOnlyDisk(let path):
            "The journal folder \(path) is on a disk that is mounted read-only. Mount it for writing and try again."
        case .diskFull(let path):
            "There is no space left on the disk that holds \(path). Free some and try again."
        case .entryGone(let id):
            "Another program has removed \(id) meanwhile. Put the file back, and the entry appears by itself."
        case .anotherKind(let id, let kind):
            "Another program has made \(id) into something that is not a \(kind.rawValue)."
        case .placeTaken(let id):
            "Another program has put a file named \(id) into the journal meanwhile; it was left as it is."
        case .takenBack:
            "This import was taken back already, or nobody knows any more what it was."
        case .halfTakenBack(let title, let missing):
            "What “\(title)” added was removed, but \(missing) of the entries it changed could not be made what they were before. Free some space; it is tried again when the journal is opened next."
        case .notPutBack(let count, let folder, let reason):
            "\(reason) Files of the import: \(count) could not be put back either, because their places are taken or cannot be written to. You find them in \(folder)."
        case .invalid(let reason): reason
        case .trash(let file, let reason):
            "\(file) could not be moved to the trash and was left where it is: \(reason)"
        case .file(let name, let reason):
            "\(name) could not be written and is as it was before: \(reason)"
        case .unreadable(let file, let reason):
            "\(file) cannot be read, and was left as it is. \(reason) Once it can be read, the entry appears by itself."
        case .cancelled: "It was cancelled; nothing was written."
        }
    }
}
