internal import ArgumentParser
internal import Commands
import Wording

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List films and trips, newest first.",
        discussion: """
            A line each for people, in the language of dates and times that the environment asks \
            for; --json for programs, with days as in 2026-11-20.
            """)

    @OptionGroup var journal: JournalOptions
    @OptionGroup var selection: SelectionOptions

    @Flag(help: "Write a JSON array, an entry a line.")
    var json = false

    func run() throws {
        let query = try selection.query
        CommandRun.run { [journal, json] in
            let folder = journal.makeJournal()
            return journal.opening(
                folder,
                then: ListEntries(
                    of: folder, matching: query, asJSON: json, words: LocalWords()))
        }
    }
}
