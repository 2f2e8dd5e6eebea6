internal import ArgumentParser
internal import Commands
internal import Domain

/// Which entries a command is about.
struct SelectionOptions: ParsableArguments {
    // A word with a minus sign is no option here.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Only entries with these words: beginnings of words, "phrases", -words, facts such as \
            director:kurosawa or late:>60.
            """,
            valueName: "words"))
    var search = ""

    @Option(help: "Only films, or only trips.")
    var kind: EntryKind?

    @Option(
        help: ArgumentHelp(
            "Only from this day on, such as 2026-11-20, today or yesterday.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var from: CalendarDay?

    @Option(
        help: ArgumentHelp("Only until this day, which is included.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var to: CalendarDay?

    func validate() throws {
        try checkingUsage { _ = try Typed.days(from: from, to: to) }
    }

    var query: EntryQuery {
        get throws {
            EntryQuery(kind: kind, search: search, days: try Typed.days(from: from, to: to))
        }
    }
}
