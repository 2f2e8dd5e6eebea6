internal import ArgumentParser
internal import Domain
internal import JournalStore
import Wording

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: localized("List films and trips."),
        discussion: localized(
            """
            A line each for people, in the language of dates and times that the environment asks \
            for; --json for programs, with days as in 2026-11-20.
            """))

    @OptionGroup var journal: JournalOptions
    @OptionGroup var selection: SelectionOptions

    @Option(
        help: localized(
            "Sort by title, feedback, released, runtime, delay or distance; otherwise by date.",
            valueName: "fact"))
    var sort = ListOrder.Fact.date

    @Flag(help: localized("Reverse the order; entries without a value stay last."))
    var reverse = false

    @Flag(help: localized("Write a JSON array, an entry a line."))
    var json = false

    func run() throws {
        var query = try selection.query
        query.order = ListOrder(sort, isReversed: reverse)
        journal.run(searching: query.search) { [query] in
            ListEntries(
                journal: $0, query: query, isJSON: json, words: Localizer(),
                renewing: $0.renewIfDamaged)
        }
    }
}
