internal import ArgumentParser
internal import Domain
internal import Formats
internal import Foundation
internal import JournalStore
internal import Wording

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

struct YearsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "years",
        abstract: localized("Tell what the years say: films, trips, hours, kilometres and delays."),
        discussion: localized(
            """
            Only films and trips up to today count. A time that was not recorded counts neither as \
            zero nor as on time: sums say of how many they are. docs/statistics.md defines each \
            figure.
            """))

    @OptionGroup var journal: JournalOptions
    @OptionGroup var selection: SelectionOptions

    @Option(help: localized("Only this year."), transform: { try Typed.days(ofYear: $0) })
    var year: ClosedRange<CalendarDay>?

    @Flag(help: localized("Write JSON."))
    var json = false

    func run() throws {
        var chosen = selection
        if let year {
            chosen.period.from = max(selection.period.from ?? year.lowerBound, year.lowerBound)
            chosen.period.to = min(selection.period.to ?? year.upperBound, year.upperBound)
        }
        try chosen.period.validate()
        let query = try chosen.query
        journal.run {
            TellYears(
                journal: $0, query: query, today: CalendarDay(Date()), isOneYear: year != nil,
                isJSON: json, words: Localizer())
        }
    }
}

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
