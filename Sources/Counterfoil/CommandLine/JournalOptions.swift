internal import ArgumentParser
internal import Commands
internal import Foundation
internal import JournalStore
internal import Presentation

/// Which journal a command is about.
struct JournalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The journal folder to use instead of your own.", valueName: "dir"),
        completion: .directory)
    var journal: String?

    /// Nil for the user's own journal.
    var folder: URL? {
        journal.map { URL(filePath: $0, directoryHint: .isDirectory) }
    }

    /// The journal, not opened yet. Nobody watches its folder: a command is done before long.
    @MainActor
    func makeJournal() -> FolderJournal {
        FolderJournal(
            folder: folder ?? ProgramFolders().journal, monitor: NoMonitor(),
            trash: DesktopTrash(), locale: .preferred())
    }

    /// A command that begins when the journal is read. One's own journal is made where there is
    /// none; a folder that was named has to be there.
    @MainActor
    func opening(_ journal: FolderJournal, then command: any Command) -> any Command {
        OpeningJournal(journal, words: LocalWords(), then: command) { [isOwn = folder == nil] in
            await journal.open(createIfMissing: isOwn)
        }
    }

    /// The same for a command that does not want to know what is in the journal.
    @MainActor
    func starting(_ journal: FolderJournal, then command: any Command) -> any Command {
        OpeningJournal(journal, words: LocalWords(), then: command) { [isOwn = folder == nil] in
            await journal.start(createIfMissing: isOwn)
        }
    }
}

/// Watches nothing.
@MainActor
private final class NoMonitor: WatchesFolder {
    private final class Watch: FolderWatch {
        func stop() {}
    }

    func watch(
        _ path: String, report: @escaping @MainActor (FolderEvent) -> Void
    ) -> any FolderWatch {
        Watch()
    }
}
