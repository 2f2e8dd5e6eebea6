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
