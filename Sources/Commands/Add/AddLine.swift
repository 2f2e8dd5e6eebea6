public import Domain
public import Foundation
public import Wording

/// Adds a trip or a film that is typed in one line, and prints the meaning of each word.
public struct AddLine: Command {
    private let text: String
    private let journal: any Journal
    private let gazetteer: any FindsPlaces
    private let rights: any KnowsRights
    private let ticket: TicketKind?
    private let isDryRun: Bool
    private let moment: Date
    private let timeZone: TimeZone
    private let filledInZones: Set<String>
    private let words: Localizer

    /// - Parameters:
    ///   - ticket: the sort of ticket that was said of a trip; `nil` if none was.
    ///   - isDryRun: whether nothing is written.
    ///   - timeZone: the zone of today, and of times whose places are not known.
    ///   - filledInZones: the zones that the program fills in, which say nothing of a place.
    public init(
        _ text: String, to journal: any Journal, gazetteer: any FindsPlaces,
        rights: any KnowsRights, ticket: TicketKind? = nil, isDryRun: Bool, at moment: Date,
        timeZone: TimeZone, filledInZones: Set<String> = [], words: Localizer
    ) {
        self.text = text
        self.journal = journal
        self.gazetteer = gazetteer
        self.rights = rights
        self.ticket = ticket
        self.isDryRun = isDryRun
        self.moment = moment
        self.timeZone = timeZone
        self.filledInZones = filledInZones
        self.words = words
    }

    /// Adds the entry.
    ///
    /// - Throws: a usage error if something is missing or not understood; then nothing is written.
    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        guard let today = CalendarDay(moment, in: timeZone) else { throw .usage(.noDate("")) }
        let operators = await journal.values(of: .operator)
        let tripWords = words.lineWords(today: today, operators: operators)
        let filmWords = words.filmLineWords(today: today)
        let isFilm =
            FilmLine.isMeant(by: text, words: filmWords, trips: tripWords)
            || FilmLine.isBareTitle(text, trips: tripWords)
        if isFilm {
            return try await add(FilmLineReader.line(text, words: filmWords), today, on: console)
        }
        let line = TripLineReader.line(text, words: tripWords).recognizingFlight(by: gazetteer)
        let known = await journal.knownPlaces(
            named: [line.from, line.to], filledInZones: filledInZones)
        let ends = gazetteer.ends(of: line, known: known)
        for meaning in words.meanings(of: line, ends: ends, home: timeZone.identifier) {
            console.printMessage(meaning)
        }
        if let reason = words.whyNoTrip(line) { throw .usage(reason) }
        if line.day == nil { console.printMessage(words.assumedDay(today)) }
        let defaults = TripDefaults(
            journal: journal, gazetteer: gazetteer, rights: rights, words: words)
        let (trip, said) = await defaults.complete(try trip(line, ends, today), ticket: ticket)
        for sentence in said { console.printMessage(sentence) }
        guard !isDryRun else { return .done }
        return try await AddEntry(.trip(trip), to: journal).run(on: console)
    }

    private func add(
        _ line: FilmLine, _ today: CalendarDay, on console: Console
    ) async throws(CommandError) -> CommandStatus {
        for meaning in words.meanings(of: line) { console.printMessage(meaning) }
        if let reason = words.whyNoFilm(line) { throw .usage(reason) }
        if line.day == nil { console.printMessage(words.assumedDay(today)) }
        var film = FilmDescription(title: line.title)
        film.year = line.year
        film.watched = line.day ?? today
        film.feedback = line.feedback
        let entry = Entry.film(try film.film(at: moment))
        return isDryRun ? .done : try await AddEntry(entry, to: journal).run(on: console)
    }

    private func trip(
        _ line: TripLine, _ ends: FoundEnds, _ today: CalendarDay
    ) throws(CommandError) -> Trip {
        let departure = ends.zone(at: .departure) ?? .local(timeZone)
        do throws(TripError) {
            return try line.trip(
                on: today, departureZone: departure,
                arrivalZone: ends.zone(at: .arrival) ?? departure
            ).located(by: gazetteer)
        } catch {
            throw CommandError(usage: error)
        }
    }
}
