internal import ArgumentParser
internal import Commands
internal import Presentation

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Read every file of the journal, and name those that cannot be read.",
        discussion: """
            Reads the files themselves, whatever is known of them, and changes nothing. Each file \
            that cannot be read is named with the reason, and the exit status is 1 where there is \
            one. Notes are about files that can be read and could be better.
            """)

    @OptionGroup var journal: JournalOptions

    @Flag(help: "Write a JSON object.")
    var json = false

    func run() throws {
        CommandRun.run { [journal, json] in
            CheckJournal(journal.makeJournal(), asJSON: json, words: LocalWords())
        }
    }
}
