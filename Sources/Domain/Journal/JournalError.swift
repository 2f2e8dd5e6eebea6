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

/// A reason why a file cannot be read, written or removed. Codes are values of `errno`.
public enum FileError: Hashable, Codable, Sendable {
    case system(Int32)
    case notOpened(Int32)
    case notRead(Int32)
    case link
    /// A folder, a device or another thing that is no regular file.
    case noFile
    case nameNotUTF8
    /// An entry's conflict copy that cannot be joined to it.
    case copyApart
    case nameNotOfEntry
    /// A file that another program kept changing.
    case changing
    case journalChanging
    /// A deleted file that could not be moved to the folder for deleted files.
    case notKept(path: String, Int32)
    /// A deleted file that could not be moved aside, for which the desktop has no trash.
    case noTrash(path: String, Int32)
    /// An imported ticket or picture that could not be copied to the folder of tickets.
    case ticketNotKept(path: String, Int32)
    /// A ticket or picture that was chosen and could not be copied to the folder of tickets.
    case ticketNotCopied(path: String, Int32)
    /// A ticket or picture that is larger than one can be.
    case tooLarge
    /// A file that is no picture which can be shown.
    case noPicture
    /// A folder that cannot be read.
    case folder(Int32)
    /// A file that is not an entry, or cannot become one.
    case content(CalendarDefect)
    /// A reason in the words of the desktop, such as one about its trash.
    case said(String)
}

/// A reason why a journal cannot be read or written. Codes are values of `errno`.
public enum FolderTrouble: Hashable, Sendable {
    case notRead(path: String, Int32)
    case notMade(path: String, Int32)
    case notOpened(path: String, Int32)
    case notAllRead(path: String)
    case importing
    case noFreeName
    /// A record for undoing an import that could not be written.
    case notRecorded(path: String, Int32)
    /// The records that undoing imports needs cannot be read.
    case recordsNotRead(path: String, Int32)
    case draftNotKept(path: String, Int32)
    case draftsNotRead(path: String, Int32)
    /// - Parameter title: the name of the entry in the list.
    case notWritable(title: String, CalendarDefect)
    case notChangeable(file: String, CalendarDefect)
}

/// The reason why a file is not an entry, or an entry cannot be written to a file.
public enum CalendarDefect: Error, Hashable, Codable, Sendable {
    /// - Parameters:
    ///   - bytes: The size of the file, or `nil` if it was not read to its end.
    ///   - most: The greatest size that is read, in bytes.
    case tooLarge(bytes: Int? = nil, most: Int)
    case notUTF8
    case notCalendar
    case brokenOff(component: String)
    case tooDeep
    /// - Parameter room: The number of characters that fit.
    case textTooLong(Text, room: Int)
    /// The file holds this item instead, or `nil` for one without a name.
    case noEntry(OtherItem? = nil)
    case noDeparture
    case departureWithoutTime
    case zone(ZoneDefect)
    case film(FilmError)
    case trip(TripError)
    case pass(PassError)
    case claim(ClaimError)
    /// A change would turn the entry into one of another kind.
    case anotherKind(from: EntryKind)
    /// The written text differs when it is read again.
    case notReadBack

    public enum Text: Hashable, Codable, Sendable {
        case field(FieldName)
        case reservation
        /// A content line that is no field of an entry, by its name.
        case line(String)
    }

    /// An item in a file that is neither a film nor a trip.
    public enum OtherItem: Hashable, Codable, Sendable {
        case event, note, task
        case cancelledFilm
    }
}

/// A fault in a file that can be read nevertheless.
public enum CalendarOddity: Hashable, Sendable {
    case noUID
    case noStamp
    case ignored(property: String, value: String)
    /// - Parameter count: the number of events and notes; there should be one.
    case several(count: Int)
}
