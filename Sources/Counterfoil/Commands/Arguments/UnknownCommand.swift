import Domain
import Wording

/// A word that is no command. It could be a file to open, but is more often a typing error.
enum UnknownCommand {
    /// Returns the error, or `nil` if the command is known.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the name of the program.
    ///   - commands: the commands with their subcommands.
    ///   - takesText: the commands that accept a text in place of a subcommand.
    ///   - isFile: returns whether there is a file or folder of a name.
    static func sentence(
        about arguments: [String], commands: [String: [String]],
        takesText: Set<String> = [], isFile: (String) -> Bool
    ) -> String? {
        let words = Localizer.ofProgram
        var rest = arguments[...]
        guard let word = nextWord(&rest) else { return nil }
        if word == "help" {
            guard let command = nextWord(&rest) else { return nil }
            return commands.keys.contains(command)
                ? nil
                : words.noCommand(
                    command, meant: NearWord.nearest(to: command, among: commands.keys))
        }
        if let own = commands[word] {
            guard !own.isEmpty else { return nil }
            let names = own.map { "\(word) \($0)" }
            guard let second = nextWord(&rest) else {
                return rest.isEmpty ? words.incomplete(word, names) : nil
            }
            let both = "\(word) \(second)"
            let meant = NearWord.nearest(to: both, among: names)
            // A word unlike any subcommand may be the text that the default one takes.
            let isText = second.contains(" ") || meant == nil
            return own.contains(second) || (isText && takesText.contains(word))
                ? nil : words.noCommand(both, meant: meant)
        }
        guard isLikeCommand(word), !isFile(word) else { return nil }
        let names = Array(commands.keys) + ["help"]
        return words.noCommandOrFile(word, meant: NearWord.nearest(to: word, among: names))
    }

    /// Takes the next word, or returns `nil` at the end or before an option other than `--journal`.
    private static func nextWord(_ rest: inout ArraySlice<String>) -> String? {
        while let next = rest.first {
            if next == "--journal" {
                rest = rest.dropFirst(2)
            } else if next.hasPrefix("--journal=") {
                rest = rest.dropFirst()
            } else {
                return next.hasPrefix("-") ? nil : rest.removeFirst()
            }
        }
        return nil
    }

    private static func isLikeCommand(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D }
    }
}
