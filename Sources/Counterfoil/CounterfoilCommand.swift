internal import ArgumentParser
internal import Foundation
internal import Presentation
internal import Wording

/// The command line of the program.
@main
struct CounterfoilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counterfoil",
        abstract: localized("Keep the films you watch and the trips you take."),
        usage: """
            counterfoil [--journal <dir>] [<file> ...]
            counterfoil [--journal <dir>] <subcommand>
            """,
        discussion: localized(
            """
            The journal is a folder of iCalendar files, one for each film and each trip. Your own \
            is made at the first start. Without a command the window opens, and shows what an import of \
            the files would do; the commands need no display. A file that is named like a command is opened as ./list. Results go to standard output, messages to standard error.

            The exit status is 0 where all was done, 1 where it could not be done or a check found \
            a file that cannot be read, 64 where the command line makes no sense, and 130 where \
            Ctrl+C ended it.
            """),
        version: "\(AppInfo.name) \(AppInfo.version)",
        subcommands: [
            OpenCommand.self, ListCommand.self, ListsCommand.self, YearsCommand.self,
            ClaimsCommand.self, ClaimCommand.self,
            AddCommand.self, RecordCommand.self, ImportCommand.self, ExportCommand.self,
            CheckCommand.self, MergeCommand.self,
        ],
        defaultSubcommand: OpenCommand.self)

    @OptionGroup var journal: JournalOptions

    static func main() {
        // Only the user may read files about a person, whatever the session's mask is.
        umask(0o077)
        OpenFiles.requireEnough()
        SpokenLanguage.choose()
        let given = GivenArguments.readable()
        // Foundation's  is called, because the parser's makes its help first.
        if let status = OpenCommand.run(plainly: given) { Foundation.exit(status) }
        let unknown = UnknownCommand.sentence(about: given, commands: commands, takesText: ["add"])
        { name in
            FileManager.default.fileExists(atPath: name)
        }
        if let unknown { ParserOutput.exit(saying: ValidationError(unknown)) }
        do {
            var command = try parseAsRoot(given)
            try command.run()
        } catch {
            ParserOutput.exit(saying: error)
        }
    }

    /// The names of the commands, with those of their subcommands.
    private static var commands: [String: [String]] {
        var commands: [String: [String]] = [:]
        for command in configuration.subcommands {
            guard let name = command.configuration.commandName else { continue }
            commands[name] = command.configuration.subcommands.compactMap { own in
                own.configuration.commandName
            }
        }
        return commands
    }
}
