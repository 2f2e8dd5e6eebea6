internal import ArgumentParser
internal import Foundation

/// The command line.
@main
struct CounterfoilCommand: @MainActor ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counterfoil",
        abstract: "Keep the films you watch and the trips you take.",
        discussion: """
            The journal is a folder of iCalendar files, one for each film and each trip. It is \
            made at the first start.
            """)

    @Option(
        help: ArgumentHelp("The journal folder to open instead of your own.", valueName: "dir"))
    var journal: String?

    func run() throws {
        let status = Program(journal: journal.map(Self.absolute)).run()
        if status != 0 { throw ExitCode(status) }
    }

    private static func absolute(_ path: String) -> URL {
        URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    }
}
