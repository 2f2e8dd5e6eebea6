import Domain
import Foundation

extension Item {
    /// Returns the validated entry.
    func entry() throws(CalendarDefect) -> Entry {
        let entry: Entry =
            switch kind {
            case .film: .film(try film())
            case .trip: .trip(try trip())
            case .pass: .pass(try pass())
            case .claim: .claim(try claim())
            }
        try entry.validate()
        return entry
    }

    /// Reads the entry in a file.
    ///
    /// - Throws: the reason why the file is not an entry.
    static func entry(from bytes: [UInt8]) throws(CalendarDefect) -> Entry {
        try Item(in: CalendarFile(bytes)).entry()
    }

    /// Reads a film. The year is that of the summary if there is no title of Counterfoil, or other
    /// programs left the title unchanged.
    private func film() throws(CalendarDefect) -> Film {
        let summary = FilmSummary(line("SUMMARY") ?? "")
        var film = Film(title: summary.title)
        for field in FilmFields.all { try field.read(from: self, into: &film) }
        if film.year == nil, film.title == summary.title { film.year = summary.year }
        if film.isWanted {
            // A planned day is not the day of viewing.
            film.watched = nil
        } else if isTask, let done = dayDone, film.watched.map({ $0 > done }) ?? true {
            film.watched = done
        }
        return film
    }

    /// Reads a trip. Values without a property of Counterfoil come from the summary, then from an
    /// embedded reservation.
    private func trip() throws(CalendarDefect) -> Trip {
        let (from, to) = (line(PropertyName.from), line(PropertyName.to))
        let summary = from != nil && to != nil ? nil : TripSummary(line("SUMMARY") ?? "")
        let reservation = Reservation(first(PropertyName.reservation)?.value)
        let isAsReserved = from == nil && to == nil
        var trip = Trip(
            from: summary?.from ?? reservation?.from ?? line("LOCATION") ?? "",
            to: summary?.to ?? reservation?.to ?? "",
            fromCoordinates: isAsReserved ? reservation?.fromCoordinates : nil,
            toCoordinates: isAsReserved ? reservation?.toCoordinates : nil,
            mode: reservation?.mode ?? .other, operator: reservation?.operator ?? "",
            service: isAsReserved ? summary?.service ?? reservation?.service ?? "" : "",
            departure: try start("DTSTART"), arrival: nil, seat: reservation?.seat ?? "")
        trip.arrival = arrival(after: trip.departure)
        for field in TripFields.all { try field.read(from: self, into: &trip) }
        return trip
    }

    private func pass() throws(CalendarDefect) -> Pass {
        var pass = Pass(name: "")
        for field in PassFields.all { try field.read(from: self, into: &pass) }
        return pass
    }

    /// Reads a claim. A status set by another program counts if no step tells more: a completed
    /// task is a sent claim, because sending was the task, and a cancelled task is a dropped claim.
    private func claim() throws(CalendarDefect) -> Claim {
        var claim = Claim(subject: ClaimSummaryText(reading: line("SUMMARY") ?? "").subject)
        for field in ClaimFields.all { try field.read(from: self, into: &claim) }
        switch (Tokens.progress(of: self), claim.state(on: nil)) {
        case (.done, .possible), (.done, .written):
            claim.steps.append(ClaimStep(.sent, on: dayDone))
        case (.cancelled, let state) where state.isOpen:
            claim.steps.append(ClaimStep(.dropped, on: nil))
        default: break
        }
        return claim
    }

    /// The day in the computer's zone on which a program for tasks marked the task as done.
    private var dayDone: CalendarDay? {
        first(PropertyName.completed).flatMap { Values.moment($0.value) }.flatMap {
            CalendarDay($0)
        }
    }

    /// Returns the arrival after a DURATION, or `nil` if there is a DTEND, which counts instead.
    private func arrival(after departure: DateTime) -> DateTime? {
        guard first("DTEND") == nil, let duration = first("DURATION") else { return nil }
        return Values.time(departure, after: duration.value)
    }

    /// Returns the time of a line, or `nil` if it is none.
    ///
    /// - Throws: the defect of an unknown zone.
    func time(_ line: ContentLine) throws(CalendarDefect) -> DateTime? {
        do {
            return try zones.dateTime(line)
        } catch {
            throw .zone(error)
        }
    }

    /// Returns the departure, which a trip must have.
    func start(_ name: String) throws(CalendarDefect) -> DateTime {
        guard let line = first(name) else { throw .noDeparture }
        guard let departure = try time(line) else {
            let isDay = Values.time(line.value).map { $0.clock == nil } ?? false
            throw isDay ? .departureWithoutTime : .noDeparture
        }
        return departure
    }

    /// Returns the feedback of a line, or `nil` for a value that this version does not know.
    static func feedback(_ line: ContentLine) -> GivenFeedback? {
        Feedback(fileWord: line.value.lowercased()).map {
            GivenFeedback($0, at: line.parameter(ParameterName.given).flatMap(Values.moment))
        }
    }

    /// Returns the coordinates of a line, or `nil` if they are no place on the Earth.
    static func coordinates(_ line: ContentLine) -> Coordinates? {
        Coordinates(Values.text(line.value))
    }

    /// The first of those that are by one author.
    func rating(by author: RatingAuthor) -> ImportedRating? {
        all(PropertyName.rating).first { RatingAuthor($0) == author }.flatMap { line in
            Self.line(line).map {
                ImportedRating(
                    $0, source: SanitizedText.line(line.parameter(ParameterName.source) ?? ""))
            }
        }
    }

    func fare(_ name: String) -> Fare? {
        guard let line = first(name), let amount = Self.decimal(Values.text(line.value)) else {
            return nil
        }
        return Fare(
            amount, currency: SanitizedText.line(line.parameter(ParameterName.currency) ?? ""))
    }

    /// Returns a number such as 12.48, whatever the locale. Foundation alone would read `12 apples`
    /// as 12.
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard digits.utf8.first?.isDigit == true,
            digits.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
            digits.utf8.count <= 30, digits.filter({ $0 == "." }).count <= 1
        else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}

extension RatingAuthor {
    /// The author of a rating in a file; one who is not named is oneself.
    init(_ line: ContentLine) {
        let name = line.parameter(ParameterName.author)?.uppercased()
        self = name == ParameterName.others ? .others : .oneself
    }
}
