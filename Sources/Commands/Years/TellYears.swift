public import Domain
public import Wording

/// Writes what the years say: a few lines each for people, or JSON.
public struct TellYears: Command {
    private let journal: any CountsEntries & ReportsChanges
    private let query: EntryQuery
    private let today: CalendarDay?
    private let isJSON: Bool
    private let words: LocalWords

    /// - Parameter today: later days have not come yet, and do not count; nil where all do.
    public init(
        of journal: any CountsEntries & ReportsChanges, matching query: EntryQuery,
        until today: CalendarDay?, asJSON isJSON: Bool, words: LocalWords
    ) {
        self.journal = journal
        self.query = query
        self.today = today
        self.isJSON = isJSON
        self.words = words
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let figures = YearsFigures(of: await journal.counted(matching: query), until: today)
        try saying { () throws(OutputError) in
            if isJSON {
                try console.results.write(JSONValue(figures).text + "\n")
            } else {
                try console.results.write(YearLines(figures, words: words).text)
            }
        }
        let unreadable = journal.condition.unreadable.count
        if unreadable > 0 { console.tell(words.unreadable(unreadable)) }
        return .done
    }
}
