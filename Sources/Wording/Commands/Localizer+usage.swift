extension Localizer {
    /// Tells that there is no such command.
    ///
    /// - Parameter meant: a similar command, or `nil` if there is none.
    package func noCommand(_ word: String, meant: String?) -> String {
        guard let meant else { return say("“{word}” is not a command.", ["word": word]) }
        return say(
            "“{word}” is not a command; did you mean “{meant}”?",
            ["word": word, "meant": meant])
    }

    /// Tells that a word is neither a command nor a file.
    package func noCommandOrFile(_ word: String, meant: String?) -> String {
        [
            noCommand(word, meant: meant),
            say("To open a file of that name, write “./{word}”.", ["word": word]),
        ].spaced
    }

    /// Tells that a command needs a subcommand.
    ///
    /// - Parameter commands: the subcommands with all their words.
    package func incomplete(_ command: String, _ commands: [String]) -> String {
        say(
            "Say what to {command}: {commands}.",
            [
                "command": command,
                "commands": choice(
                    of: commands.map { say("“counterfoil {command}”", ["command": $0]) }),
            ])
    }
}
