internal import ArgumentParser
internal import Domain
internal import Foundation
internal import Wording

struct AddLineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "line",
        abstract: localized("Add a trip or a film that is written in one line."),
        discussion: localized(
            """
            Such as: counterfoil add "Köln 14:02 → Wien 23:33 ICE 93 tomorrow €29.90". The places \
            stand on either side of an arrow, a dash or “to”. Times, days, service, operator, fare \
            and delay (+7) can stand anywhere. The meaning of each word is shown, and nothing is \
            written if a word is not understood. Without a day it is today. With “then” before \
            it, the trip is the next leg of the one before.

            Any other line is a film: a title with its year in brackets, the day, the feedback or \
            a rating, and the place. Such as: counterfoil add "Brief Encounter (1945) yesterday \
            4/5 @Metro". Put a title that looks like a trip in quotation marks.
            """))

    @OptionGroup var options: JournalOptions
    @OptionGroup var creation: JournalOptions.Creation

    @Flag(help: localized("Say what was understood, and write nothing."))
    var dryRun = false

    @OptionGroup var ticket: TicketOption

    @Argument(help: localized("The trip, or the film."))
    var words: [String]

    func run() throws {
        options.run(making: creation) { journal in
            let folders = ProgramFolders()
            // The currency that an amount without one is in.
            Localizer.apply(folders.keptPreferences)
            return AddLine(
                text: words.joined(separator: " "), journal: journal,
                gazetteer: ProgramFolders.places, rights: folders.rights, ticket: ticket.kind,
                isDryRun: dryRun, moment: Date(), timeZone: .current,
                filledInZones: FilledInZones.names, words: Localizer())
        }
    }
}

struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: localized("Add a film or a trip, and print the name of its file."),
        subcommands: [AddFilmCommand.self, AddTripCommand.self, AddLineCommand.self],
        defaultSubcommand: AddLineCommand.self)
}

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

    func validate() throws { try checkingUsage { _ = try film } }

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

struct AddTripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trip",
        abstract: localized("Add a trip that you took."),
        discussion: localized(
            """
            Times are written as 2026-11-20T14:02 or “tomorrow 14:02”, each in local time; a Z at \
            the end of the former means UTC. An arrival or an actual time may be a time of day, \
            such as 23:33; an actual time may also be a delay, such as +12. A time that is not \
            given counts as unknown, not as on time. A known town brings its time zone. With \
            --mode flight, an end such as CGN or “Cologne Bonn (CGN)” brings its airport's zone and \
            coordinates.
            """))

    @OptionGroup var options: JournalOptions
    @OptionGroup var creation: JournalOptions.Creation

    @Argument(help: localized("Where it departs."))
    var from: String

    @Argument(help: localized("Where it arrives."))
    var to: String

    @Option(help: localized("The departure by the timetable.", valueName: "time"))
    var departure: String

    @Option(help: localized("The arrival by the timetable.", valueName: "time"))
    var arrival: String?

    @Option(help: localized("When it really departed.", valueName: "time"))
    var departed: String?

    @Option(help: localized("When it really arrived.", valueName: "time"))
    var arrived: String?

    @Option(
        help: localized(
            """
            The time zone of the departure, such as Europe/Vienna, UTC or floating; without it \
            that of the place, or this machine's.
            """, valueName: "zone"),
        transform: { try Zone(typed: $0) })
    var departureZone: Zone?

    @Option(
        help: localized(
            "The time zone of the arrival; without it that of the place, or the departure's.",
            valueName: "zone"),
        transform: { try Zone(typed: $0) })
    var arrivalZone: Zone?

    @Flag(help: localized("It was cancelled."))
    var cancelled = false

    @Flag(help: localized("The connection was missed."))
    var missedConnection = false

    @Option(help: localized("What you travelled by."))
    var mode = TravelMode.train

    @Option(help: localized("The train, line or flight, such as “ICE 93”."))
    var service = ""

    @Option(help: localized("Who runs it."))
    var `operator` = ""

    @Option(help: localized("The seat."))
    var seat = ""

    @Option(
        name: .customLong("class"),
        help: localized("The class you travelled in.", valueName: "class"))
    var travelClass = ""

    @Option(
        help: localized("What it cost, such as 49.90 or “49.90 EUR”.", valueName: "amount"),
        transform: { try Typed.fare($0) })
    var fare: Fare?

    @Option(
        help: localized(
            """
            The currency of the fare, such as EUR; given with --fare. Without it the one of the trip's \
            country, or else the usual one.
            """, valueName: "code"),
        transform: { try Typed.currency($0) })
    var currency: String?

    @Option(
        help: localized(
            "How far it was, such as 12.5; without it what the coordinates of its ends say.",
            valueName: "kilometres"),
        transform: { try Typed.distance($0) })
    var distance: Distance?

    @OptionGroup var ticket: TicketOption

    @Option(help: localized("The number of the ticket or of its booking.", valueName: "number"))
    var ticketNumber = ""

    @Option(help: localized("The longer journey that it is a part of."))
    var journey = ""

    @Option(help: localized("A tag; may be given again.", valueName: "tag"))
    var tag: [String] = []

    @Option(help: localized("Notes."))
    var notes = ""

    func validate() throws {
        if cancelled, missedConnection {
            throw ValidationError(localized("Give --cancelled or --missed-connection, not both."))
        }
        if fare == nil, currency != nil {
            throw ValidationError(
                localized("--currency needs --fare beside it, which says how much it was."))
        }
        if let fare, let currency, !["", currency].contains(fare.currency) {
            try checkingUsage {
                throw CommandError(usage: TripError.twoCurrencies(fare.currency, currency))
            }
        }
        try checkingUsage { _ = try trip.trip(gazetteer: ProgramFolders.places) }
    }

    private var trip: TripDescription {
        TripDescription(
            from: from, to: to, mode: mode, service: service, operator: self.operator,
            departure: departure, arrival: arrival, departed: departed, arrived: arrived,
            departureZone: departureZone, arrivalZone: arrivalZone,
            disruption: cancelled ? .cancelled : missedConnection ? .missedConnection : nil,
            distance: distance, seat: seat, travelClass: travelClass,
            fare: fare.map { Fare($0.amount, currency: currency ?? $0.currency) },
            ticket: ticket.kind ?? .single, ticketNumber: ticketNumber, journey: journey, tags: tag,
            notes: notes)
    }

    /// Whether a fact was not given that the journal may have: the season ticket, or the zone of an
    /// end that was visited before.
    private var isAnyFactMissing: Bool {
        ticket.kind == nil && fare == nil || departureZone == nil || arrivalZone == nil
    }

    func run() throws {
        options.run(reading: isAnyFactMissing ? .everything : .nothing, making: creation) {
            let folders = ProgramFolders()
            // The currency that an amount without one is in.
            Localizer.apply(folders.keptPreferences)
            return AddTrip(
                description: trip, ticket: ticket.kind, journal: $0,
                gazetteer: ProgramFolders.places, rights: folders.rights,
                filledInZones: FilledInZones.names, words: Localizer())
        }
    }
}

struct TicketOption: ParsableArguments {
    /// The kind of ticket, or `nil` for the valid season ticket of a trip without a fare.
    @Option(
        name: .customLong("ticket"),
        help: localized(
            """
            What sort of ticket it was taken on; without it, and without a fare, the season ticket that is \
            valid that day.
            """, valueName: "ticket"))
    var kind: TicketKind?
}
