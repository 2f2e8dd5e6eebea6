/// Why the journal did not do what it was asked to.
///
/// What is about one entry names its file, and its title where the journal knows that: people know
/// an entry as the list titles it.
public enum JournalError: Error, Hashable, Sendable {
    case missingFolder(path: String)
    case readOnly(path: String)
    /// What permissions say is of no importance there.
    case readOnlyDisk(path: String)
    case diskFull(path: String)
    /// Another program has removed the entry meanwhile.
    case entryGone(EntryID, title: String? = nil)
    /// Another program has made the entry into one of another kind.
    case anotherKind(EntryID, not: EntryKind)
    /// What was removed is in the journal again, in that file, and says something else there. What it
    /// said is in the file at `kept`.
    case placeTaken(EntryID, title: String? = nil, kept: String? = nil)
    /// An import was taken back before, here or by another program, or is too long ago.
    case takenBack
    /// What an import added is removed, and what it changed could not be put back, which is tried
    /// again when the journal is opened next.
    case halfTakenBack(title: String, missing: Int)
    /// An import was to be taken back, which failed, and not every file of it is in its place again.
    case notPutBack(count: Int, folder: String, reason: String)
    case invalid(String)
    case trash(file: String, title: String? = nil, reason: String)
    case file(name: String, title: String? = nil, reason: String)
    /// The entry's file is there and says nothing that can be shown.
    case unreadable(file: String, title: String? = nil, reason: String)
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
        case .entryGone(let id, nil):
            "Another program has removed \(id) meanwhile. Put the file back, and the entry appears by itself."
        case .entryGone(_, let title?):
            "Another program has removed \(quoted(title)) meanwhile. Put its file back, from the trash or from a backup, and the entry appears by itself."
        case .anotherKind(let id, let kind):
            "Another program has made \(id) into something that is not a \(kind.rawValue)."
        case .placeTaken(let id, let title, let kept):
            "Another program has put \(title.map(quoted) ?? "the entry") back into the journal meanwhile, in the file \(id), and it says something else there. That was left as it is.\(kept.map { " What was deleted is in \($0)." } ?? "")"
        case .takenBack:
            "This import has already been undone, or there is no record of it any more."
        case .halfTakenBack(let title, let missing):
            "What “\(title)” added was removed, but \(missing) of the entries it changed could not be restored. Free some space; Counterfoil tries again when the journal is next opened."
        case .notPutBack(let count, let folder, let reason):
            "\(reason) Files of the import: \(count) could not be put back either, because their places are taken or cannot be written to. You find them in \(folder)."
        case .invalid(let reason): reason
        case .trash(let file, nil, let reason):
            "\(file) could not be moved to the trash and was left where it is: \(reason)"
        case .trash(_, let title?, let reason):
            "\(quoted(title)) could not be moved to the trash, and is in the journal as before: \(reason) Make sure that the trash has room and can be written to, and try again."
        case .file(let name, nil, let reason):
            "\(name) could not be written and is as it was before: \(reason)"
        case .file(_, let title?, let reason):
            "\(quoted(title)) could not be saved: \(reason) Nothing was changed. Try again."
        case .unreadable(let file, nil, let reason):
            "\(file) cannot be read, and was left as it is. \(reason) Once it can be read, the entry appears by itself."
        case .unreadable(let file, let title?, let reason):
            "\(quoted(title)) cannot be read any more, and was left as it is. \(reason) Once its file \(file) can be read, the entry appears by itself."
        case .cancelled: "Cancelled. Nothing was written."
        }
    }
}

extension JournalError {
    /// The same error, about the entry that the list titles so; one that has a title keeps it.
    public func titled(_ title: String) -> JournalError {
        switch self {
        case .entryGone(let id, nil): .entryGone(id, title: title)
        case .placeTaken(let id, nil, let kept): .placeTaken(id, title: title, kept: kept)
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

    /// No more of a title than a sentence has room for.
    private func quoted(_ title: String) -> String {
        let head = String(title.unicodeScalars.prefix(160))
        return head == title ? "“\(title)”" : "“\(head.dropLast())…”"
    }
}
