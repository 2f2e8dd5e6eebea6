public import Domain
import Presentation

extension Localizer {
    /// The words by which a line about a trip is parsed.
    public func lineWords(today: CalendarDay, operators: [String] = []) -> LineWords {
        let modes = TravelMode.allCases.filter { $0 != .other }
        let names = modes.flatMap { mode in
            [self, Self.inEnglish].map { (DayWords.key($0.mode(mode)), mode) }
        }
        return LineWords(
            days: DayReader(words: dayWords, today: today, tendency: .toCome),
            between: Set(
                [self, Self.inEnglish].map { words in
                    words.say("to", context: "between two places in a line that is typed")
                }),
            before: Set(
                [self, Self.inEnglish].map { words in
                    words.say("from", context: "before a place in a line that is typed")
                }),
            modes: Dictionary(names) { first, _ in first },
            operators: Set(operators.filter { !$0.isEmpty }))
    }

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
        case .daysLater(let days):
            say("arrival {days}", ["days": dayShift(days)])
        case .mode: say("means of transport")
        case .service: say("service")
        case .flight: say("flight")
        case .operator: say("operator")
        case .fare(let fare): say("fare {amount}", ["amount": self.fare(fare)])
        case .separator: ""
        case .unknown: say("not recognised")
        }
    }

    /// The words by which a line about a film is parsed.
    public func filmLineWords(today: CalendarDay) -> FilmLineWords {
        let feedbacks = Feedback.allCases.filter { $0 != .none }
        let names = feedbacks.flatMap { feedback in
            [self.feedback(feedback), Self.inEnglish.feedback(feedback), feedback.fileWord]
                .map { (DayWords.key($0), feedback) }
        }
        // Until it was "so-so", this was the word that was shown.
        let former = (DayWords.key("so and so"), Feedback.soAndSo)
        return FilmLineWords(
            days: DayReader(words: dayWords, today: today, tendency: .past),
            feedbacks: Dictionary(names + [former]) { first, _ in first })
    }

    /// The kind of entry that a line is about.
    public func kind(ofLine text: String, today: CalendarDay) -> EntryKind {
        FilmLine.isMeant(
            by: text, words: filmLineWords(today: today), trips: lineWords(today: today))
            ? .film : .trip
    }

    /// The meanings of a film's line, such as "feedback: good". A day is
    /// told by its date alone.
    public func meanings(of line: FilmLine) -> [String] {
        line.parts.map { part in
            switch part.meaning {
            case .title: self.part(part.text, meaning: say("title"))
            case .year: self.part(part.text, meaning: say("year"))
            case .day(let day): say("on {day}", ["day": longDay(day)])
            case .feedback: self.part(part.text, meaning: say("feedback"))
            case .unknown: self.part(part.text, meaning: say("not recognised"))
            }
        }
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
        if let unknown = line.unknown.first {
            return say("Not recognised: “{text}”", ["text": unknown.quoted])
        }
        switch line.missing.first {
        case nil: return nil
        case .from, .to:
            return say(
                "Enter a trip, such as “{line}”.",
                ["line": "Köln → Wien \(time(hour: 14, minute: 2))"])
        case .departure:
            return say(
                "Add a departure time, such as {time}.", ["time": time(hour: 14, minute: 2)])
        }
    }

    /// The reason why a line is not a film yet, or `nil` if it is one.
    public func whyNoFilm(_ line: FilmLine) -> String? {
        line.unknown.first.map { say("Not recognised: “{text}”", ["text": $0.quoted]) }
    }

    /// Offers to add an entry from the text of a search without matches.
    package func addInOneLine(_ text: String) -> String {
        say("Add “{text}”…", ["text": text.displayIsolated(upTo: 40)])
    }

    /// The message that the line in a trip's form is about a film.
    package var lineOfFilm: String {
        say("That is a film: type it in the search and press Ctrl+L there.")
    }

    /// The caption of the field in which a trip is typed in one line.
    package var inOneLine: String { say("Quick entry") }

    /// An example of a trip in one line.
    package var exampleOfLine: String {
        say(
            "Köln {departure} → Wien {arrival} ICE 93 tomorrow",
            ["departure": time(hour: 14, minute: 2), "arrival": time(hour: 23, minute: 33)])
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
            ?? say(
                "{departure} {from} → {to}", ["departure": departure, "from": from, "to": to])
        return [way, trip.service].listed
    }

    /// Tells which day is assumed for a line without one.
    public func assumedDay(_ day: CalendarDay) -> String {
        say("No date given: using today, {day}.", ["day": longDay(day)])
    }

    /// Says in which currency the fare is where none was given.
    package func assumedCurrency(of fare: Fare) -> String {
        say("No currency was given, so the fare is {fare}.", ["fare": self.fare(fare)])
    }

    /// Says on which season ticket it is where no ticket was given.
    package func assumedPass(_ name: String) -> String {
        say(
            "No ticket was given, so it is on the season ticket “{name}”. Add --ticket single if it is not.",
            ["name": name])
    }
}

extension TripLine.Meaning {
    /// Whether the words for the meaning contain what was typed.
    fileprivate var hasValue: Bool {
        switch self {
        case .departure, .arrival, .day, .arrivalDay, .daysLater, .fare: true
        default: false
        }
    }
}
