import Presentation

/// A fault in a command's arguments.
package enum UsageTrouble: Hashable, Sendable {
    case noAnswer(String), noBands(String), noDate(String), noTime(String)
    case noFeedback(String, known: [String])
    case daysReversed
    case noFormat(String, known: [String]), formatMissing(known: [String])
    /// A file name that does not tell the format.
    case formatUnclear(file: String, likely: [String])
    case backupOnTerminal
    case pdfOnTerminal
    /// A text that is none of the known words.
    case noneOf(String, known: [String])
    case noQuestion(String)
    case noOption(String, question: String, options: [String])
    case noColumns(String)
    case noMeaning(String, known: [String])
    case twoColumns(String)
    case columnsMissing, columnsOfFormat
    case noFileName, noJournalName, nothingToImport
    /// A file name that is not UTF-8 and that no file has.
    case notUTF8(String)
    case undoWithFiles, undoWithOptions
    /// - Parameter option: an option with which no folder is made.
    case createWith(option: String)
    case backupOfPart, picturesOfFormat
    case twoDisruptions, currencyWithoutFare
}

extension Localizer {
    /// Tells which fault was found, and which arguments are possible instead.
    package func sentence(_ trouble: UsageTrouble) -> String {
        switch trouble {
        case .noAnswer(let text):
            say("“{text}” is not an answer; write it as QUESTION=OPTION.", ["text": text])
        case .noBands(let text):
            say(
                """
                “{text}” does not divide a scale to ten; write four numbers from 0 to 10, none \
                smaller than the one before, such as 2,4,6,8.
                """, ["text": text])
        case .noDate(let text):
            say(
                """
                “{text}” is not a date; write it as 2026-11-20 or 20 Nov, or say “today”, \
                “tomorrow” or “friday”.
                """,
                ["text": text])
        case .noTime(let text):
            say(
                "“{text}” is not a day with a time; write it as 2026-11-20T14:02 or tomorrow 14:02.",
                ["text": text])
        case .noFeedback(let text, let known):
            say(
                "“{text}” is not feedback; choose {feedbacks}.",
                [
                    "text": text,
                    "feedbacks": choice(of: known.map { say("“{word}”", ["word": $0]) }),
                ])
        case .daysReversed: say("The --from day is later than the --to day.")
        case .noFormat(let text, let known):
            say(
                "“{text}” is not a format; choose {formats}.",
                ["text": text, "formats": choice(of: known)])
        case .formatMissing(let known):
            say("Choose a format with --format: {formats}.", ["formats": choice(of: known)])
        case .formatUnclear(let file, let likely):
            say(
                """
                The name “{file}” does not say which format it is. Choose one with --format: \
                {formats}.
                """, ["file": file, "formats": choice(of: likely)])
        case .backupOnTerminal:
            say("A backup cannot be shown in a terminal: name a file for it.")
        case .pdfOnTerminal:
            say("A PDF cannot be shown in a terminal: name a file for it.")
        case .noneOf(let text, let known):
            say(
                "“{text}” is not known here; choose {words}.",
                ["text": text, "words": choice(of: known)])
        case .noQuestion(let id):
            say(
                """
                “{id}” is not a question of this import; --dry-run lists the questions. Nothing was \
                written.
                """,
                ["id": id])
        case .noOption(let option, let question, let options):
            say(
                "“{option}” does not answer “{id}”; answer it with {options}. Nothing was written.",
                ["option": option, "id": question, "options": choice(of: options)])
        case .noColumns(let text):
            say(
                "“{text}” does not say what a column is; write it as title=COLUMN.",
                ["text": text])
        case .noMeaning(let text, let known):
            say(
                "No column can be “{text}”; choose {meanings}.",
                ["text": text, "meanings": choice(of: known)])
        case .twoColumns(let text):
            say("--columns names two columns for “{text}”; name one.", ["text": text])
        case .columnsMissing:
            say(
                """
                --columns needs a column for the title of films, or for from, to and departure of \
                trips; one table holds either films or trips.
                """)
        case .columnsOfFormat:
            say("--columns reads any table; leave --format out.")
        case .noFileName: say("The name of a file is empty.")
        case .noJournalName: say("--journal needs the name of a folder.")
        case .nothingToImport: say("Name the files that are to be imported.")
        case .notUTF8(let text):
            say(
                "“{text}” is not written in UTF-8, and no file has that name. Write it in UTF-8.",
                ["text": text])
        case .undoWithFiles: say("--undo takes no files.")
        case .undoWithOptions: say("--undo takes no other options than --dry-run and --journal.")
        case .createWith(let option):
            say("--create goes with an import: {option} makes no folder.", ["option": option])
        case .backupOfPart:
            say("A backup always holds everything; leave the selection out.")
        case .picturesOfFormat:
            say("Only the format calendar holds pictures; leave --pictures out.")
        case .twoDisruptions: say("Give --cancelled or --missed-connection, not both.")
        case .currencyWithoutFare:
            say("--currency needs --fare beside it, which says how much it was.")
        }
    }

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
