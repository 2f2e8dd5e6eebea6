internal import ArgumentParser
internal import Commands
internal import Foundation
internal import JournalStore
import Wording

/// Which journal a command is about.
struct JournalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            localized("The journal folder to use instead of your own."), valueName: "dir"),
        completion: .directory)
    var journal: String?

    func validate() throws {
        guard journal?.isEmpty != true else {
            throw ValidationError(.noJournalName)
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

    /// Whether a folder was named that is not there.
    var isMissing: Bool {
        folder.map { !FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// An empty journal in a room of its own, in place of one that is not there yet.
    @MainActor
    func makeScratchJournal(in room: URL) -> FolderJournal {
        FolderJournal(
            folder: room.appending(path: "journal"), cache: room.appending(path: "cache"),
            records: room.appending(path: "records"), removed: room.appending(path: "removed"),
            monitor: NoMonitor(), trash: DesktopTrash(), locale: .preferred())
    }

    /// The part of the journal that has to be read before a command begins.
    enum Reading {
        case everything
        /// The index as it was when the journal was last read.
        case index
        case nothing
    }

    /// A command that begins when as much of the journal is read as it needs. One's own journal is made
    /// where there is none; a folder that was named has to be there.
    ///
    /// - Parameter search: the search that the command is about; empty if there is none.
    /// - Parameter creation: what the command offers to make it; nil where it offers nothing.
    @MainActor
    func opening(
        _ journal: FolderJournal, reading: Reading = .everything, searching search: String = "",
        then command: any Command, making creation: Creation? = nil
    ) -> any Command {
        let makes = folder == nil || creation?.create == true
        return OpeningJournal(
            journal, searching: search, words: LocalWords(), ifMissing: advice(creation),
            then: command
        ) {
            switch reading {
            case .everything: await journal.open(createIfMissing: makes)
            case .index: await journal.start(createIfMissing: makes)
            case .nothing: await journal.start(createIfMissing: makes, showing: false)
            }
        }
    }

    private func advice(_ creation: Creation?) -> MissingJournalAdvice {
        guard let creation else { return folder == nil ? .cannotBeMade : .useAnother }
        return creation.create || folder == nil ? .cannotBeMade : .create
    }

    /// Whether a command that adds something makes the folder first.
    struct Creation: ParsableArguments {
        @Flag(help: localized("Create the journal folder if it does not exist."))
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
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        Watch()
    }
}
