import Foundation
import Testing

@testable import Wording

/// Tests of the command-line parser's messages, taken apart and put into Counterfoil's own words.
struct ParserTextTests {
    private let text = ParserText(width: 60, words: .inEnglish)

    @Test("A complaint is one of Counterfoil's own sentences, with the usage of the command")
    func failure() {
        let said = """
            Error: Unknown option '--serch'. Did you mean '--search'?
            Usage: counterfoil list [--search <words>]
              See 'counterfoil list --help' for more information.
            """
        #expect(
            text.failure(said) == """
                Error: There is no option “--serch”; did you mean “--search”?
                Usage: counterfoil list [--search <words>]
                  See “counterfoil list --help” for more.
                """)
    }

    @Test(
        "Whatever the parser complains of has a sentence",
        arguments: [
            ("Unknown option '--x'", "There is no option “--x”."),
            ("Missing value for '--kind <kind>'", "The option “--kind <kind>” needs a value."),
            (
                "The option '--json' does not take any value, but 'a' was specified.",
                "The option “--json” takes no value, but “a” was given."
            ),
            ("Unexpected argument 'a'", "Unexpected argument: “a”."),
            ("2 unexpected arguments: 'a', 'b'", "Unexpected arguments: “a” and “b”."),
            ("Missing expected argument '<title>'", "Something is missing: “<title>”."),
            ("The value 'a' is invalid for '--n <n>'", "“a” is not a valid value for “--n <n>”."),
            ("The value 'a' is invalid for '--n <n>': It is no number.", "It is no number."),
            (
                "The value 'a' is invalid for '--kind <kind>'. Please provide one of 'film' and 'trip'.",
                "“a” is not known here; choose film or trip."
            ),
            (
                """
                The value 'a' is invalid for '--sort <f>'. Please provide one of the following:
                  - date
                  - title
                """, "“a” is not known here; choose date or title."
            ),
            (
                "Value to be set with flag '--b' had already been set with flag '--a'",
                "Give “--a” or “--b”, not both."
            ),
            ("A sentence of ours, with 'quotes'.", "A sentence of ours, with 'quotes'."),
        ])
    func complaints(said: String, sentence: String) {
        #expect(text.failure("Error: \(said)") == "Error: \(sentence)")
    }

    @Test("Help has Counterfoil's own headings, and lines no longer than the terminal's")
    func help() {
        let label = "  --sort <fact>           "
        let said = """
            OVERVIEW: List films.

            Much is to be said of it, and more than goes into one line of the terminal.

            USAGE: counterfoil list [--sort <fact>]
                   counterfoil list --help

            OPTIONS:
            \(label)Sort them. (values: date, title; default: date)
              --departure-platform <platform>
                                      Where it departs.
              -h, --help              Show help information.

            SUBCOMMANDS:
              open (default)          Open the window.

              See 'counterfoil help <subcommand>' for detailed help.
            """
        #expect(
            text.help(said) == """
                List films.

                Much is to be said of it, and more than goes into one line
                of the terminal.

                Usage: counterfoil list [--sort <fact>]
                       counterfoil list --help

                Options:
                \(label)Sort them. (values: date, title;
                                          default: date)
                  --departure-platform <platform>
                                          Where it departs.
                  -h, --help              Show this help.

                Commands:
                  open (default)          Open the window.

                  See “counterfoil help <subcommand>” for more.
                """)
    }

    @Test("Letters that are two columns wide are counted so, and lines break between them")
    func wide() {
        #expect(
            WrappedLine.lines(of: "映画と旅行、その他。", within: 10) == ["映画と旅", "行、その", "他。"])
        #expect(WrappedLine.columns(of: "映a") == 3)
    }
}
