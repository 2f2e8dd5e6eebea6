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

    func validate() throws {
        guard journal?.isEmpty != true else {
            throw ValidationError("--journal needs the name of a folder, and got an empty one.")
        }
    }

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
    ///
    /// - Parameter creation: what the command offers to make it; nil where it offers nothing.
    @MainActor
    func opening(
        _ journal: FolderJournal, then command: any Command, making creation: Creation? = nil
    ) -> any Command {
        let makes = folder == nil || creation?.create == true
        return OpeningJournal(
            journal, words: LocalWords(), ifMissing: advice(creation), then: command
        ) {
            await journal.open(createIfMissing: makes)
        }
    }

    /// The same for a command that does not want to know what is in the journal.
    @MainActor
    func starting(
        _ journal: FolderJournal, then command: any Command, making creation: Creation
    ) -> any Command {
        let makes = folder == nil || creation.create
        return OpeningJournal(
            journal, words: LocalWords(), ifMissing: advice(creation), then: command
        ) {
            await journal.start(createIfMissing: makes)
        }
    }

    private func advice(_ creation: Creation?) -> MissingJournalAdvice {
        guard let creation else { return folder == nil ? .cannotBeMade : .useAnother }
        return creation.create || folder == nil ? .cannotBeMade : .create
    }

    /// Whether a command that adds something makes the folder first.
    struct Creation: ParsableArguments {
        @Flag(help: "Make the journal folder first where there is none.")
        var create = false
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
