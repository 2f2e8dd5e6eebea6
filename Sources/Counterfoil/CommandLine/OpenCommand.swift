internal import ArgumentParser
internal import Foundation
internal import Gtk
internal import Presentation
internal import Wording

struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: localized("Open the window; files are shown as an import of them would be."))

    @OptionGroup var journal: JournalOptions

    @Option(
        help: localized("Open the form for a new film or trip.", valueName: "film|trip"),
        completion: .list(NewEntry.allCases.map(\.rawValue)))
    var new: NewEntry?

    @Flag(help: localized("Open a window for the journal, unless it has one."))
    var newWindow = false

    @Argument(help: localized("Files to import."), completion: .file())
    var files: [String] = []

    func validate() throws { try checkNames(of: files) }

    /// Opens the window. The parser calls this on the main thread, which serves the main actor, and
    /// the main function is synchronous, because under GTK's main loop nothing resumes an
    /// asynchronous one.
    func run() throws {
        let status = Self.open(
            StartRequest(journal: journal.folder, files: files.map { URL(filePath: $0) }, new: new))
        if status != 0 { throw ExitCode(status) }
    }

    /// Opens the window without the parser if the arguments name at most a journal, and returns the
    /// exit status. The parser would take a thirtieth of the start-up time. Returns `nil` for other
    /// arguments.
    static func run(plainly arguments: [String]) -> Int32? {
        guard !arguments.isEmpty else { return open(StartRequest()) }
        if arguments == [AppInfo.asService] { return open(StartRequest(isService: true)) }
        guard arguments.count == 2, arguments[0] == "--journal", !arguments[1].isEmpty,
            !arguments[1].hasPrefix("-")
        else { return nil }
        let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
        return open(StartRequest(journal: folder))
    }

    private static func open(_ start: StartRequest) -> Int32 {
        Memory.shareHeap()
        guard MainActor.assumeIsolated({ Toolkit.start(as: AppInfo.id) }) else {
            StartFailure.report(.noDisplay)
            return CommandStatus.failed.rawValue
        }
        // An optimised build may release the program after its last mention, even while it runs.
        return MainActor.assumeIsolated {
            let program = Program(start)
            return withExtendedLifetime(program) { program.run() }
        }
    }
}
