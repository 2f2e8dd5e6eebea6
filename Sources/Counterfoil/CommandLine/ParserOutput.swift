internal import ArgumentParser
internal import Commands
internal import Foundation
internal import Wording

/// What the parser of the command line has to say, in the words and the language of the program.
enum ParserOutput {
    /// Ends the program as the parser would: with its help, or with what it could not make sense of.
    static func exit(saying error: any Error) -> Never {
        let text = ParserText(width: width)
        // So that it breaks no line: its words are other ones afterwards.
        setenv("COLUMNS", "100000", 1)
        let code = CounterfoilCommand.exitCode(for: error)
        let said = CounterfoilCommand.fullMessage(for: error)
        if code.isSuccess {
            // A version, or completions for a shell, are for programs.
            let isHelp = said.hasPrefix("OVERVIEW: ") || said.hasPrefix("USAGE: ")
            print(isHelp ? text.help(said) : said)
        } else if !said.isEmpty {
            FileHandle.standardError.write(Data((text.failure(said).inPlainLines + "\n").utf8))
        }
        CounterfoilCommand.exit(withError: code)
    }

    /// How many columns the terminal has; as many as usual where there is none.
    private static var width: Int {
        if let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns > 0 {
            return columns
        }
        var size = winsize()
        let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return isTerminal && size.ws_col > 0 ? Int(size.ws_col) : 80
    }
}
