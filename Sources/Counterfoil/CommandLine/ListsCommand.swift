internal import ArgumentParser
internal import Domain
internal import Formats
import Wording

struct ListsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lists",
        abstract: localized("Tell how many films of your lists you have seen."),
        discussion: localized(
            """
            Lists are tables of films in the journal’s folder; import brings those of Letterboxd, \
            IMDb and Trakt, and any other table. With the name of a list its films follow, a line \
            each.
            """))

    @OptionGroup var journal: JournalOptions

    @Argument(help: localized("The name of a list."))
    var name: String?

    @Flag(help: localized("Leave out films that you have seen."))
    var unseen = false

    @Flag(help: localized("Write a JSON array, a list each, with its films."))
    var json = false

    func run() throws {
        journal.run {
            ListsReport(
                lists: FilmLists(in: $0, format: ListFormat(), beside: $0), name: name,
                isUnseenOnly: unseen, isJSON: json, words: Localizer())
        }
    }
}
