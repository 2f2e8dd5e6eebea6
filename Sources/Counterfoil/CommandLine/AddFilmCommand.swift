internal import ArgumentParser
internal import Domain
internal import Wording

struct AddFilmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: localized("Add a film that you watched, or want to see."))

    @OptionGroup var options: JournalOptions
    @OptionGroup var creation: JournalOptions.Creation

    @Argument(help: localized("The title."))
    var title: String

    @Option(help: localized("The year it came out."), transform: { try Typed.year($0) })
    var year: Int?

    @Option(
        help: localized(
            "The day you watched it, such as 2026-11-20, yesterday or friday; unknown without it.",
            valueName: "day"),
        transform: { try CalendarDay(typed: $0) })
    var watched: CalendarDay?

    @Flag(help: localized("You want to see it, and have not yet."))
    var wanted = false

    @Option(help: localized("The cinema or other place."))
    var place = ""

    @Option(
        help: localized(
            "What you thought of it: {feedbacks}.",
            ["feedbacks": Typed.feedbacks.joined(separator: ", ")], valueName: "feedback"),
        completion: .list(Typed.feedbacks), transform: { try Typed.feedback($0) })
    var feedback: Feedback?

    @Option(
        help: localized("1 for the first time you saw it, 2 for the second."),
        transform: { try Typed.viewing($0) })
    var viewing: Int?

    @Option(help: localized("A tag; may be given again.", valueName: "tag"))
    var tag: [String] = []

    @Option(help: localized("Notes."))
    var notes = ""

    @Option(help: localized("A page about the film.", valueName: "url"))
    var link = ""

    func validate() throws {
        try checkingUsage { _ = try film }
    }

    func run() throws {
        let film = try film
        // The viewing of a film of the watchlist is not a new entry.
        options.run(reading: film.watched == nil ? .nothing : .everything, making: creation) {
            AddFilm(film: film, journal: $0, words: Localizer())
        }
    }

    private var film: Film {
        get throws {
            try FilmDescription(
                title: title, year: year, watched: watched, isWanted: wanted, place: place,
                tags: tag, notes: notes, feedback: feedback, viewing: viewing, link: link
            ).film()
        }
    }
}
