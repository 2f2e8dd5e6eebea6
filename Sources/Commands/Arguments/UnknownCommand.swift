internal import Domain
internal import Wording

/// A word in the place of a command that is none: what would be a file to open is more often a slip.
public enum UnknownCommand {
    /// A sentence that says so, or nil if the command is known.
    ///
    /// - Parameter arguments: what was typed after the name of the program.
    /// - Parameter commands: the commands with their own ones.
    /// - Parameter takesText: those of them that take a text in place of a command of their own.
    /// - Parameter isFile: whether there is a file or a folder of that name.
    public static func sentence(
        about arguments: [String], commands: [String: [String]],
        takesText: Set<String> = [], isFile: (String) -> Bool
    ) -> String? {
        let words = LocalWords.ofProgram
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
            // A word that is no slip may be the text that the default command takes.
            let isText = second.contains(" ") || meant == nil
            return own.contains(second) || (isText && takesText.contains(word))
                ? nil : words.noCommand(both, meant: meant)
        }
        guard isLikeCommand(word), !isFile(word) else { return nil }
        let names = Array(commands.keys) + ["help"]
        return words.noCommandOrFile(word, meant: NearWord.nearest(to: word, among: names))
    }

    /// Takes the next word that is no option; nil at the end, or where an option comes first.
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
