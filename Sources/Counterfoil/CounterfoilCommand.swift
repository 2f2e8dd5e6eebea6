internal import ArgumentParser
internal import Foundation
internal import Gtk

/// The command line.
@main
struct CounterfoilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counterfoil",
        abstract: "Keep the films you watch and the trips you take.",
        discussion: """
            The journal is a folder of iCalendar files, one for each film and each trip. Your own \
            is made at the first start.
            """)

    @Option(
        help: ArgumentHelp("The journal folder to open instead of your own.", valueName: "dir"))
    var journal: String?

    /// The parser calls this on the main thread, which is the main actor's, and from a
    /// synchronous main: under GTK's main loop nothing resumes a main that awaits.
    func run() throws {
        Memory.shareHeap()
        let folder = journal.map { URL(filePath: $0, directoryHint: .isDirectory) }
        // An optimised build lets go of what is not mentioned any more, even while it runs.
        let status = MainActor.assumeIsolated {
            let program = Program(journal: folder)
            return withExtendedLifetime(program) { program.run() }
        }
        if status != 0 { throw ExitCode(status) }
    }
}
