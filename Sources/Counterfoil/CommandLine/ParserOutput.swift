internal import ArgumentParser
internal import Commands
internal import Foundation
internal import Wording

/// The output of the command-line parser in the language of the program.
enum ParserOutput {
    /// Ends the program as the parser would: with its help, or with a message about wrong
    /// arguments.
    static func exit(saying error: any Error) -> Never {
        let text = ParserText(width: width)
        // The parser must not break lines, because translated ones have other lengths.
        setenv("COLUMNS", "100000", 1)
        let code = CounterfoilCommand.exitCode(for: error)
        let said = CounterfoilCommand.fullMessage(for: error)
        if code.isSuccess {
            // The version and completions for a shell are read by programs, and stay as they are.
            let isHelp = said.hasPrefix("OVERVIEW: ") || said.hasPrefix("USAGE: ")
            print(isHelp ? text.help(said) : said)
        } else if !said.isEmpty {
            FileHandle.standardError.write(Data((text.failure(said).inPlainLines + "\n").utf8))
        }
        CounterfoilCommand.exit(withError: code)
    }

    /// The width of the terminal in columns, or 80 if there is none.
    private static var width: Int {
        if let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns > 0 {
            return columns
        }
        var size = winsize()
        let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return isTerminal && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
