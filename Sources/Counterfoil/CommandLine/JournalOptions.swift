public import ArgumentParser
internal import Dispatch
public import Domain
public import Formats
internal import Foundation
internal import JournalStore
internal import Wording

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
    var folder: URL? { journal.map { URL(filePath: $0, directoryHint: .isDirectory) } }

    /// Makes the journal without opening it. Its folder is not watched, because a command ends
    /// soon.
    @MainActor
    func makeJournal() -> FolderJournal {
        FolderJournal(
            folder: folder ?? ProgramFolders().journal, monitor: NoMonitor(), trash: DesktopTrash(),
            locale: .preferred(), places: ProgramFolders.places)
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

struct SelectionOptions: ParsableArguments {
    // A word that begins with a minus sign is no option here.
    @Option(
        parsing: .unconditional,
        help: localized(
            """
            Only entries with these words: beginnings of words, "phrases", -words, facts such as \
            director:kurosawa or late:>60.
            """, valueName: "words"))
    var search = ""

    @Option(help: localized("Only films, or only trips."))
    var kind: EntryKind?

    @OptionGroup var period: PeriodOptions

    var query: EntryQuery {
        get throws {
            EntryQuery(kind: kind, search: search, days: try period.days)
        }
    }
}

struct PeriodOptions: ParsableArguments {
    @Option(
        help: localized(
            "Only from this day on, such as 2026-11-20, today or yesterday.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var from: CalendarDay?

    @Option(
        help: localized("Only until this day, which is included.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var to: CalendarDay?

    func validate() throws { try checkingUsage { _ = try Typed.days(from: from, to: to) } }

    /// The chosen days, or `nil` for all.
    var days: ClosedRange<CalendarDay>? {
        get throws { try Typed.days(from: from, to: to) }
    }
}

// The command line spells these values as the domain does.

extension EntryKind: ExpressibleByArgument {}

extension ListOrder.Fact: ExpressibleByArgument {}

extension TravelMode: ExpressibleByArgument {}

extension TicketKind: ExpressibleByArgument {}

extension ImportFormat: ExpressibleByArgument {}

extension NewEntry: ExpressibleByArgument {}

/// Rejects empty names, which would be taken for the current folder.
func checkNames(of files: [String]) throws {
    guard !files.contains("") else {
        throw ValidationError(localized("The name of a file is empty."))
    }
}

/// Makes the parser report errors of usage like its own.
func checkingUsage<Value>(_ check: () throws -> Value) throws -> Value {
    do {
        return try check()
    } catch let error as CommandError {
        throw ValidationError(error.description)
    }
}

/// Returns the help of an argument that needs only one text.
func localized(_ text: StaticString) -> ArgumentHelp {
    ArgumentHelp(Localizer.ofProgram.say(text))
}

/// Returns the help of an argument, with the name of its value in the usage.
func localized(
    _ text: StaticString, _ values: KeyValuePairs<String, String> = [:], valueName: String
) -> ArgumentHelp {
    ArgumentHelp(Localizer.ofProgram.say(text, values), valueName: valueName)
}

/// Runs a command without a window, and ends the program with its status.
enum CommandRun {
    /// Runs a command and never returns: the main thread serves the main actor until the command is
    /// done.
    static func run(_ make: @escaping @MainActor @Sendable () -> any Command) -> Never {
        start(make)
        dispatchMain()
    }

    /// Runs a command that would leave something behind if it were interrupted. Ctrl+C cancels it,
    /// and a second Ctrl+C ends the program at once.
    static func runCancellable(_ make: @escaping @MainActor @Sendable () -> any Command) -> Never {
        let task = start(make)
        // The main queue may be waiting for the reader of a pipe.
        let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        interruption.setEventHandler {
            task.cancel()
            signal(SIGINT, SIG_DFL)
        }
        signal(SIGINT, SIG_IGN)
        interruption.activate()
        withExtendedLifetime(interruption) { dispatchMain() }
    }

    @discardableResult
    private static func start(
        _ make: @escaping @MainActor @Sendable () -> any Command
    ) -> Task<Void, Never> {
        Task { @MainActor in
            let status = await make().perform(on: .standard())
            exit(status.rawValue)
        }
    }
}
