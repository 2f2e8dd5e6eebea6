internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// Fills the form of a trip from a line that is typed above its fields. A typed field stays until
/// the line says something else about it.
struct LineFilling {
    private let words: Localizer
    private let reading: TripLineWords
    private let films: FilmLineWords
    private let names: KnownNames
    private let gazetteer: any FindsPlaces
    private let original: FormDraft
    /// The original as the line filled it the last time.
    private var filled: FormDraft
    private(set) var line = TripLine.empty
    private var ends = FoundEnds()
    private var isOfFilm = false
    /// The trip that a next leg continues, or `nil` if there is none.
    var legBefore: Journey.Leg?

    /// - Parameters:
    ///   - original: the draft with which the form began.
    ///   - known: the names that are told apart from other words.
    init(
        _ original: FormDraft, today: CalendarDay, known: KnownNames, gazetteer: any FindsPlaces,
        words: Localizer
    ) {
        self.original = original
        self.gazetteer = gazetteer
        names = known
        reading = words.tripLineWords(today: today, known: known)
        films = words.filmLineWords(today: today, known: known)
        self.words = words
        filled = original
    }

    /// The place where the trip begins, which that of a next leg need not say.
    private var from: String {
        line.from.isEmpty && line.isNextLeg ? legBefore?.trip.to ?? "" : line.from
    }

    /// Returns the draft with the values of the line.
    ///
    /// - Parameters:
    ///   - arrivalZone: the zone of the arrival in the form, even if the arrival is unknown.
    ///     Another zone would count as typed, and places would no longer change it.
    ///   - known: the facts that the journal has of stops, by their names.
    mutating func fill(
        _ draft: FormDraft, from text: String, arrivalZone: String, known: [String: KnownPlace]
    ) -> FormDraft {
        line = TripLineReader.line(text, words: reading).recognizingFlight(by: gazetteer)
        ends = gazetteer.ends(of: line, from: from, by: original.travelMode, known: known)
        let today = reading.days.today
        isOfFilm = FilmLineReader.line(text, words: films)
            .isSurely(insteadOf: line, known: names)
        let next =
            line.parts.isEmpty
            ? original
            : original.filled(from: line, at: from, today: today, ends: ends, words: words)
        var new = draft.filled(by: next, after: filled)
        new.arrival?.zone = arrivalZone
        filled = next
        return new
    }

    /// Returns the meanings of the words; empty if the line is.
    func meanings(home: String) -> String {
        let continued = line.isNextLeg ? legBefore.map { words.continues($0.trip) } : nil
        return (words.meanings(of: line, ends: ends, home: home) + [continued].compactMap(\.self))
            .joined(separator: " · ")
    }

    /// The place of the refused part in the line, or `nil` if there is none.
    var refused: Range<Int>? { isOfFilm ? nil : line.refused.first?.place }

    /// Returns the reason why the line does not make a trip, or `nil` if it does.
    func complaint(about draft: FormDraft) -> String? {
        if isOfFilm { return words.say("This is a film. Choose “Change to Film” to add it.") }
        if line.isNextLeg, line.refused.isEmpty, line.missing.isEmpty, legBefore == nil {
            return words.noLegBefore
        }
        let isTimeSet = draft.departure.clock != original.departure.clock
        if line.refused.isEmpty, !line.missing.contains(.departure) || isTimeSet { return nil }
        return line.parts.isEmpty ? nil : words.whyNoTrip(line)
    }
}

extension FormDraft {
    /// Returns the draft with the values of a line, and with an unknown arrival if the line has
    /// none. A time without a day is today, even if the form began with the first hour of tomorrow.
    fileprivate func filled(
        from line: TripLine, at from: String, today: CalendarDay, ends: FoundEnds,
        words: Localizer
    ) -> FormDraft {
        var draft = self
        draft[.from] = from
        draft[.to] = line.to
        draft[.service] = line.service
        draft[.operator] = line.operator
        if let mode = line.mode.flatMap(TravelMode.allCases.firstIndex) {
            draft[choice: FormKey(.mode)] = mode
        }
        if let ticket = line.ticket.flatMap(TicketKind.allCases.firstIndex) {
            draft[choice: FormKey(.ticket)] = ticket
        }
        if let fare = line.fare {
            draft[.fare] = MoneyText(words.locale).amount(of: fare)
            draft[.currency] = fare.currency
        }
        if let day = line.day ?? (line.departure == nil ? nil : today) {
            draft.departure.date = day.isoText
        }
        if let clock = line.departure {
            draft.departure.clock =
                EntrySummary.ClockTime(hour: clock.hour, minute: clock.minute).isoText
        }
        draft.arrival = draft.arrival(from: line, ends: ends)
        return draft
    }

    /// Returns the arrival of a line. Between known places, its day follows from their time zones.
    private func arrival(from line: TripLine, ends: FoundEnds) -> Time? {
        guard let clock = line.arrival,
            let zoneThere = ends.zone(at: .departure) ?? (try? Zone(typed: departure.zone)),
            let start = departure.dateTime(in: zoneThere)
        else { return nil }
        let arrivalZone = ends.zone(at: .arrival) ?? zoneThere
        let day = line.dayOfArrival(after: start, clock, arrivalZone)
        return DateTime(day, hour: clock.hour, minute: clock.minute, zone: arrivalZone)
            .map(Time.init)
    }
}
