internal import ArgumentParser
internal import Foundation
internal import JournalStore
import Wording

/// The options that choose a journal.
struct JournalOptions: ParsableArguments {
    @Option(
        help: localized("The journal folder to use instead of your own.", valueName: "dir"),
        completion: .directory)
    var journal: String?

    func validate() throws {
        guard journal?.isEmpty != true else {
            throw ValidationError(localized("--journal needs the name of a folder."))
        }
    }

    /// The folder of the journal, or `nil` for the user's own.
    var folder: URL? {
        journal.map { URL(filePath: $0, directoryHint: .isDirectory) }
    }

    /// Makes the journal without opening it. Its folder is not watched, because a command ends
    /// soon.
    @MainActor
    func makeJournal() -> FolderJournal {
        FolderJournal(
            folder: folder ?? ProgramFolders().journal, monitor: NoMonitor(),
            trash: DesktopTrash(), locale: .preferred(),
            places: ProgramFolders.places)
    }

    /// Whether a folder was named that does not exist.
    var isMissing: Bool {
        folder.map { !FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Makes an empty journal in a temporary folder, in place of one that does not exist.
    @MainActor
    func makeScratchJournal(in room: URL) -> FolderJournal {
        FolderJournal(
            folder: room.appending(path: "journal"), cache: room.appending(path: "cache"),
            records: room.appending(path: "records"), removed: room.appending(path: "removed"),
            monitor: NoMonitor(), trash: DesktopTrash(), locale: .preferred(),
            places: ProgramFolders.places)
    }

    /// The part of the journal that is read before a command begins.
    enum Reading {
        case everything
        /// The index from the last time that the journal was read.
        case index
        case nothing
    }

    /// Runs a command on the journal, once the needed part of it has been read, and never returns.
    ///
    /// - Parameter isCancellable: whether the command would leave something behind if it were
    ///   interrupted.
    func run(
        reading: Reading = .everything, searching search: String = "",
        making creation: Creation? = nil, isCancellable: Bool = false,
        _ make: @escaping @MainActor @Sendable (FolderJournal) -> any Command
    ) -> Never {
        (isCancellable ? CommandRun.runCancellable : CommandRun.run) {
            let journal = makeJournal()
            return opening(
                journal, reading: reading, searching: search, then: make(journal), making: creation)
        }
    }

    /// Returns a command that begins once the needed part of the journal has been read. The user's
    /// own journal is created if it is missing; a named folder has to exist.
    ///
    /// - Parameters:
    ///   - search: the search that the command is about, or an empty text for none.
    ///   - creation: the option to create the journal, or `nil` if the command has none.
    @MainActor
    func opening(
        _ journal: FolderJournal, reading: Reading = .everything, searching search: String = "",
        then command: any Command, making creation: Creation? = nil
    ) -> any Command {
        let makes = folder == nil || creation?.create == true
        let isNew = creation?.create == true && isMissing
        return OpeningJournal(
            journal: journal, search: search, words: Localizer(), advice: advice(creation),
            command: command
        ) {
            switch reading {
            case .everything: await journal.open(createIfMissing: makes)
            case .index: await journal.start(createIfMissing: makes)
            case .nothing: await journal.start(createIfMissing: makes, showing: false)
            }
            if isNew { await journal.confirmVanished() }
        }
    }

    private func advice(_ creation: Creation?) -> MissingJournalAdvice {
        guard let creation else { return folder == nil ? .cannotBeMade : .useAnother }
        return creation.create || folder == nil ? .cannotBeMade : .create
    }

    /// The option of adding commands to create the journal folder.
    struct Creation: ParsableArguments {
        @Flag(help: localized("Create the journal folder if it does not exist."))
        var create = false
    }
}

/// A monitor that watches nothing.
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
