import Claims
import Domain
import Foundation
import Presentation
import Wording

/// Writes a new entry into the journal, and prints the name of its file.
struct AddEntry: Command {
    let entry: Entry
    let journal: any WritesEntries
    /// The trip whose journey the entry joins, or `nil` if it joins none.
    var leg: EntryID?

    func run(on console: Console) async throws -> CommandStatus {
        let id: EntryID
        do {
            id =
                if let leg { try await journal.add(entry, joining: leg) } else {
                    try await journal.add(entry)
                }
        } catch let error where !(error is JournalError) {
            throw CommandError(usage: error)
        }
        try console.results.writeLine(id.rawValue)
        return .done
    }
}

/// Adds a film, and prints the name of its file. A viewing of a film that was still to be seen
/// becomes that film's.
struct AddFilm: Command {
    let film: Film
    let journal: any WritesEntries & FindsFilms
    /// Whether nothing is written.
    var isDryRun = false
    let words: Localizer

    /// - Throws: a usage error if it can be the viewing of one of several films.
    func run(on console: Console) async throws -> CommandStatus {
        let wanted = film.watched == nil ? [] : await journal.wanted(film.title, year: film.year)
        guard wanted.count < 2 else { throw CommandError.usage(words.severalWanted(film.title)) }
        if let wanted = wanted.first { console.printMessage(words.takenFromWatchlist(wanted)) }
        guard !isDryRun else { return .done }
        guard let wanted = wanted.first else {
            return try await AddEntry(entry: .film(film), journal: journal).run(on: console)
        }
        try await journal.change(wanted.id) { (stored: Film) in stored.watched(as: film) }
        try console.results.writeLine(wanted.id.rawValue)
        return .done
    }
}

/// A film as it is described on the command line.
struct FilmDescription {
    var title: String
    var year: Int?
    var watched: CalendarDay?
    /// Whether the film is still to be seen, so that it has no day.
    var isWanted = false
    var place = ""
    var tags: [String] = []
    var notes = ""
    var feedback: Feedback?
    var viewing: Int?
    var link = ""

    /// Returns the film, with feedback given at a moment.
    func film(at moment: Date = Date()) throws(CommandError) -> Film {
        let given = feedback.map { [GivenFeedback($0, at: moment)] } ?? []
        let film = Film(
            title: title.trimmingSpaces, year: year, watched: watched, place: place.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Film"), notes: notes,
            scale: FeedbackScale.allCases.first { $0.choices.contains(feedback ?? .none) }
                ?? .average,
            feedbackGiven: given, viewing: viewing, isWanted: isWanted, link: link.trimmingSpaces)
        try CommandError.checking { try Film.rules.check(film, changedFrom: nil) }
        return film
    }
}

/// Adds a trip or a film that is typed in one line, and prints the meaning of each word.
struct AddLine: Command {
    let text: String
    let journal: any Journal & FindsFilms
    let gazetteer: any FindsPlaces
    let rights: any KnowsRights
    /// The sort of ticket that was said of a trip; `nil` if none was.
    let ticket: TicketKind?
    /// Whether nothing is written.
    let isDryRun: Bool
    let moment: Date
    /// The zone of today, and of times whose places are not known.
    let timeZone: TimeZone
    /// The zones that the program fills in, which say nothing of a place.
    let filledInZones: Set<String>
    let words: Localizer

    /// Adds the entry, or makes a film that was still to be seen the viewing.
    ///
    /// - Throws: a usage error if something is missing or not understood; then nothing is written.
    func run(on console: Console) async throws -> CommandStatus {
        guard let today = CalendarDay(moment, in: timeZone) else { throw CommandError.noDate("") }
        let known = await journal.knownNames(gazetteer: gazetteer, rights: rights)
        switch words.kind(ofLine: text, today: today, known: known) {
        case .film:
            let line = FilmLineReader.line(
                text, words: words.filmLineWords(today: today, known: known))
            return try await add(line, today, on: console)
        default:
            let line = TripLineReader.line(
                text, words: words.tripLineWords(today: today, known: known))
            return try await add(line.recognizingFlight(by: gazetteer), today, on: console)
        }
    }

    /// Throws the reason why a line is no entry, and prints the line with its refused part marked.
    private func refuse(_ reason: String?, at place: Range<Int>?, on console: Console) throws {
        guard let reason else { return }
        if let place { console.printMessage(words.marking(place, in: text)) }
        throw CommandError.usage(reason)
    }
}

// MARK: Trips

extension AddLine {
    private func add(
        _ line: TripLine, _ today: CalendarDay, on console: Console
    ) async throws -> CommandStatus {
        let before = line.refused.isEmpty ? await legBefore(line, today) : nil
        let from = line.from.isEmpty ? before?.trip.to ?? "" : line.from
        let known = await journal.knownPlaces(named: [from, line.to], filledInZones: filledInZones)
        let ends = gazetteer.ends(of: line, from: from, known: known)
        for meaning in words.meanings(of: line, ends: ends, home: timeZone.identifier) {
            console.printMessage(meaning)
        }
        try refuse(words.whyNoTrip(line), at: line.refused.first?.place, on: console)
        if line.isNextLeg {
            guard let before else { throw CommandError.usage(words.noLegBefore) }
            console.printMessage(words.continues(before.trip))
        }
        if line.day == nil { console.printMessage(words.assumedDay(today)) }
        let defaults = TripDefaults(
            journal: journal, gazetteer: gazetteer, rights: rights, words: words)
        let (trip, said) = await defaults.complete(
            try trip(line, ends, today, after: before?.trip), ticket: ticket ?? line.ticket)
        for sentence in said { console.printMessage(sentence) }
        guard !isDryRun else { return .done }
        return try await AddEntry(entry: .trip(trip), journal: journal, leg: before?.id)
            .run(on: console)
    }

    /// Returns the trip that a next leg continues, or `nil` if there is none or it is no next leg.
    private func legBefore(_ line: TripLine, _ today: CalendarDay) async -> Journey.Leg? {
        guard line.isNextLeg, let clock = line.departure,
            let departure = DateTime(
                line.day ?? today, hour: clock.hour, minute: clock.minute, zone: .local(timeZone))
        else { return nil }
        return await journal.legBefore(departure, from: line.from)
    }

    private func trip(
        _ line: TripLine, _ ends: FoundEnds, _ today: CalendarDay, after leg: Trip?
    ) throws -> Trip {
        let departure = ends.zone(at: .departure) ?? .local(timeZone)
        return try CommandError.checking {
            try line.trip(
                on: today, departureZone: departure,
                arrivalZone: ends.zone(at: .arrival) ?? departure, after: leg
            ).located(by: gazetteer)
        }
    }
}

// MARK: Films

extension AddLine {
    private func add(
        _ line: FilmLine, _ today: CalendarDay, on console: Console
    ) async throws -> CommandStatus {
        for meaning in words.meanings(of: line) { console.printMessage(meaning) }
        try refuse(words.whyNoFilm(line), at: line.refused.first?.place, on: console)
        if line.day == nil, !line.isWanted { console.printMessage(words.assumedDay(today)) }
        let film = line.film(on: today, at: moment)
        try CommandError.checking { try Film.rules.check(film, changedFrom: nil) }
        return try await AddFilm(film: film, journal: journal, isDryRun: isDryRun, words: words)
            .run(on: console)
    }
}
