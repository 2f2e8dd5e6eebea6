import Domain
import Statistics
import Wording

/// Prints the statistics of years, as lines or JSON.
struct TellYears: Command {
    private let journal: any CountsEntries & ReportsChanges
    private let query: EntryQuery
    private let today: CalendarDay?
    private let isOneYear: Bool
    private let isJSON: Bool
    private let words: Localizer

    /// - Parameters:
    ///   - today: the last day that counts, or `nil` if later days count too.
    ///   - isOneYear: whether the query is for one year, of which more is printed.
    init(
        of journal: any CountsEntries & ReportsChanges, matching query: EntryQuery,
        until today: CalendarDay?, isOneYear: Bool = false, asJSON isJSON: Bool, words: Localizer
    ) {
        self.journal = journal
        self.query = query
        self.today = today
        self.isOneYear = isOneYear
        self.isJSON = isJSON
        self.words = words
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let start = (years: YearsFigures(until: today), page: PageFigures(until: today))
        let (figures, page) = await journal.sum(matching: query, from: start) { sum, entries in
            sum.years.add(entries)
            sum.page.add(entries)
        }
        if Task.isCancelled { throw .cancelled }
        let (films, trips) = (page.films, page.trips)
        try saying { () throws(OutputError) in
            if isJSON {
                try console.results.write(JSONValue(figures, films, trips).text + "\n")
            } else {
                try console.results.write(
                    YearLines(figures, films, trips, isOneYear: isOneYear, words: words).text
                        .inPlainLines)
            }
        }
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }
}
