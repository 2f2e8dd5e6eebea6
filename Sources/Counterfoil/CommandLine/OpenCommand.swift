internal import ArgumentParser
internal import Commands
internal import Foundation
internal import Gtk

struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open the window; files are shown as an import of them would be.")

    @OptionGroup var journal: JournalOptions

    @Argument(help: "Files to import.", completion: .file())
    var files: [String] = []

    func validate() throws { try checkNames(of: files) }

    /// The parser calls this on the main thread, which is the main actor's, and from a
    /// synchronous main: under GTK's main loop nothing resumes a main that awaits.
    func run() throws {
        Memory.shareHeap()
        guard MainActor.assumeIsolated({ Toolkit.start() }) else {
            let words =
                "counterfoil: There is no display for the window. Commands such as “counterfoil "
                + "list” need none; “counterfoil --help” names them.\n"
            FileHandle.standardError.write(Data(words.utf8))
            throw ExitCode(CommandStatus.failed.rawValue)
        }
        // An optimised build lets go of what is not mentioned any more, even while it runs.
        let status = MainActor.assumeIsolated {
            let program = Program(
                journal: journal.folder, files: files.map { URL(filePath: $0) })
            return withExtendedLifetime(program) { program.run() }
        }
        if status != 0 { throw ExitCode(status) }
    }
}
