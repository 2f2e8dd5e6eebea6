public import Domain
import Presentation

extension Localizer {
    /// The meaning of a part of a line, such as "departure at 14:02" or "Tuesday, 24 November
    /// 2026". Empty for a separator.
    public func meaning(of part: TripLine.Part) -> String {
        switch part.meaning {
        case .from: say("from")
        case .to: say("to")
        case .departure(let hour, let minute):
            say("departure at {time}", ["time": time(hour: hour, minute: minute)])
        case .arrival(let hour, let minute):
            say("arrival at {time}", ["time": time(hour: hour, minute: minute)])
        case .day(let day): say("on {day}", ["day": longDay(day)])
        case .arrivalDay(let day): say("arrival on {day}", ["day": longDay(day)])
        case .noDay: say("not a date")
        case .daysLater(let days):
            say("arrival {days}", ["days": dayShift(days)])
        case .delay(.departure, let minutes):
            say("departure {delay}", ["delay": delay(.seconds(60 * minutes))])
        case .delay(.arrival, let minutes):
            say("arrival {delay}", ["delay": delay(.seconds(60 * minutes))])
        case .cancelled: status(.cancelled)
        case .mode: say("means of transport")
        case .service: say("service")
        case .flight: say("flight")
        case .operator: say("operator")
        case .fare(let fare): say("fare {amount}", ["amount": self.fare(fare)])
        case .ticket(let kind): say("ticket {kind}", ["kind": ticket(kind)])
        case .nextLeg: say("next leg of a journey")
        case .separator: ""
        case .unknown: say("not recognised")
        }
    }

    /// The meanings of a film's line, such as "feedback: good". A day is
    /// told by its date alone.
    public func meanings(of line: FilmLine) -> [String] {
        line.parts.compactMap { part in
            switch part.meaning {
            case .title: self.part(part.text, meaning: say("title"))
            case .year: self.part(part.text, meaning: say("year"))
            case .day(let day): say("on {day}", ["day": longDay(day)])
            case .noDay: self.part(part.text, meaning: say("not a date"))
            case .feedback: self.part(part.text, meaning: say("feedback"))
            case .rating(let rating): meaning(of: rating, in: line)
            case .rewatch: say("seen before")
            case .wanted: wanted
            case .place(let place): self.part(place, meaning: say("place"))
            case .separator: nil
            case .doubtfulYear, .unknown: self.part(part.text, meaning: say("not recognised"))
            }
        }
    }

    /// The rating, and the feedback that follows from it if none was typed.
    private func meaning(of rating: OriginalRating, in line: FilmLine) -> String {
        let isFeedbackTyped = line.parts.contains {
            if case .feedback = $0.meaning { true } else { false }
        }
        guard !isFeedbackTyped, let feedback = line.feedback else {
            return part(rating.text, meaning: say("rating"))
        }
        return say(
            "rating: {rating}, so the feedback is: {feedback}",
            ["rating": rating.text, "feedback": self.feedback(feedback)])
    }

    private func part(_ text: String, meaning: String) -> String {
        say("{meaning}: {text}", ["meaning": meaning, "text": text.quoted])
    }

    /// The meanings of a trip's line in order, such as "from: Köln" and "departure at 14:02". Its
    /// ends have the zones that were found for them, unless all are the zone at home.
    public func meanings(
        of line: TripLine, ends: FoundEnds = FoundEnds(), home: String = ""
    ) -> [String] {
        let found = meanings(of: ends, home: home)
        return line.parts.filter { $0.meaning != .separator }.map { part in
            let meaning = found[part.meaning] ?? meaning(of: part)
            return part.meaning.hasValue ? meaning : self.part(part.text, meaning: meaning)
        }
    }

    /// The reason why a line is not a trip yet, or `nil` if it is one.
    public func whyNoTrip(_ line: TripLine) -> String? {
        if let refused = line.refused.first {
            if case .noDay(let numbers) = refused.meaning { return notADate(numbers.isoText) }
            return notRecognised(refused.text)
        }
        switch line.missing.first {
        case nil: return nil
        case .from, .to:
            return say(
                "Enter a trip, such as “{line}”.",
                ["line": "Köln → Wien \(time(hour: 14, minute: 2))"])
        case .departure:
            return say("Add a departure time, such as {time}.", ["time": time(hour: 14, minute: 2)])
        }
    }

