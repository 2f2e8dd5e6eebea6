import Domain

/// The advice for a missing journal folder.
public enum MissingJournalAdvice: Hashable, Sendable {
    /// A command that makes the folder with `--create`.
    case create
    /// A command that was told to make the folder.
    case cannotBeMade
    /// A command that only reads.
    case useAnother
}

/// A reason why a command failed. Codes are values of `errno`.
package enum CommandTrouble: Hashable, Sendable {
    case journalMissing(path: String, MissingJournalAdvice)
    case journalUnreadable(path: String, reason: String)
    case nothingToUndo
    case targetIsFolder(path: String), targetExists(path: String)
    case exportNotWritten(reason: String), exportNotReadBack(reason: String)
    case paperNotWritten(path: String, reason: String)
    case outputFailed(Int32)
    /// An index that was damaged after part of the list was written.
    case listDamaged
    case noDisplay
    case tooFewFiles(Int, enough: Int)
    case cancelled
}

extension Localizer {
    /// Tells why a command failed, and what to do about it.
    package func sentence(_ trouble: CommandTrouble) -> String {
        switch trouble {
        case .listDamaged:
            say("The list is incomplete, because the index of the journal was damaged. Try again.")
        case .journalMissing(let path, .create):
            say(
                """
                The journal folder {path} is missing. Add --create to make it, or choose another one \
                with --journal.
                """, ["path": path])
        case .journalMissing(let path, .useAnother):
            [
                journal(.missingFolder(path: path)),
                say(
                    """
                    Choose another one with --journal. The commands “add” and “import” make a new \
                    one with --create.
                    """),
            ].spaced
        case .journalMissing(let path, .cannotBeMade):
            say(
                """
                The journal folder {path} is missing and could not be made. Check the permissions of \
                the folder it belongs in, or choose another one with --journal.
                """, ["path": path])
        case .journalUnreadable(let path, let reason):
            unreadable(folder: path, reason: reason)
        case .nothingToUndo: say("There is no import to undo.")
        case .targetIsFolder(let path):
            say("{path} is a folder; name a file to write.", ["path": path])
        case .targetExists(let path):
            say("{path} already exists; --force replaces it.", ["path": path])
        case .exportNotWritten(let reason):
            say("The export could not be written: {reason}", ["reason": reason])
        case .paperNotWritten(let path, let reason):
            say("{path} could not be written: {reason}", ["path": path, "reason": reason])
        case .exportNotReadBack(let reason):
            say("The export could not be read back: {reason}", ["reason": reason])
        case .outputFailed(let code):
            say(
                "The results could not be written: {reason}",
                ["reason": asSystemSays(code)])
        case .noDisplay:
            say(
                """
                There is no display for the window. Commands such as “counterfoil list” need none; \
                “counterfoil --help” names them.
                """)
        case .tooFewFiles(let allowed, let enough):
            say(
                one: """
                    Only {count} file may be open at once, which is too few. Allow more, with \
                    “ulimit -n {enough}” in a new shell perhaps, and try again.
                    """,
                other: """
                    Only {count} files may be open at once, which is too few. Allow more, with \
                    “ulimit -n {enough}” in a new shell perhaps, and try again.
                    """, count: allowed, ["enough": "\(enough)"])
        case .cancelled: say("Cancelled.", context: "a command")
        }
    }
}
