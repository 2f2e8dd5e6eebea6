internal import ArgumentParser
internal import Domain
import Foundation
import Wording

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
