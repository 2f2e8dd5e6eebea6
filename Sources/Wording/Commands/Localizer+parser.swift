import Presentation

/// A fault that the command-line parser found. Options are written as they are typed.
package enum ParserTrouble: Hashable, Sendable {
    case unknownOption(String, meant: String?)
    case valueMissing(option: String)
    case noValueTaken(option: String, value: String)
    case notExpected([String])
    case argumentMissing(String)
    case commandMissing
    case senseless(value: String, option: String)
    case exclusive(String, String)
    case noShell(String, known: [String])
}

extension Localizer {
    /// Tells which fault was found.
    package func sentence(_ trouble: ParserTrouble) -> String {
        switch trouble {
        case .unknownOption(let option, nil):
            say("There is no option “{option}”.", ["option": option])
        case .unknownOption(let option, let meant?):
            say(
                "There is no option “{option}”; did you mean “{meant}”?",
                ["option": option, "meant": meant])
        case .valueMissing(let option):
            say("The option “{option}” needs a value.", ["option": option])
        case .noValueTaken(let option, let value):
            say(
                "The option “{option}” takes no value, but “{value}” was given.",
                ["option": option, "value": value])
        case .notExpected(let texts):
            say(
                one: "Unexpected argument: {arguments}.",
                other: "Unexpected arguments: {arguments}.",
                count: texts.count,
                ["arguments": list(texts.map { say("“{word}”", ["word": $0]) })],
                context: "on a command line")
        case .argumentMissing(let name):
            say("Something is missing: “{argument}”.", ["argument": name])
        case .commandMissing: say("Which command?")
        case .senseless(let value, let option):
            say(
                "“{value}” is not a valid value for “{option}”.",
                ["value": value, "option": option])
        case .exclusive(let one, let other):
            say("Give “{one}” or “{other}”, not both.", ["one": one, "other": other])
        case .noShell(let shell, let known):
            say(
                "There are no completions for “{shell}”; choose {shells}.",
                ["shell": shell, "shells": choice(of: known)])
        }
    }

    /// A message about a failed command.
    package func failure(_ sentence: String) -> String {
        say("Error: {sentence}", ["sentence": sentence])
    }

    /// The label before the usage of a command.
    package var usageLabel: String { say("Usage:", context: "of a command") }

    package var argumentsHeading: String { say("Arguments:", context: "of a command") }

    package var optionsHeading: String { say("Options:", context: "of a command") }

    package var commandsHeading: String { say("Commands:", context: "of the program") }

    /// Marks the command that runs if none is given.
    ///
    /// - Parameter command: a command's name, such as "open".
    package func usual(command: String) -> String {
        say("{command} (default)", ["command": command], context: "a command")
    }

    /// The values of an option and its default, either of which may be missing.
    package func values(_ values: String?, usual: String?) -> String? {
        switch (values, usual) {
        case (nil, nil): nil
        case (let values?, nil): say("(values: {values})", ["values": values])
        case (nil, let usual?): say("(default: {default})", ["default": usual])
        case (let values?, let usual?):
            say(
                "(values: {values}; default: {default})", ["values": values, "default": usual])
        }
    }

    /// The help for `--version`.
    package var versionHelp: String { say("Show the version.") }

    /// The help for `--help`.
    package var helpHelp: String { say("Show this help.") }

    /// Refers to a command's help.
    package func seeMore(_ command: String) -> String {
        say("See “{command}” for more.", ["command": command])
    }
}
