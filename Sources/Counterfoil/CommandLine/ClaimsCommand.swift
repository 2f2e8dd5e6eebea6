internal import ArgumentParser
internal import Domain
import Foundation
import Wording

struct ClaimsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "claims",
        abstract: localized(
            "Tell what you may be owed for late trips, by which rule, and until when."),
        discussion: localized(
            """
            The soonest deadline comes first. Nothing is owed for times that were not recorded. \
            The amounts are calculated from the rules in docs/claims.md, which also lists their \
            gaps. They are not legal advice.
            """))

    @OptionGroup var journal: JournalOptions

    @Option(
        parsing: .unconditional,
        help: localized(
            "Only trips with these words, or facts such as operator:db.", valueName: "words"))
    var search = ""

    @OptionGroup var period: PeriodOptions

    @Flag(
        help: localized(
            """
            Also list trips for which nothing is owed, for which this cannot be told, or that are \
            too late to claim for.
            """))
    var all = false

    @Flag(help: localized("Write a JSON array with one trip per element."))
    var json = false

    func run() throws {
        let query = EntryQuery(search: search, days: try period.days)
        journal.run(searching: query.search) {
            ClaimsReport(
                journal: $0, query: query, rights: ProgramFolders().rights,
                gazetteer: ProgramFolders.places, today: CalendarDay(Date()), tellsAll: all,
                isJSON: json, words: Localizer())
        }
    }
}
