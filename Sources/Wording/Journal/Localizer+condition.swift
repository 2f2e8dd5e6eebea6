package import Domain
package import Presentation

extension Localizer {
    /// Tells why the journal's folder cannot be written to, or returns `nil` if it can be or is
    /// still loading.
    package func whyReadOnly(_ folder: JournalCondition.Folder) -> String? {
        switch folder {
        case .loading, .ready: nil
        case .readOnly: say("The journal is read-only: its folder cannot be written to.")
        case .readOnlyDisk: say("The journal is on a disk that is mounted read-only.")
        case .vanished: say("The entries have disappeared from the journal folder.")
        case .missing: say("The journal folder is missing.")
        case .inaccessible: say("The journal folder cannot be read.")
        }
    }

    /// Tells why the journal's folder cannot be used fully, or returns `nil` if it can.
    package func problem(of folder: JournalCondition.Folder) -> FailureViewModel? {
        switch folder {
        case .loading, .ready: nil
        case .readOnly(let path):
            FailureViewModel(
                title: say("This journal is read-only."),
                reason: say("Check the permissions of {path} to make changes.", ["path": path]))
        case .readOnlyDisk(let path):
            FailureViewModel(
                title: say("This journal is read-only."),
                reason: say(
                    """
                    {path} is on a disk that is mounted read-only. Mount the disk for writing to \
                    make changes.
                    """, ["path": path]))
        case .vanished(let path, let gone, let known):
            FailureViewModel(
                title: vanished(gone, of: known),
                reason: say(
                    """
                    They are shown as they were. Nothing can be changed until their files are back in \
                    {path}, or you remove the entries.
                    """, ["path": path]))
        case .missing(let path):
            FailureViewModel(
                title: say("The journal folder is missing."),
                reason: say(
                    """
                    {path} is not there. Put it back and its entries will reappear, or create an \
                    empty one.
                    """, ["path": path]))
        case .inaccessible(let path, let reason):
            FailureViewModel(
                title: say("The journal folder cannot be read."),
                reason: say("{path}: {reason}", ["path": path, "reason": self.reason(reason)]))
        }
    }

    /// The message about vanished entries, such as "All 1,204 entries have disappeared from the
    /// folder."
    package func vanished(_ gone: Int, of known: Int) -> String {
        guard gone < known else {
            return say(
                one: "{count} entry has disappeared from the folder.",
                other: "All {count} entries have disappeared from the folder.", count: known)
        }
        return say(
            one: "{gone} of {count} entry has disappeared from the folder.",
            other: "{gone} of {count} entries have disappeared from the folder.", count: known,
            ["gone": number(gone)])
    }

    /// Says on the command line that entries have vanished; `nil` if they have not.
    package func vanished(from folder: JournalCondition.Folder) -> String? {
        guard case .vanished(_, let gone, let known) = folder else { return nil }
        return [
            vanished(gone, of: known), say("They are shown as they were."), adviceOnVanished,
        ].spaced
    }

    /// The way to have entries that have vanished removed, on the command line.
    package var adviceOnVanished: String {
        say("“counterfoil check --repair” removes them from the journal.")
    }

    /// Tells that changes by other programs show only after a delay.
    package var changesUntold: FailureViewModel {
        FailureViewModel(
            title: say("Changes by other programs show late."),
            reason: say(
                """
                The journal folder cannot be watched where it is. Counterfoil looks at it when you come \
                back to the window, every half minute, and when you press F5.
                """))
    }

    /// The number of unreadable files, such as "2 files in your journal could not be read."
    package func unreadableFiles(_ count: Int) -> String {
        say(
            one: "{count} file in your journal could not be read.",
            other: "{count} files in your journal could not be read.", count: count)
    }

    /// The number of unreadable files that are not listed, or `nil` for none.
    package func moreUnreadableFiles(_ count: Int) -> String? {
        guard count > 0 else { return nil }
        return say(
            one: "… and {count} more. The command “counterfoil check” names them all.",
            other: "… and {count} more. The command “counterfoil check” names them all.",
            count: count)
    }

    /// The label of the button that stops or continues the reading of files.
    package func readingAction(isStopped: Bool) -> String {
        isStopped
            ? say("Continue", context: "reading files") : say("Stop", context: "reading files")
    }

    /// The progress of reading, such as "1,234 of 10,000 files read".
    package func read(_ progress: IndexingProgress) -> String {
        say(
            "{done} of {total} files read",
            ["done": number(progress.done), "total": number(progress.total)])
    }
}
