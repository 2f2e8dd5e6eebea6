internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// The line above the fields of a trip's form, as it was read.
struct LineFilling {
    private(set) var line = TripLine.empty
    private var ends = FoundEnds()
    private var isOfFilm = false
    /// The trip that a next leg continues, or `nil` if there is none.
    var legBefore: Journey.Leg?

    /// Reads a line, and returns the draft with which the form began as the line fills it.
    ///
    /// - Parameter known: the facts that the journal has of stops, by their names.
    mutating func fill(
        _ original: FormDraft, from text: String, by reading: FormLineWords,
        gazetteer: any FindsPlaces, known: [String: KnownPlace], words: Localizer
    ) -> FormDraft {
        line = TripLineReader.line(text, words: reading.trips).recognizingFlight(by: gazetteer)
        // The place where a next leg begins need not be said.
        let isFromKnown = line.from.isEmpty && line.isNextLeg
        let from = isFromKnown ? legBefore?.trip.to ?? "" : line.from
        ends = gazetteer.ends(of: line, from: from, by: original.travelMode, known: known)
        isOfFilm = FilmLineReader.line(text, words: reading.films)
            .isSurely(insteadOf: line, known: reading.known)
        if line.parts.isEmpty { return original }
        return original.filled(
            from: line, at: from, today: reading.trips.days.today, ends: ends, words: words)
    }

    /// Returns the meanings of the words; empty if the line is.
    func meanings(home: String, _ words: Localizer) -> String {
        let continued = line.isNextLeg ? legBefore.map { words.continues($0.trip) } : nil
        return (words.meanings(of: line, ends: ends, home: home) + [continued ?? ""]).listed
    }

    /// Returns the reason why the line does not make a trip, with the place of the refused part, or
    /// `nil` if it does.
    ///
    /// - Parameter isTimeSet: whether the time of departure was typed into its field.
    func complaint(isTimeSet: Bool, _ words: Localizer) -> (text: String, refused: Range<Int>?)? {
        if isOfFilm {
            return (words.say("This is a film. Choose “Change to Film” to add it."), nil)
        }
        if line.isNextLeg, line.refused.isEmpty, line.missing.isEmpty, legBefore == nil {
            return (words.noLegBefore, nil)
        }
        if line.refused.isEmpty, !line.missing.contains(.departure) || isTimeSet { return nil }
        if line.parts.isEmpty { return nil }
        return words.whyNoTrip(line).map { ($0, line.refused.first?.place) }
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
