internal import ArgumentParser
internal import Domain

/// The options that choose entries.
struct SelectionOptions: ParsableArguments {
    // A word that begins with a minus sign is no option here.
    @Option(
        parsing: .unconditional,
        help: localized(
            """
            Only entries with these words: beginnings of words, "phrases", -words, facts such as \
            director:kurosawa or late:>60.
            """, valueName: "words"))
    var search = ""

    @Option(help: localized("Only films, or only trips."))
    var kind: EntryKind?

    @OptionGroup var period: PeriodOptions

    var query: EntryQuery {
        get throws {
            EntryQuery(kind: kind, search: search, days: try period.days)
        }
    }
}

/// The options that choose days.
struct PeriodOptions: ParsableArguments {
    @Option(
        help: localized(
            "Only from this day on, such as 2026-11-20, today or yesterday.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var from: CalendarDay?

    @Option(
        help: localized("Only until this day, which is included.", valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var to: CalendarDay?

    func validate() throws {
        try checkingUsage { _ = try Typed.days(from: from, to: to) }
    }

    /// The chosen days, or `nil` for all.
    var days: ClosedRange<CalendarDay>? {
        get throws { try Typed.days(from: from, to: to) }
    }
}
