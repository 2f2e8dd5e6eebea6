internal import ArgumentParser
internal import Foundation

/// The output of the command-line parser.
enum ParserOutput {
    /// Ends the program as the parser would: with its help, or with a message about wrong
    /// arguments, in which nothing from the command line can control a terminal.
    static func exit(saying error: any Error) -> Never {
        let code = CounterfoilCommand.exitCode(for: error)
        guard !code.isSuccess else { CounterfoilCommand.exit(withError: error) }
        let said = CounterfoilCommand.fullMessage(for: error)
        FileHandle.standardError.write(Data((said.inPlainLines + "\n").utf8))
        CounterfoilCommand.exit(withError: code)
    }
}
