package import Domain
import Glibc
import Presentation

extension Localizer {
    /// Tells why something was not done to a file, as a sentence.
    package func reason(_ trouble: FileError) -> String {
        switch trouble {
        case .system(let code): system(code)
        case .notOpened(let code):
            say("It could not be opened. {reason}", ["reason": system(code)])
        case .notRead(let code): say("It could not be read. {reason}", ["reason": system(code)])
        case .link: say("It is a link to another place, and links are not followed.")
        case .noFile: say("It is not a file.")
        case .copyApart:
            say("The two texts cannot be made one. Remove the file that you do not want.")
        case .nameNotUTF8: say("Its name is not written in UTF-8.")
        case .nameNotOfEntry: say("A journal’s file cannot have this name.")
        case .changing: say("Another program keeps changing it.")
        case .journalChanging: say("Another program keeps changing the journal.")
        case .notKept(let path, let code):
            say(
                "Could not back up the deleted entry to {path}. {reason}",
                ["path": path, "reason": system(code)])
        case .ticketNotKept(let path, let code):
            say(
                "The file could not be kept in {path}, so nothing was imported. {reason}",
                ["path": path, "reason": system(code)])
        case .ticketNotCopied(let path, let code):
            say(
                "The file could not be copied to {path}. {reason}",
                ["path": path, "reason": system(code)])
        case .noTrash(let path, let code):
            say(
                "The folder has no trash, and it could not be kept in {path}. {reason}",
                ["path": path, "reason": system(code)])
        case .tooLarge: sentence(RowTrouble.tooLarge)
        case .noPicture:
            say(
                """
                The picture cannot be shown. Choose a PNG, JPEG or WebP file of at most 32 MB and \
                40 million pixels.
                """)
        case .folder(let code): reason(folder: code)
        case .content(let defect): calendar(defect)
        case .said(let words): words
        }
    }

    /// Tells what was not done to a journal, and why.
    package func sentence(_ trouble: FolderTrouble) -> String {
        switch trouble {
        case .notRead(let path, let code):
            unreadable(folder: path, reason: reason(folder: code))
        case .notMade(let path, let code):
            say(
                "The folder {path} could not be made. {reason}",
                ["path": path, "reason": system(code)])
        case .notOpened(let path, let code):
            say(
                "The journal at {path} could not be opened. {reason}",
                ["path": path, "reason": reason(folder: code)])
        case .notAllRead(let path):
            say("Not all files of the journal at {path} can be read.", ["path": path])
        case .importing:
            say("Another import into this journal is under way. Try again when it is done.")
        case .noFreeName:
            say("A new file could not be made, because every file name for it is already in use.")
        case .notRecorded(let path, let code):
            say(
                """
                Nothing was written, because the record that undo needs could not be kept in {path}. \
                {reason}
                """, ["path": path, "reason": system(code)])
        case .recordsNotRead(let path, let code):
            say(
                "The records of imports in {path} cannot be read. {reason}",
                ["path": path, "reason": reason(folder: code)])
        case .draftNotKept(let path, let code):
            say(
                "It could not be written to {path}. {reason}",
                ["path": path, "reason": system(code)])
        case .draftsNotRead(let path, let code):
            say(
                "The drafts in {path} cannot be read. {reason}",
                ["path": path, "reason": reason(folder: code)])
        case .notWritable(let title, let defect):
            say(
                "“{title}” cannot be written. {reason}",
                ["title": title.displayIsolated, "reason": calendar(defect)])
        case .notChangeable(let file, let defect):
            say(
                "{file} cannot be changed. {reason}",
                ["file": file, "reason": calendar(defect)])
        }
    }

    /// Tells that a journal cannot be read.
    ///
    /// - Parameter reason: a sentence.
    func unreadable(folder path: String, reason: String) -> String {
        say(
            "The journal folder {path} cannot be read. {reason}",
            ["path": path, "reason": reason])
    }

    /// Tells why a folder cannot be read, as a sentence.
    ///
    /// - Parameter code: a value of `errno`.
    package func reason(folder code: Int32) -> String {
        code == ENOTDIR ? say("It is not a folder.") : system(code)
    }

    /// Tells the meaning of a value of `errno`, as a sentence.
    package func system(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM: say("You do not have permission.")
        case EIO: say("The disk reports an error.")
        case EROFS: say("Its disk is mounted read-only.")
        case EMFILE, ENFILE: say("Too many files are open at a time.")
        case ENAMETOOLONG: say("Its name is too long.")
        case EFBIG: say("It is larger than files may be here.")
        case ESTALE, ENOTCONN, EHOSTDOWN: say("The disk cannot be reached.")
        default: asSystemSays(code)
        }
    }

    /// Tells the system's own message for an error that need not concern a file.
    func asSystemSays(_ code: Int32) -> String {
        say(
            "{reason}.", ["reason": String(cString: strerror(code))],
            context: "what the system says")
    }
}
