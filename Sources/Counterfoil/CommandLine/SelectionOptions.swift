internal import ArgumentParser
internal import Domain

/// The options that choose entries.
struct SelectionOptions: ParsableArguments {
    // A word that begins with a minus sign is no option here.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            localized(
                """
                Only entries with these words: beginnings of words, "phrases", -words, facts such as \
                director:kurosawa or late:>60.
                """),
            valueName: "words"))
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