    /// The reason why a line is not a film yet, or `nil` if it is one.
    public func whyNoFilm(_ line: FilmLine) -> String? {
        guard let refused = line.refused.first else {
            return line.title.isEmpty
                ? say("Enter a film, such as “{line}”.", ["line": exampleOfFilm]) : nil
        }
        switch refused.meaning {
        case .noDay(let numbers): return notADate(numbers.isoText)
        case .doubtfulYear:
            return say(
                """
                “{year}” can be the year or a part of the title. Write ({year}) for the year, or \
                put the title in quotation marks.
                """, ["year": refused.text])
        default: return notRecognised(refused.text)
        }
    }

    private func notRecognised(_ text: String) -> String {
        say("Not recognised: “{text}”", ["text": text.quoted])
    }

    /// Returns a line with square brackets around the part that is not understood.
    public func marking(_ place: Range<Int>, in line: String) -> String {
        let (start, end) = (place.lowerBound, place.count)
        let rest = line.dropFirst(start)
        return "\(line.prefix(start))[\(rest.prefix(end))]\(rest.dropFirst(end))"
    }

    /// Tells that no trip was found that a next leg can continue.
    package var noLegBefore: String {
        say("No trip ends there within a day before, so this is not a next leg.")
    }

    /// Tells which trip a next leg continues.
    package func continues(_ trip: Trip) -> String {
        say(
            "It continues “{trip}” at {time}.",
            ["trip": isolatedTitle(of: .trip(trip)), "time": time(trip.departure)])
    }

    /// Tells that a film that is added was on the watchlist.
    package func takenFromWatchlist(_ film: EntrySummary) -> String {
        say(
            "“{film}” was on your watchlist. It becomes this viewing.",
            ["film": name(of: film)])
    }

    private func name(of film: EntrySummary) -> String {
        isolatedTitle(of: .film(Film(title: film.filmTitle ?? "", year: film.filmYear)))
    }

    /// Tells that a film that is added may be one of several on the watchlist.
    package func severalWanted(_ title: String) -> String {
        say(
            """
            Several films on your watchlist have the title “{title}”. Add the year, such as \
            “{title} (1945)”.
            """, ["title": title.quoted])
    }

    /// The label of the choice that a film of the watchlist becomes the viewing of a form.
    package func takeFromWatchlist(_ film: EntrySummary) -> String {
        say("Take “{film}” off my watchlist", ["film": name(of: film)])
    }

    /// The caption of the field in which a trip is typed in one line.
    package var inOneLine: String { say("Quick entry") }

    /// An example of a film in one line.
    package var exampleOfFilm: String { say("Brief Encounter (1945) yesterday good") }

    /// An example of a trip in one line.
    package var exampleOfLine: String {
        say(
            "Köln {departure} → Wien tomorrow",
            ["departure": time(hour: 14, minute: 2)])
    }

    /// A trip that was taken before, such as "14:02 Köln Hbf → 23:33 Wien Westbf · ICE 93".
    package func asBefore(_ trip: Trip) -> String {
        let (from, to) = (trip.from.displayIsolated, trip.to.displayIsolated)
        let departure = time(trip.departure)
        let way =
            trip.arrival.map {
                say(
                    "{departure} {from} → {arrival} {to}",
                    ["departure": departure, "from": from, "arrival": time($0), "to": to])
            }
            ?? say("{departure} {from} → {to}", ["departure": departure, "from": from, "to": to])
        return [way, trip.service].listed
    }

    /// Tells which day is assumed for a line without one.
    public func assumedDay(_ day: CalendarDay) -> String {
        say("No date given: using today, {day}.", ["day": longDay(day)])
    }
}

extension TripLine.Meaning {
    /// Whether the words for the meaning contain what was typed.
    fileprivate var hasValue: Bool {
        switch self {
        case .departure, .arrival, .day, .arrivalDay, .daysLater, .delay, .cancelled, .fare,
            .ticket, .nextLeg:
            true
        default: false
        }
    }
}
